pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of a game and how to play it, with cards as examples: in two columns on a page, in one column in a drawer.
Item {
    id: root

    required property string kind
    // The sizes of its examples, as in RulesExample.
    property real cardWidth: Theme.px(44)
    property real cardsRoom: 0
    property real overlap: 0
    // How it shows what cards are worth: a RulesWorth for each rulesWorth.
    property Component worth: null
    property real worthSpacing: 0
    // Below the second column.
    default property alias tail: end.data

    // qsTr() makes the binding depend on the language.
    readonly property rulesText rules: qsTr("Rules") !== "" ? KindLooks.rulesOf(root.kind) : KindLooks.rulesOf("")
    readonly property bool wide: root.width > Theme.px(760)
    readonly property real columnWidth: root.wide ? (root.width - Theme.px(56)) / 2 : root.width

    implicitHeight: root.wide ? Math.max(start.height, end.height) : start.height + end.height + Theme.px(30)

    Component {
        id: part

        RulesPart {
            required property rulesPart modelData

            part: modelData
            kind: root.kind
            cardWidth: root.cardWidth
            cardsRoom: root.cardsRoom
            overlap: root.overlap
            worth: root.worth
            worthSpacing: root.worthSpacing
        }
    }

    Column {
        id: start

        anchors.left: parent.left
        width: root.columnWidth
        spacing: Theme.px(26)

        Repeater { model: root.rules.first; delegate: part }
    }

    Column {
        id: end

        anchors.left: parent.left
        anchors.leftMargin: root.wide ? root.columnWidth + Theme.px(56) : 0
        y: root.wide ? 0 : start.height + Theme.px(30)
        width: root.columnWidth
        spacing: Theme.px(26)

        Repeater { model: root.rules.second; delegate: part }
    }
}
