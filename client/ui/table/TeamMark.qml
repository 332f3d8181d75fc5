import QtQuick
import Cardroom.Ui

// The symbol of a team, recognisable even without its colour: a disc for ours, a lozenge for theirs.
Item {
    id: root

    // "ours" or "theirs"; empty: no team.
    required property string team
    property color color: root.team === "ours" ? Theme.ours : Theme.theirs
    property real size: Theme.px(10)

    width: Math.round(root.size)
    height: root.width
    visible: root.team !== ""
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: root.team === "ours" ? width / 2 : width / 6
        rotation: root.team === "ours" ? 0 : 45
        color: root.color
    }
}
