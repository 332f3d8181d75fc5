pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One player's score, line by line: melds with their cards, tricks, the total, and the bid.
Item {
    id: root

    required property pinochleResult result
    required property int lineHeight
    // How many lines have been counted so far.
    property int linesShown: root.lines.length
    readonly property bool counted: root.linesShown >= root.lines.length
    // The melds first, then the totals.
    readonly property var lines: [...root.result.meldRows, ...root.result.lines]
    readonly property int pad: Theme.px(24)

    implicitHeight: head.height + list.height + Theme.px(14)
    Accessible.role: Accessible.List
    Accessible.name: root.result.text

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.accent, root.result.player.winner && root.counted ? 0.13 : 0)
    }

    ResultRow {
        id: head

        width: root.width
        height: Theme.px(72)
        side: root.pad
        player: root.result.player
        ruled: false
        Accessible.ignored: true

        SilentText {
            anchors.left: parent.left
            anchors.leftMargin: head.wordsX
            anchors.right: total.left
            anchors.rightMargin: Theme.px(10)
            text: root.result.player.name
            size: 17
            weight: Font.ExtraBold
        }

        SilentTitle {
            id: total

            anchors.right: parent.right
            anchors.rightMargin: root.pad
            opacity: root.counted ? 1 : 0
            text: Words.number(root.result.score)
            size: 40
            color: root.result.player.winner ? Theme.accentText : Theme.text
        }
    }

    Column {
        id: list

        anchors.top: head.bottom
        width: root.width

        Repeater {
            model: root.lines

            Item {
                id: line

                required property var modelData
                required property int index
                readonly property string kind: line.modelData.cards ? "meld" : line.modelData.id
                readonly property bool strong: line.kind !== "meld" && line.kind !== "bid"
                readonly property bool lost: line.modelData.lost === true
                readonly property color ink: line.lost ? Theme.bad : line.strong ? Theme.text : Theme.text2

                width: root.width
                height: root.lineHeight
                opacity: line.index < root.linesShown ? 1 : 0
                Accessible.role: Accessible.ListItem
                Accessible.name: line.modelData.spoken ?? qsTr("%1: %L2", "a line of the reckoning").arg(line.modelData.text).arg(line.modelData.points)

                Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

                Rectangle {
                    x: root.pad
                    width: parent.width - 2 * root.pad
                    height: 1
                    visible: line.kind === "sum" || line.kind === "score"
                    color: Theme.line
                }

                SilentText {
                    anchors.left: parent.left
                    anchors.leftMargin: root.pad
                    anchors.right: line.kind === "meld" ? cards.left : more.text !== "" ? more.left : points.left
                    anchors.rightMargin: Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.name ?? line.modelData.text
                    size: 15.5
                    weight: line.strong ? Font.ExtraBold : Font.Normal
                    color: line.ink
                }

                CardFan {
                    id: cards

                    anchors.right: points.left
                    anchors.rightMargin: Theme.px(6)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.kind === "meld"
                    cards: line.modelData.cards ?? []
                    cardWidth: Math.floor(Math.min(Theme.px(24), (root.lineHeight - 4) / 1.4))
                    step: cards.cards.length > 5 ? 0.5 : 0.8
                    shadowed: false
                }

                SilentText {
                    id: more

                    anchors.right: points.left
                    anchors.rightMargin: Theme.px(6)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    text: line.modelData.more ?? ""
                    size: 14.5
                    weight: Font.Bold
                    color: line.lost ? Theme.bad : Theme.text2
                }

                SilentText {
                    id: points

                    anchors.right: parent.right
                    anchors.rightMargin: root.pad
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(Theme.wordWidth(46), implicitWidth)
                    horizontalAlignment: Text.AlignRight
                    text: Words.number(line.modelData.points)
                    size: 16.5
                    weight: line.strong ? Font.ExtraBold : Font.Bold
                    color: line.ink
                }
            }
        }
    }
}
