import QtQuick
import Cardroom.Ui

// The table for a room, on a large screen: what a spectator sees, and how to join. Nothing here can be used except
// Escape, which leaves.
KeyZones {
    id: root

    required property Cardroom application

    readonly property TvModel tv: root.application.tv
    readonly property TableController controller: root.tv.table
    readonly property ResultModel result: root.controller.result
    readonly property bool mirrored: Qt.application.layoutDirection === Qt.RightToLeft
    readonly property bool gathering: root.controller.phase === TablePhase.Gathering

    // The window was opened for the TV alone.
    signal closeWanted

    function leave(): void {
        if (root.tv.closesWindow)
            root.closeWanted()
        else
            root.application.back()
    }

    focus: true
    order: ["table", "seats"]
    LayoutMirroring.enabled: root.mirrored
    LayoutMirroring.childrenInherit: true
    Keys.onEscapePressed: root.leave()
    Keys.onBackPressed: root.leave()

    Binding { when: root.visible; target: Theme; property: "drawerTakes"; value: 0 }
    Binding { when: root.visible; target: Theme; property: "barTakes"; value: 0 }
    Binding { when: root.visible; target: Theme; property: "tablePace"; value: root.controller.pace.cardsFly ? root.controller.pace.speed / 100 : 0 }

    // After the counting, the result stays until another game begins.
    Timer {
        interval: 1000 * Math.max(6, root.result.heldSeconds)
        running: root.result.telling && !root.result.moving
        onTriggered: root.result.goOn()
    }

    TableGround {
        id: ground

        anchors.fill: parent
        visible: !root.gathering
        application: root.application
        controller: root.controller
        zones: root
        mirrored: root.mirrored
        resultShown: ending.shown
    }

    TvLobby {
        anchors.fill: parent
        visible: root.gathering
        byKeyboard: root.byKeyboard
        tv: root.tv
    }

    TvCode {
        id: code

        x: root.mirrored ? root.width - width - Theme.margin : Theme.margin
        y: root.height - height - Theme.ofTv(40)
        visible: !root.gathering && root.tv.joinLink !== "" && !ending.shown && !(ground.game?.laidOut ?? false)
        tv: root.tv
        room: ground.game?.cornerRoom || Theme.ofTv(640)
    }

    TvBar {
        width: root.width
        controller: root.controller
        title: root.gathering ? qsTr("Take a seat") : ""
        gathering: root.gathering ? root.tv.readyText : ""
        stepText: ground.game?.stepText ?? ""
        progressText: ground.game?.progressText ?? ""
        detail: ground.game?.detail ?? ""
    }

    TableResult {
        id: ending

        anchors.fill: parent
        controller: root.controller
        game: ground.game
        margin: Theme.ofTv(30)
    }

    ConnectionLost {
        id: lost

        anchors.fill: parent
        connection: root.application.connection
        onTryNowChosen: root.application.ways.tryNow()
        onLeaveChosen: root.application.ways.leaveTable()
    }

    panel: lost.visible ? lost : null

    // The pointer has no effect on anything here, and is hidden when it has not moved for a while.
    MouseArea {
        id: pointer

        objectName: "pointer"

        anchors.fill: parent
        visible: !lost.visible
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        cursorShape: rest.running ? Qt.ArrowCursor : Qt.BlankCursor
        onPositionChanged: rest.restart()
        onWheel: wheel => wheel.accepted = true

        Timer {
            id: rest

            interval: 2000
        }
    }
}
