import QtQuick
import Cardroom.Models
import Cardroom.Ui

// Loads how the game has ended, or stands in a pause, while that is to be seen.
Loader {
    id: root

    required property url page
    required property TableController controller
    // How high it may be.
    required property real room
    required property bool wanted

    // Null while there is none.
    readonly property GameResult content: root.item as GameResult

    signal leaveChosen

    onWantedChanged: {
        if (root.wanted)
            root.setSource(root.page, { controller: root.controller, room: Qt.binding(() => root.room) })
        else
            root.source = ""
    }
    onLoaded: root.content.leaveChosen.connect(root.leaveChosen)
}
