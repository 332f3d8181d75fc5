import QtQuick
import Cardroom.Ui

// The result of a game, with the possible actions.
GameResult {
    id: root

    footer: ResultFooter {
        anchors.fill: parent
        controller: root.controller
        side: root.side
        onLeaveChosen: root.leaveChosen()
    }
}
