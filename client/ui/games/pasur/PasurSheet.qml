pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The points of a round, with a row per player and a column per scoring category.
Column {
    id: root

    // A list of pasurPlayer values.
    required property var players
    required property int side
    required property int rowHeight
    // How many categories have been counted so far, and whether they have been added up.
    property int partsShown: 6
    property bool summed: true

    // The column widths, last column first.
    readonly property int totalWidth: Theme.px(Theme.compact ? 66 : 80)
    readonly property int roundWidth: Theme.px(Theme.compact ? 62 : 72)
    readonly property int partWidth: Theme.px(Theme.compact ? 54 : 58)

    component Title: BodyText {
        property real cell: root.partWidth

        width: cell
        // The same height for all, whichever font a suit symbol comes from.
        height: Theme.word(14 * 1.3)
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        size: 14
        weight: Font.Bold
        color: Theme.text2
    }

    Item {
        width: root.width
        height: Theme.px(46)

        Row {
            anchors.right: parent.right
            anchors.rightMargin: root.side
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(12)

            Title { text: qsTr("Clubs") }
            // As printed on the cards, in every language.
            Title {
                text: "10♦"
                color: Theme.suitRed
            }
            Title { text: "2♣" }
            Title { text: qsTr("Aces") }
            Title { text: qsTr("Jacks") }
            Title { text: qsTr("Surs") }
            Title {
                cell: root.roundWidth
                text: qsTr("Round")
            }
            Title {
                cell: root.totalWidth
                text: qsTr("Total")
            }
        }
    }

    Repeater {
        model: root.players

        ResultRow {
            id: row

            required property pasurPlayer modelData

            width: root.width
            height: root.rowHeight
            side: root.side
            player: row.modelData
            lit: row.modelData.leads && root.summed ? 0.15 : 0
            Accessible.name: row.modelData.text

            SilentText {
                anchors.left: parent.left
                anchors.leftMargin: row.wordsX
                anchors.right: parts.left
                anchors.rightMargin: Theme.px(8)
                text: row.modelData.name
                size: 16.5
                weight: Font.ExtraBold
            }

            Row {
                id: parts

                anchors.right: round.left

                Repeater {
                    model: row.modelData.parts

                    Item {
                        id: part

                        required property pasurPart modelData
                        required property int index

                        opacity: part.index < root.partsShown ? 1 : 0
                        width: root.partWidth
                        height: value.height

                        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

                        Row {
                            anchors.centerIn: parent
                            spacing: Theme.px(4)

                            SilentText {
                                id: value

                                text: part.modelData.value > 0 ? Words.number(part.modelData.value) : "–"
                                size: 17
                                weight: part.modelData.value > 0 ? Font.Bold : Font.Normal
                                color: part.modelData.value > 0 ? Theme.text : Theme.text3
                            }

                            SilentText {
                                anchors.baseline: value.baseline
                                visible: part.modelData.more > 0
                                text: `+${Words.number(part.modelData.more)}`
                                size: 14
                                color: Theme.text3
                            }
                        }
                    }
                }
            }

            SilentText {
                id: round

                anchors.right: total.left
                width: root.roundWidth
                horizontalAlignment: Text.AlignHCenter
                opacity: root.summed ? 1 : 0
                text: `+${Words.number(row.modelData.round)}`
                size: 17
                weight: Font.ExtraBold
                color: row.modelData.round > 0 ? Theme.text : Theme.text3
            }

            SilentTitle {
                id: total

                anchors.right: parent.right
                anchors.rightMargin: root.side
                width: root.totalWidth
                horizontalAlignment: Text.AlignHCenter
                text: Words.number(root.summed ? row.modelData.total : row.modelData.before)
                size: 32
                color: row.modelData.leads && root.summed ? Theme.accentText : Theme.text
            }
        }
    }
}
