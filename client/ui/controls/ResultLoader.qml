import QtQuick
import Cardroom.Models
import Cardroom.Ui

// Loads how the game has ended, or stands in a pause, while that is to be seen.
Loader {
    id: root

    // Empty: nothing new; what is there stays until it is wanted no more.
    required property url page
    required property TableController controller
    // How high it may be.
    required property real room
    required property bool wanted

    // Null while there is none.
    readonly property GameResult content: root.item as GameResult

    signal leaveChosen

    function follow(): void {
        if (!root.wanted)
            root.source = ""
        else if (String(root.page) !== "" && root.source !== root.page)
            root.setSource(root.page, { controller: root.controller, room: Qt.binding(() => root.room) })
    }

    onWantedChanged: root.follow()
    // The end may come while a pause is still to be seen.
    onPageChanged: root.follow()
    onLoaded: root.content.leaveChosen.connect(root.leaveChosen)
}
