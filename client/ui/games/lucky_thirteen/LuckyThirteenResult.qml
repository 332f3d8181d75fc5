pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The result of a Lucky Thirteen game: a row for each player, winners first, with the cards that make thirteen.
GameEnd {
    id: root

    readonly property LuckyThirteenModel game: root.controller.kind === "lucky-thirteen" ? root.controller.game : null
    readonly property int rowHeight: Math.min(Theme.px(101), Math.floor((root.bodyRoom - columns.height) / Math.max(1, root.game?.end.results.length ?? 4)))
    readonly property int card: Math.round((root.rowHeight - Theme.px(20)) / 1.4)
    readonly property int step: Math.round(root.card * 1.12)
    // The offsets of the columns from the start of the row.
    readonly property int ownX: root.side + Math.min(Theme.px(200), Math.round(root.width * 0.22))
    readonly property int publicX: root.ownX + root.step + root.card + Theme.px(28)
    readonly property int sumX: root.publicX + root.step + root.card + Theme.px(18)

    title: root.game?.end.verdict ?? ""
    text: root.game?.end.reason ?? ""
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

    component Cards: Item {
        id: cards

        required property var list
        required property int at
        // Cards that do not count are dimmed.
        required property bool veiled

        anchors.left: parent.left
        anchors.leftMargin: cards.at
        width: root.step + root.card
        height: Theme.cardHeight(root.card)

        Repeater {
            model: cards.list

            CardFace {
                required property tableCard modelData
                required property int index

                x: index * root.step
                y: modelData.used ? -Math.round(root.card * 0.09) : 0
                card: modelData.card
                back: Theme.back(root.controller.kind)
                cardWidth: root.card
                legal: modelData.used || !cards.veiled
                spokenName: modelData.name

                Ring {
                    visible: parent.modelData.used
                    around: root.card / 15
                }
            }
        }
    }

    Column {
        id: table

        anchors.top: columns.bottom
        width: root.width

        Repeater {
            model: root.game?.end.results ?? []

            ResultRow {
                id: row

                required property luckyThirteenResult modelData
                required property int index

                readonly property bool thirteen: row.modelData.sum !== ""
                property real counted: Theme.still ? row.modelData.points : 0

                width: root.width
                height: root.rowHeight
                side: root.side
                player: row.modelData.player
                lit: row.modelData.player.winner ? 0.15 : 0
                Accessible.name: Words.filled(qsTr("%1, %Ln point(s). %2", "a result: name, points, how they are reckoned", row.modelData.points), [row.modelData.player.name, row.modelData.reckoning])

                NumberAnimation on counted {
                    running: !Theme.still
                    from: 0
                    to: row.modelData.points
                    duration: Theme.duration(400)
                    easing.type: Easing.OutCubic
                }

                Column {
                    anchors.left: parent.left
                    anchors.leftMargin: row.wordsX
                    width: root.ownX - row.wordsX - Theme.px(14)
                    spacing: Theme.px(2)

                    BodyText {
                        width: parent.width
                        text: row.modelData.player.name
                        size: 16.5
                        weight: Font.ExtraBold
                    }

                    BodyText {
                        width: parent.width
                        visible: text !== ""
                        text: row.modelData.player.secondLine
                        textFormat: Text.StyledText
                        size: 14
                        color: Theme.text2
                    }
                }

                Cards {
                    list: row.modelData.hand
                    at: root.ownX
                    veiled: row.thirteen
                }

                Cards {
                    list: row.modelData.publicCards
                    at: root.publicX
                    veiled: row.thirteen
                }

                Column {
                    anchors.left: parent.left
                    anchors.leftMargin: root.sumX
                    anchors.right: points.left
                    anchors.rightMargin: Theme.px(12)
                    spacing: Theme.px(5)

                    BodyText {
                        width: parent.width
                        visible: row.thirteen
                        text: Theme.suitsInked(row.modelData.sum)
                        textFormat: Text.StyledText
                        size: 15.5
                        weight: Font.ExtraBold
                    }

                    Paragraph {
                        width: parent.width
                        text: row.modelData.reckoning
                        size: 15
                    }
                }

                DisplayText {
                    id: points

                    anchors.right: parent.right
                    anchors.rightMargin: root.side
                    text: Words.number(Math.round(row.counted))
                    size: 40
                    color: row.modelData.player.winner ? Theme.accentText : row.modelData.points > 0 ? Theme.text : Theme.text3
                }
            }
        }
    }
}
