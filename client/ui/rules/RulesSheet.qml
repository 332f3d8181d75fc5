import QtQuick
import Cardroom.Ui

// The rules of a game and how to play it, with cards as examples: in two columns on a page, in one column in a drawer.
Item {
    id: root

    // The parts of each column.
    property alias first: start.data
    property alias second: end.data
    // The sizes of its examples, as in RulesExample.
    property string kind: ""
    property real cardWidth: Theme.px(44)
    property real cardsRoom: 0
    property real overlap: 0

    readonly property bool wide: root.width > Theme.px(760)
    readonly property real columnWidth: root.wide ? (root.width - Theme.px(56)) / 2 : root.width

    implicitHeight: root.wide ? Math.max(start.height, end.height) : start.height + end.height + Theme.px(30)

    Column {
        id: start

        anchors.left: parent.left
        width: root.columnWidth
        spacing: Theme.px(26)
    }

    Column {
        id: end

        anchors.left: parent.left
        anchors.leftMargin: root.wide ? root.columnWidth + Theme.px(56) : 0
        y: root.wide ? 0 : start.height + Theme.px(30)
        width: root.columnWidth
        spacing: Theme.px(26)
    }
}
