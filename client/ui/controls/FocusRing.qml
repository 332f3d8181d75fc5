import QtQuick
import Cardroom.Ui

// A ring around the focused item: 3 pixels thick, 4 away. Fills its parent.
Rectangle {
    id: root

    // The radius of the item inside.
    property real around: 0
    // It lies on a highlighted item, where the usual colour would not be visible.
    property bool lit: false
    readonly property int gap: Theme.px(4)
    readonly property int thickness: Theme.px(3)

    anchors.fill: parent
    anchors.margins: -(root.gap + root.thickness)
    radius: root.around + root.gap + root.thickness
    color: "transparent"
    border.color: root.lit ? Theme.litAccent : Theme.focus
    border.width: root.thickness
}
