import QtQuick
import Cardroom.Ui

// Loads the result of a game, or the state during a pause, while it should be shown.
Loader {
    id: root

    // Empty: nothing new; the present item stays until it is no longer needed.
    required property url page
    required property TableController controller
    // Its largest height.
    required property real room
    required property bool wanted

    // Null if there is none.
    readonly property GameResult content: root.item as GameResult

    signal leaveChosen

    function follow(): void {
        if (!root.wanted)
            root.source = ""
        else if (String(root.page) !== "" && root.source !== root.page)
            root.setSource(root.page, { controller: root.controller, room: Qt.binding(() => root.room) })
    }

    onWantedChanged: root.follow()
    // The end may arrive while a pause is still shown.
    onPageChanged: root.follow()
    onLoaded: root.content.leaveChosen.connect(root.leaveChosen)
}
