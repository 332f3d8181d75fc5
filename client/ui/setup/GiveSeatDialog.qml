import QtQuick
import Cardroom.Ui

// Asks who should get the seat of a player who is away.
QuestionPanel {
    id: root

    required property SetupPeople people
    property int seat: -1
    property string name: ""
    // The chosen person; empty: the first one.
    property string chosen: ""
    readonly property int chosenIndex: Math.max(0, root.people.successors.indexOf(root.chosen))

    function ask(seat: int, name: string): void {
        root.seat = seat
        root.name = name
        root.chosen = ""
        root.open()
    }

    heading: Words.filled(qsTr("Give %1’s seat to somebody else?"), [root.name])
    text: Words.filled(qsTr("They play on with the hand and the score. %1 leaves the table, and is told."), [root.name])
    primaryText: qsTr("Give the seat")
    secondaryText: qsTr("Cancel")
    primaryReady: root.people.successors.length > 0
    onPrimary: {
        root.close()
        root.people.giveSeat(root.seat, root.people.successors[root.chosenIndex])
    }
    onSecondary: root.close()
    onEscaped: root.close()
    onOpened: root.focusPrimary()

    OptionRow {
        width: parent.width
        first: true
        title: qsTr("The seat is for")

        ChoiceBox {
            plain: true
            spokenName: qsTr("The seat is for")
            model: root.people.successors
            chosenIndex: root.chosenIndex
            onActivated: index => root.chosen = root.people.successors[index]
        }
    }
}
