pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The people without a seat: those waiting for one, spectators and, shown only to the owner, removed people.
Panel {
    id: root

    required property TableSetup setup

    signal removeWanted(string name)
    signal letBackWanted(string name)

    implicitHeight: rows.implicitHeight + Theme.px(4)

    Column {
        id: rows

        x: Theme.px(Theme.compact ? 16 : 18)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x

        Repeater {
            model: root.setup.people.others

            OptionRow {
                id: row

                required property personBeside modelData
                required property int index

                width: rows.width
                tight: true
                first: row.index === 0
                title: row.modelData.name
                text: row.modelData.text
                overhang: row.modelData.removable ? Theme.px(10) : row.modelData.removed ? Theme.px(4) : 0

                IconButton {
                    visible: row.modelData.removable
                    implicitWidth: 40
                    iconName: "close"
                    iconSize: Theme.px(20)
                    spokenName: Words.filled(qsTr("Remove %1 from the table"), [row.modelData.name])
                    onClicked: root.removeWanted(row.modelData.name)
                }

                TextLink {
                    visible: row.modelData.removed
                    text: qsTr("Let back in")
                    spokenName: Words.filled(qsTr("Let %1 back in"), [row.modelData.name])
                    onClicked: root.letBackWanted(row.modelData.name)
                }
            }
        }
    }
}
