import QtQuick
import Cardroom.Models
import Cardroom.Ui

// How a game has ended, or stands in a pause, in a panel over the table. Each kind has its own.
Item {
    id: root

    required property TableController controller
    // How high it may be.
    required property real room
    // How wide it is where there is room.
    property int panelWidth: Theme.px(900)

    // The person has had enough.
    signal leaveChosen
}
