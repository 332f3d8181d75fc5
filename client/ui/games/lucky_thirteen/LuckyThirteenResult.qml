pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Ui

// How a game of Lucky Thirteen ended: a row a player, the winners first, with the cards that make thirteen.
GameEnd {
    id: root

    readonly property LuckyThirteenModel game: root.controller.kind === "lucky-thirteen" ? root.controller.game : null
    readonly property int rowHeight: Math.min(Theme.px(101), Math.floor((root.bodyRoom - columns.height) / Math.max(1, root.game?.results.length ?? 4)))
    readonly property int card: Math.round((root.rowHeight - Theme.px(20)) / 1.4)
    readonly property int step: Math.round(root.card * 1.12)
    // Where the columns begin.
    readonly property int ownX: root.side + Math.min(Theme.px(200), Math.round(root.width * 0.22))
    readonly property int publicX: root.ownX + root.step + root.card + Theme.px(28)
    readonly property int sumX: root.publicX + root.step + root.card + Theme.px(18)

    title: root.game?.verdict ?? ""
    text: root.game?.reason ?? ""
    titleSize: 44
    topPadding: Theme.px(22)
    bodyHeight: columns.height + table.height

    Item {
        id: columns

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
                sumX: root.sumX
                back: Theme.back(root.controller.kind)
            }
        }
    }
}
