pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The result of a Pinochle game: the winner, and how both scores add up, with the winner's first.
GameEnd {
    id: root

    readonly property PinochleModel game: root.controller.kind === "pinochle" ? root.controller.game : null
    readonly property var players: root.game?.end.results ?? []
    readonly property int most: root.players.reduce((most, player) => Math.max(most, player.meldRows.length + player.lines.length), 1)
    readonly property int lineHeight: Math.max(Theme.px(22), Math.min(Theme.px(38),
        Math.floor((root.bodyRoom - Theme.px(72 + 14) - 1) / root.most)))

    panelWidth: Theme.px(860)
    title: root.game?.end.verdict ?? ""
    text: Words.directed(root.game?.end.reason ?? "")
    bottomPadding: Theme.px(14)
    bodyHeight: 1 + sheets.height

    Divider {}

    Row {
        id: sheets

        y: 1
        width: root.width
        height: root.players.length > 0 ? Math.max(...Array.from({ length: accounts.count }, (unused, at) => accounts.itemAt(at)?.implicitHeight ?? 0)) : 0

        Repeater {
            id: accounts

            model: root.players

            PinochleReckoning {
                required property pinochleResult modelData

                width: root.width / 2
                height: sheets.height
                result: modelData
                lineHeight: root.lineHeight
            }
        }
    }
}
