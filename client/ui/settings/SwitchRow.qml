import QtQuick
import Cardroom.Ui

// A row of a panel with a switch.
OptionRow {
    id: root

    property bool on: false

    signal switched(on: bool)

    Toggle {
        spokenName: root.title
        checked: root.on
        onToggled: {
            root.switched(checked)
            // Restores the saved value, whatever the click has set.
            checked = Qt.binding(() => root.on)
        }
    }
}
