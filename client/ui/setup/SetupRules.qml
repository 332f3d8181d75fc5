pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The number of players and the rules, if the game offers a choice; rarely changed options are shown only on request.
Panel {
    id: root

    required property TableSetup setup
    property bool all: false

    readonly property int pad: Theme.px(Theme.compact ? 16 : 18)

    implicitHeight: rows.implicitHeight + Theme.px(4)

    Column {
        id: rows

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * root.pad

        SetupChoice {
            id: players

            width: rows.width
            visible: root.setup.options.seatCounts.length > 1
            title: qsTr("Players")
            first: true
            look: RuleList.Choice
            value: root.setup.options.seatCount
            valueText: Words.number(root.setup.options.seatCount)
            choices: root.setup.options.seatCounts.map(count => ({ text: Words.number(count), value: count }))
            mayChange: root.setup.canChange
            onChosen: count => root.setup.options.seatCount = count
        }

        Repeater {
            model: root.setup.options.rules

            SetupChoice {
                required property int index
                required property string option
                required property bool rare
                required title
                required detail
                required look
                required value
                required valueText
                required choices
                required least
                required most

                width: rows.width
                visible: root.all || !rare
                first: index === 0 && !players.visible
                mayChange: root.setup.canChange
                brief: Theme.compact
                onChosen: chosen => root.setup.options.setRule(option, chosen)
            }
        }

        TextLink {
            anchors.right: rows.right
            anchors.rightMargin: -Theme.px(8)
            visible: root.setup.options.rules.anyRare
            text: root.all ? qsTr("Fewer rules") : qsTr("All rules")
            onClicked: root.all = !root.all
        }
    }
}
