pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The battles of a Game of Thrones game are added up, one row after another: both hearts, their values, the outcome and
// the points; then the sums.
GameCount {
    id: root

    readonly property ThronesModel game: root.controller.kind === "thrones" ? root.controller.game : null
    readonly property thronesTable now: root.game?.table ?? root.noTable
    readonly property thronesResult ended: root.game?.result ?? root.noResult
    readonly property int count: root.ended.plays.length
    property thronesTable noTable
    property thronesResult noResult
    // If there is little room, rows become shorter, down to two lines of text, before the list scrolls.
    readonly property int listRoom: root.bodyRoom - columns.height - sum.height
    readonly property int leastHeight: 2 * Math.max(oneLine.height, oneValue.height) + Theme.px(6)
    readonly property int rowHeight: Math.max(root.leastHeight, Math.min(Theme.px(62), Math.floor(root.listRoom / Math.max(1, root.count))))
    // The offsets of the columns from the start of the row.
    readonly property int oursX: root.side + Theme.px(84)
    readonly property int theirsX: root.oursX + Theme.px(168)
    readonly property int linesX: root.theirsX + Theme.px(168)
    readonly property int pointsWidth: Theme.px(76)

    // The points of the battles that have been counted so far.
    function sumOf(ours: bool): int { return [...root.ended.plays].slice(0, root.at - 1).reduce((sum, play) => sum + (ours ? play.us : play.them), 0) }

    times: Array.from({ length: root.count + 1 }, (unused, index) => index === 0 ? 0 : 300 + 450 * (index - 1))
    length: 300 + 450 * root.count + 400
    title: qsTr("The battles add up.")
    bodyHeight: columns.height + table.height + sum.height

    component Title: CentredRow {
        id: title

        required property int team
        readonly property thronesScore score: root.now.scores[title.team]

        anchors.left: parent.left
        anchors.leftMargin: title.team === 0 ? root.oursX : root.theirsX
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        TeamMark {
            team: title.score.ours ? "ours" : "theirs"
        }

        BodyText {
            width: Math.min(implicitWidth, Theme.px(140))
            text: title.score.title
            size: 14
            weight: Font.Bold
            color: Theme.text3
        }
    }

    Item {
        id: columns

        width: root.width
        height: Theme.px(36)

        Title { team: 0 }
        Title { team: 1 }
    }

    // The same text as in the rows, used to measure their height.
    BodyText {
        id: oneLine

        visible: false
        text: root.ended.plays[0]?.lines[0].brief ?? ""
        size: Theme.compact ? 13.5 : 15
    }
    BodyText {
        id: oneValue

        visible: false
        text: Words.number(0)
        weight: Font.Bold
    }

    ScrollArea {
        id: table

        anchors.top: columns.bottom
        width: root.width
        height: Math.min(root.count * root.rowHeight, root.listRoom)
        contentHeight: root.count * root.rowHeight
        activeFocusOnTab: table.interactive || table.activeFocus  // Qt refuses to unset this on a focused item.
        Accessible.role: Accessible.List
        Accessible.name: qsTr("The battles")

        Column {
            width: table.width

            Repeater {
                model: root.ended.plays

                ThronesResultRow {
                    required property int index

                    opacity: index < root.at - 1 ? 1 : 0
                    width: root.width
                    height: root.rowHeight
                    side: root.side
                    oursX: root.oursX
                    theirsX: root.theirsX
                    linesX: root.linesX
                    pointsWidth: root.pointsWidth
                    ourPile: root.now.ourPile

                    Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }
                }
            }
        }
    }

    Item {
        id: sum

        anchors.top: table.bottom
        width: root.width
        height: Theme.px(48)

        Divider {}

        SilentText {
            anchors.right: parent.right
            anchors.rightMargin: root.side + 2 * root.pointsWidth + Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Together")
            size: 15
            weight: Font.Bold
            color: Theme.text2
        }

        Repeater {
            model: 2

            CentredRow {
                id: total

                required property int index
                readonly property thronesScore score: root.now.scores[total.index]

                anchors.right: parent?.right
                anchors.rightMargin: root.side + (1 - total.index) * root.pointsWidth
                anchors.verticalCenter: parent?.verticalCenter
                spacing: Theme.px(8)
                Accessible.role: Accessible.StaticText
                Accessible.name: total.index === 0 ? root.now.scoreText : ""
                Accessible.ignored: total.index !== 0

                TeamMark {
                    team: total.score.ours ? "ours" : "theirs"
                }

                SilentTitle {
                    text: Words.number(root.sumOf(total.index === 0))
                    size: 30
                }
            }
        }
    }
}
