import QtQuick
import Cardroom.Ui

// Round what has the keyboard's focus: 3 pixels, 4 away. Fills its parent.
Rectangle {
    id: root

    // The radius of what it goes round.
    property real around: 0
    // It lies on something lit, where the usual colour would not be seen.
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
