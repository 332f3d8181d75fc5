pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// How a game of Pinochle ended: who won, and how both scores add up, the winner's first.
GameResult {
    id: root

    // Not "as PinochleModel": Qt 6.4.2 compiles that ahead to code that does not compile.
    // Another kind may be next, while this page is still there.
    readonly property PinochleModel game: root.controller.kind === "pinochle" ? root.controller.game : null
    readonly property int side: Theme.px(28)
    readonly property var players: root.game?.results ?? []
    readonly property int most: root.players.reduce((most, player) => Math.max(most, player.meldRows.length + player.lines.length), 1)
    readonly property int lineHeight: Math.max(Theme.px(22), Math.min(Theme.px(38),
        Math.floor((root.room - heading.height - footer.height - Theme.px(72 + 14) - 1) / root.most)))

    panelWidth: Theme.px(860)
    implicitHeight: heading.height + 1 + sheets.height + footer.height

    Column {
        id: heading

        x: root.side
        width: root.width - 2 * root.side
        // Whole pixels, so that hairlines below it are.
        height: Math.ceil(implicitHeight)
        topPadding: Theme.px(18)
        bottomPadding: Theme.px(14)
        spacing: Theme.px(2)

        DisplayText {
            width: parent.width
            text: Words.directed(root.game?.verdict ?? "")
            size: 42
            leading: 0.8
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(24)
            Accessible.role: Accessible.Heading
            Accessible.name: root.game?.verdict ?? ""
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            text: Words.directed(root.game?.reason ?? "")
            wrapMode: Text.Wrap
            size: 16
            color: Theme.text2
        }
    }

    Rectangle {
        anchors.top: heading.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }

    Row {
        id: sheets

        anchors.top: heading.bottom
        anchors.topMargin: 1
        width: root.width
        height: root.players.length > 0 ? Math.max(...Array.from({ length: accounts.count }, (unused, at) => accounts.itemAt(at)?.implicitHeight ?? 0)) : 0

        Repeater {
            id: accounts

            model: root.players

            PinochleReckoning {
                required property var modelData

                width: root.width / 2
                height: sheets.height
                player: modelData
                lineHeight: root.lineHeight
            }
        }
    }

    ResultFooter {
        id: footer

        anchors.bottom: parent.bottom
        width: root.width
        side: root.side
        controller: root.controller
        onLeaveChosen: root.leaveChosen()
    }
}
