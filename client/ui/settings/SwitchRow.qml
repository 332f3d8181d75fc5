import QtQuick
import Cardroom.Ui

// A row of a panel with something that is on or off.
OptionRow {
    id: root

    property bool on: false

    signal switched(on: bool)

    Toggle {
        spokenName: root.title
        checked: root.on
        onToggled: {
            root.switched(checked)
            // What is kept holds, whatever it has become.
            checked = Qt.binding(() => root.on)
        }
    }
}
