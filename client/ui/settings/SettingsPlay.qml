pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Models
import Cardroom.Ui

// How a person plays.
ColumnLayout {
    id: root

    required property Preferences preferences

    spacing: 0

    OptionRow {
        Layout.fillWidth: true
        first: true
        title: qsTr("Order of the hand")
        text: qsTr("How your cards lie; O changes it at the table")

        SegmentedControl {
            spokenName: qsTr("Order of the hand")
            options: [qsTr("By suit"), qsTr("By rank"), qsTr("As drawn")]
            currentIndex: root.preferences.handOrder
            onChosen: index => root.preferences.handOrder = index
        }
    }

    OptionRow {
        Layout.fillWidth: true
        title: qsTr("Keep my tables open")
        text: qsTr("When you close the window, the others play on, and you are not asked")

        Toggle {
            spokenName: qsTr("Keep my tables open")
            checked: root.preferences.keepTableOpen
            onToggled: root.preferences.keepTableOpen = checked
        }
    }
}
