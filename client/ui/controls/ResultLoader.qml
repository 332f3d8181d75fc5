import QtQuick
import Cardroom.Models
import Cardroom.Ui

// Loads how the game has ended while that is to be seen.
Loader {
    id: root

    required property GameTable game
    required property TableController controller
    // How high it may be.
    required property real room
    required property bool wanted

    signal leaveChosen

    onWantedChanged: {
        if (root.wanted)
            root.setSource(root.game.result, { controller: root.controller, room: Qt.binding(() => root.room) })
        else
            root.source = ""
    }
    onLoaded: (root.item as GameResult).leaveChosen.connect(root.leaveChosen)
}
