import QtQuick
import Cardroom.Ui

// A panel over the table, for the counting at the end of a game, its result, or what the game shows in a pause. Fills
// the page.
TableOverlay {
    id: root

    required property TableController controller
    // The game on the table; null while there is none.
    required property GameTable game
    // The room above and below the panel.
    property real margin: Theme.space(26)

    // Whether the person has hidden what the game shows in this pause, to see the table.
    property bool pauseHidden: false
    readonly property bool counting: root.controller.result.telling && String(root.game?.counting ?? "") !== ""
    readonly property bool paused: root.controller.phase === TablePhase.Paused && !root.pauseHidden && String(root.game?.pauseResult ?? "") !== ""
    readonly property bool ended: root.controller.result.shown && root.game !== null

    signal leaveChosen
    signal watchChosen(file: string)
    // The item that had the focus here has gone, along with the previous content.
    signal contentReplaced

    // Hides the pause or the result. Returns false if neither is shown.
    function hide(): bool {
        if (root.paused)
            root.pauseHidden = true
        else if (root.ended)
            root.controller.result.show(false)
        else
            return false
        return true
    }

    shown: root.counting || root.paused || root.ended
    panelWidth: loader.content?.panelWidth ?? Theme.px(900)
    panelHeight: loader.height
    spokenName: qsTr("Result")

    ResultLoader {
        id: loader

        width: parent.width
        page: root.paused ? root.game?.pauseResult ?? "" : root.counting ? root.game.counting : root.ended ? Qt.resolvedUrl("GameEnd.qml") : ""
        controller: root.controller
        room: root.height - Theme.topBar - 2 * root.margin
        wanted: root.visible || root.shown
        onLeaveChosen: root.leaveChosen()
        onWatchChosen: file => root.watchChosen(file)
        onContentChanged: if (loader.content) root.contentReplaced()
    }

    Connections {
        target: root.controller

        function onChanged(): void { if (root.controller.phase !== TablePhase.Paused) root.pauseHidden = false }
    }
}
