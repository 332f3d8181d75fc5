pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The result of a game of any kind: who won and why, this game's points, what the people here have won this evening,
// and the possible actions.
GameResult {
    id: root

    readonly property GameModel game: root.controller.game
    property gameEnding noEnding
    readonly property gameEnding ending: root.game?.ending ?? root.noEnding
    readonly property var evening: root.controller.result.evening
    readonly property bool tallied: root.evening.length > 0
    readonly property int columnWidth: root.tallied ? Math.round((root.width - 2 * root.side - Theme.px(56)) / 2) : root.width - 2 * root.side
    readonly property int rowRoom: root.bodyRoom - columnTitle - Theme.px(16)
    readonly property int columnTitle: Theme.px(40)
    readonly property int gameRow: Math.min(Theme.px(58), Math.floor(root.rowRoom / Math.max(1, root.ending.rows.length)))
    readonly property int eveningRow: Math.min(Theme.px(46), Math.floor(root.rowRoom / Math.max(1, root.evening.length + 1)))

    // Larger text needs a wider footer, too.
    panelWidth: root.tallied ? Theme.px(880) : Math.min(Theme.px(880), Theme.wordWidth(600))
    title: root.ending.verdict
    text: Words.directed(root.ending.reason)
    centred: true
    titleSize: 46
    topPadding: Theme.px(24)
    bottomPadding: Theme.px(14)
    bodyHeight: root.columnTitle + Math.max(root.ending.rows.length * root.gameRow, root.evening.length * root.eveningRow + (kinds.text !== "" ? kinds.height + Theme.px(4) : 0)) + Theme.px(16)

    footer: ResultFooter {
        anchors.fill: parent
        controller: root.controller
        side: root.side
        onLeaveChosen: root.leaveChosen()
        onWatchChosen: file => root.watchChosen(file)
    }

    component Half: Item {
        id: column

        required property string title
        property string more: ""

        width: root.columnWidth
        height: root.bodyHeight

        DisplayText {
            id: heading

            anchors.left: parent.left
            text: column.title
            size: 22
            Accessible.role: Accessible.Heading
            Accessible.name: column.title
        }

        BodyText {
            anchors.right: parent.right
            anchors.baseline: heading.baseline
            visible: text !== ""
            text: column.more
            size: 14.5
            color: Theme.text3
        }
    }

    Half {
        id: thisGame

        anchors.left: parent.left
        anchors.leftMargin: root.side
        title: qsTr("This game")

        Repeater {
            model: root.ending.rows

            Item {
                id: row

                required property endingRow modelData
                required property int index

                y: root.columnTitle + row.index * root.gameRow
                width: thisGame.width
                height: root.gameRow
                Accessible.role: Accessible.ListItem
                Accessible.name: row.modelData.text

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -Theme.px(14)
                    anchors.rightMargin: -Theme.px(14)
                    visible: row.modelData.winner
                    radius: Theme.px(12)
                    color: Qt.alpha(Theme.accent, 0.15)
                }

                CentredItem {
                    anchors.fill: parent

                    Avatar {
                        id: avatar

                        anchors.left: parent.left
                        visible: row.modelData.team === ""
                        size: Math.max(Theme.px(20), Math.min(Theme.px(44), root.gameRow))
                        name: row.modelData.player.name
                        picture: row.modelData.player.picture
                        botType: row.modelData.player.person ? "" : row.modelData.player.botType
                    }

                    TeamMark {
                        anchors.left: parent.left
                        anchors.leftMargin: Math.round((avatar.width - width) / 2)
                        visible: row.modelData.team !== ""
                        size: Theme.px(16)
                        team: row.modelData.team
                    }

                    StartColumn {
                        anchors.left: parent.left
                        anchors.leftMargin: avatar.width + Theme.px(12)
                        anchors.right: points.left
                        anchors.rightMargin: Theme.px(10)

                        SilentText {
                            width: parent.width
                            text: row.modelData.name
                            size: 16.5
                            weight: Font.ExtraBold
                        }

                        SilentText {
                            width: parent.width
                            visible: text !== ""
                            text: Words.directed(row.modelData.line)
                            size: 14
                            color: Theme.text2
                        }
                    }

                    SilentTitle {
                        id: points

                        anchors.right: parent.right
                        text: Words.number(row.modelData.points)
                        size: 28
                        color: row.modelData.winner ? Theme.accentText : row.modelData.points > 0 ? Theme.text : Theme.text3
                    }
                }
            }
        }
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(4)
        width: 1
        height: root.bodyHeight - Theme.px(24)
        visible: root.tallied
        color: Theme.line
    }

    Half {
        id: thisEvening

        anchors.right: parent.right
        anchors.rightMargin: root.side
        visible: root.tallied
        title: qsTr("This evening")
        more: root.controller.result.gamesText

        Repeater {
            model: root.evening

            CentredItem {
                id: person

                required property eveningStanding modelData
                required property int index

                y: root.columnTitle + person.index * root.eveningRow
                width: thisEvening.width
                height: root.eveningRow
                Accessible.role: Accessible.ListItem
                Accessible.name: Words.labelled(person.modelData.name, person.modelData.wonText)

                Avatar {
                    id: face

                    anchors.left: parent.left
                    size: Math.max(Theme.px(20), Math.min(Theme.px(38), root.eveningRow))
                    name: person.modelData.name
                    picture: person.modelData.picture
                }

                SilentText {
                    id: name

                    anchors.left: face.right
                    anchors.leftMargin: Theme.px(10)
                    width: Math.min(implicitWidth, Math.max(Theme.px(84), count.x - signs.width - face.width - Theme.px(40)))
                    text: person.modelData.name
                    size: 15.5
                    weight: Font.ExtraBold
                }

                EveningSigns {
                    id: signs

                    anchors.left: name.right
                    anchors.leftMargin: Theme.px(12)
                    won: person.modelData.won
                    color: person.modelData.you ? Theme.select : Theme.text
                }

                SilentText {
                    id: count

                    anchors.right: parent.right
                    text: person.modelData.wonText
                    size: 14.5
                    color: person.modelData.won > 0 ? Theme.text : Theme.text3
                }
            }
        }

        BodyText {
            id: kinds

            anchors.left: parent.left
            y: root.columnTitle + root.evening.length * root.eveningRow + Theme.px(4)
            width: parent.width
            visible: text !== ""
            text: Words.directed(root.controller.result.kindsText)
            size: 14.5
            color: Theme.text3
        }
    }
}
