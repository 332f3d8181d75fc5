import QtQuick
import Cardroom.Ui

// Loads the result of a game, or the state during a pause, while `wanted` is set.
Loader {
    id: root

    // If empty, nothing new is loaded, and the current item stays until it is no longer wanted.
    required property url page
    required property TableController controller
    // The largest height available.
    required property real room
    required property bool wanted

    // The loaded result; null if there is none.
    readonly property GameResult content: root.item as GameResult

    signal leaveChosen
    signal watchChosen(file: string)

    function follow(): void {
        if (!root.wanted)
            root.source = ""
        else if (String(root.page) !== "" && root.source !== root.page)
            root.setSource(root.page, { controller: root.controller, room: Qt.binding(() => root.room) })
    }

    onWantedChanged: root.follow()
    // The end of the game may arrive while a pause is still shown.
    onPageChanged: root.follow()
    onLoaded: {
        root.content.leaveChosen.connect(root.leaveChosen)
        root.content.watchChosen.connect(root.watchChosen)
    }
}
