import QtQuick
import Cardroom.Models
import Cardroom.Ui

// How a game has ended, in a panel over the table. Each kind has its own.
Item {
    id: root

    required property TableController controller
    // How high it may be.
    required property real room

    // The person has had enough.
    signal leaveChosen
}
