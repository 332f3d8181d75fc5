import QtQuick
import Cardroom.Ui

// A ring round a card. Fills its parent, the card's picture.
Item {
    id: root

    property real around: 0
    property real gap: 1
    property real thickness: 2
    property color color: Theme.select

    anchors.fill: parent
    anchors.margins: -(root.gap + root.thickness)

    Rectangle {
        anchors.fill: parent
        radius: root.around + root.gap + root.thickness
        color: "transparent"
        border.width: root.thickness
        border.color: root.color
    }
}
