import QtQuick
import Cardroom.Ui

// The result of a Pasur round, shown until the next one begins.
GameResult {
    id: root

    readonly property PasurModel game: root.controller.kind === "pasur" ? root.controller.game : null
    readonly property pasurSheet now: root.game?.sheet ?? root.noSheet
    property pasurSheet noSheet

    panelWidth: Theme.px(860)
    title: root.now.roundTitle
    text: Words.directed(root.now.roundText)
    titleLeading: 1
    topPadding: Theme.px(12)
    spacing: -Theme.px(5)
    bodyHeight: sheet.y + sheet.height

    PasurSheet {
        id: sheet

        y: Theme.px(18)
        width: root.width
        players: root.now.players
        side: root.side
        rowHeight: Math.min(Theme.px(73), Math.floor((root.bodyRoom - Theme.px(64)) / Math.max(1, sheet.players.length)))
    }

    footer: [
        SpokenText {
            anchors.left: parent.left
            anchors.leftMargin: root.side
            anchors.right: next.offered ? next.left : parent.right
            anchors.rightMargin: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: root.controller.turn.waitingFor !== "" ? root.controller.turn.waitingFor : root.controller.clock.pauseWords
            size: 15.5
            color: Theme.text2
        },
        PrimaryButton {
            id: next

            readonly property bool offered: root.controller.turn.primaryText !== "" && !Theme.tv

            anchors.right: parent.right
            anchors.rightMargin: root.side
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.px(52)
            visible: next.offered
            waiting: !root.controller.turn.primaryReady
            text: root.controller.turn.primaryText
            keyIcon: next.waiting ? "" : "enter"
            shareLeft: root.controller.turn.primaryShareLeft
            onClicked: root.controller.turn.primary()
        }
    ]
}
