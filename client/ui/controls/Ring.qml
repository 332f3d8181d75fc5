import QtQuick
import Cardroom.Ui

// A ring around its parent: a card, a control. Lengths are in pixels.
Rectangle {
    id: root

    // The corner radius of the item that the ring surrounds.
    property real around: 0
    property real gap: 1
    property real thickness: Math.max(2, Theme.px(2))

    anchors.fill: parent
    anchors.margins: -(root.gap + root.thickness)
    radius: root.around + root.gap + root.thickness
    color: "transparent"
    border.width: root.thickness
    border.color: Theme.select
}
