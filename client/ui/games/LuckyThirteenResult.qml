pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// How a game of Lucky Thirteen ended: a row a player, the winners first, with the cards that make thirteen.
GameResult {
    id: root

    // Not "as LuckyThirteenModel": Qt 6.4.2 compiles that ahead to code that does not compile.
    // Another kind may be next, while this page is still there.
    readonly property LuckyThirteenModel game: root.controller.kind === "lucky-thirteen" ? root.controller.game : null
    readonly property int side: Theme.px(28)
    readonly property int rowHeight: Math.min(Theme.px(101), Math.floor((root.room - heading.height - columns.height - footer.height) / Math.max(1, root.game?.results.length ?? 4)))
    readonly property int card: Math.round((root.rowHeight - Theme.px(20)) / 1.4)
    readonly property int step: Math.round(root.card * 1.12)
    // Where the columns begin.
    readonly property int ownX: root.side + Math.min(Theme.px(200), Math.round(root.width * 0.22))
    readonly property int publicX: root.ownX + root.step + root.card + Theme.px(28)
    readonly property int wordsX: root.publicX + root.step + root.card + Theme.px(18)

    implicitHeight: heading.height + columns.height + table.height + footer.height

    Column {
        id: heading

        x: root.side
        width: root.width - 2 * root.side
        // Whole pixels, so that hairlines below it are.
        height: Math.ceil(implicitHeight)
        topPadding: Theme.px(22)
        spacing: Theme.px(2)

        DisplayText {
            width: parent.width
            text: Words.directed(root.game?.verdict ?? "")
            size: 44
            leading: 0.8
            Accessible.role: Accessible.Heading
            Accessible.name: root.game?.verdict ?? ""
        }

        BodyText {
            width: parent.width
            text: root.game?.reason ?? ""
            wrapMode: Text.Wrap
            size: 16
            color: Theme.text2
        }
    }

    Item {
        id: columns

        anchors.top: heading.bottom
        width: root.width
        height: Theme.px(46)

        component Title: BodyText {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(10)
            size: 14
            weight: Font.Bold
            color: Theme.text3
        }

        Title {
            anchors.left: parent.left
            anchors.leftMargin: root.ownX
            text: qsTr("Own cards")
        }

        Title {
            anchors.left: parent.left
            anchors.leftMargin: root.publicX
            text: qsTr("Public cards")
        }

        Title {
            anchors.right: parent.right
            anchors.rightMargin: root.side
            text: qsTr("Points")
        }
    }

    Column {
        id: table

        anchors.top: columns.bottom
        width: root.width

        Repeater {
            model: root.game?.results ?? []

            LuckyThirteenResultRow {
                width: root.width
                height: root.rowHeight
                side: root.side
                card: root.card
                step: root.step
                ownX: root.ownX
                publicX: root.publicX
                wordsX: root.wordsX
                back: Theme.back(root.controller.kind)
            }
        }
    }

    ResultFooter {
        id: footer

        anchors.top: table.bottom
        width: root.width
        side: root.side
        controller: root.controller
        onLeaveChosen: root.leaveChosen()
    }
}
