import Cardroom.Translations
import Cardroom.Ui

// Whether somebody is really to leave the table.
QuestionPanel {
    id: root

    property int seat: -1  // -1: somebody without one.
    property string name: ""

    signal confirmed(int seat)

    function ask(seat: int, name: string): void {
        root.seat = seat;
        root.name = name;
        root.open();
    }

    heading: Words.filled(qsTr("Remove %1 from the table?"), [root.name])
    text: qsTr("They are told, and cannot come back to this table.")
    primaryText: qsTr("Remove")
    secondaryText: qsTr("Cancel")
    onPrimary: {
        root.close();
        root.confirmed(root.seat);
    }
    onSecondary: root.close()
    onEscaped: root.close()
}
