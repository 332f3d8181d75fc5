import QtQuick
import Cardroom.Ui

// Asks whether a person should really be removed from the table.
QuestionPanel {
    id: root

    property int seat: -1  // -1: a person without a seat.
    property string name: ""

    signal confirmed(int seat, bool addressToo)

    function ask(seat: int, name: string): void {
        root.seat = seat;
        root.name = name;
        root.open();
    }

    heading: Words.filled(qsTr("Remove %1 from the table?"), [root.name])
    text: qsTr("They are told, and cannot come back to this table until you let them.")
    primaryText: qsTr("Remove")
    secondaryText: qsTr("Cancel")
    onPrimary: {
        root.close();
        root.confirmed(root.seat, address.checked);
    }
    onSecondary: root.close()
    onEscaped: root.close()
    onAboutToShow: address.checked = false
    onOpened: root.focusPrimary()

    OptionRow {
        width: parent.width
        first: true
        title: qsTr("Block their address too")
        text: qsTr("For ten minutes, nobody can join from there.")

        Toggle {
            id: address

            spokenName: qsTr("Block their address too")
        }
    }
}
