pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// By how many and by which rules the table plays, where its kind leaves that open; what is seldom changed only for who
// wants to see it.
Panel {
    id: root

    required property TableSetup setup
    required property bool compact
    property bool all: false

    readonly property int pad: Theme.px(root.compact ? 16 : 18)

    implicitHeight: rows.implicitHeight + Theme.px(4)

    Column {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: root.pad
        anchors.rightMargin: root.pad

        OptionRow {
            id: players

            width: rows.width
            tight: true
            visible: root.setup.seatCounts.length > 1
            title: qsTr("Players")
            first: true
            overhang: root.setup.canChange ? Theme.px(12) : 0

            ChoiceBox {
                visible: root.setup.canChange
                plain: true
                implicitHeight: Math.max(40, Theme.px(40))
                spokenName: qsTr("Players")
                textRole: "text"
                valueRole: "count"
                model: root.setup.seatCounts.map(count => ({ count: count, text: Words.number(count) }))
                chosenIndex: root.setup.seatCounts.indexOf(root.setup.seatCount)
                onActivated: index => root.setup.seatCount = valueAt(index)
            }

            BodyText {
                visible: !root.setup.canChange
                text: Words.number(root.setup.seatCount)
                weight: Font.Bold
                color: Theme.text2
            }
        }

        Repeater {
            model: root.setup.rules

            SetupRule {
                required property bool rare
                required property int index

                width: rows.width
                visible: root.all || !rare
                first: index === 0 && !players.visible
                mayChange: root.setup.canChange
                brief: root.compact
                onChosen: chosen => root.setup.setRule(option, chosen)
            }
        }

        TextLink {
            anchors.right: rows.right
            anchors.rightMargin: -Theme.px(8)
            visible: root.setup.rules.anyRare
            text: root.all ? qsTr("Fewer rules") : qsTr("All rules")
            onClicked: root.all = !root.all
        }
    }
}
