import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// Preferences for playing.
ColumnLayout {
    id: root

    required property Preferences preferences

    spacing: 0

    SegmentRow {
        first: true
        title: qsTr("Order of the hand")
        text: qsTr("How your cards are sorted; press O at the table")
        options: [qsTr("By suit"), qsTr("By rank"), qsTr("As drawn")]
        chosenIndex: root.preferences.handOrder
        onChosen: index => root.preferences.handOrder = index
    }

    SwitchRow {
        title: qsTr("Keep my tables open")
        text: qsTr("When you close the window, the others play on, and you are not asked")
        on: root.preferences.keepTableOpen
        onSwitched: on => root.preferences.keepTableOpen = on
    }
}
