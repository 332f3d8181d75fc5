import QtQuick
import Cardroom.Ui

// How a game has ended, and what can be done then.
GameResult {
    id: root

    footer: ResultFooter {
        anchors.fill: parent
        controller: root.controller
        side: root.side
        onLeaveChosen: root.leaveChosen()
    }
}
