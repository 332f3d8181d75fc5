pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// How a game of Pasur ended: who won, and the sheet with all rounds, a column a player, the winner's first.
GameResult {
    id: root

    // Not "as PasurModel": Qt 6.4.2 compiles that ahead to code that does not compile.
    // Another kind may be next, while this page is still there.
    readonly property PasurModel game: root.controller.kind === "pasur" ? root.controller.game : null
    readonly property int side: Theme.px(28)
    readonly property var players: root.game?.results ?? []
    readonly property var rounds: root.game?.rounds ?? []
    readonly property int firstWidth: Theme.px(Theme.compact ? 110 : 150)
    readonly property real columnWidth: (root.width - 2 * root.side - root.firstWidth) / Math.max(1, root.players.length)
    // Lower where there are many, before they scroll.
    readonly property int listRoom: root.room - heading.height - columns.height - sum.height - footer.height
    readonly property int rowHeight: Math.max(Theme.px(30), Math.min(Theme.px(40), Math.floor(root.listRoom / Math.max(1, root.rounds.length))))
    readonly property int listHeight: Math.min(root.rounds.length * root.rowHeight, root.listRoom)

    implicitHeight: heading.height + columns.height + list.height + sum.height + footer.height

    Column {
        id: heading

        x: root.side
        width: root.width - 2 * root.side
        // Whole pixels, so that hairlines below it are.
        height: Math.ceil(implicitHeight)
        topPadding: Theme.px(18)
        bottomPadding: Theme.px(10)
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

    // Under the winner's column.
    component Lit: Rectangle {
        required property int column

        anchors.left: parent?.left
        anchors.leftMargin: root.side + root.firstWidth + column * root.columnWidth
        width: root.columnWidth
        height: parent?.height ?? 0
        visible: root.players[column]?.winner === true
        color: Qt.alpha(Theme.accent, 0.13)
    }

    Item {
        id: columns

        anchors.top: heading.bottom
        width: root.width
        height: Theme.px(64)

        Repeater {
            model: root.players.length

            Lit {
                required property int index

                column: index
            }
        }

        Row {
            anchors.left: parent.left
            anchors.leftMargin: root.side + root.firstWidth
            height: parent.height

            Repeater {
                model: root.players

                Item {
                    id: player

                    required property var modelData

                    width: root.columnWidth
                    height: columns.height

                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.px(10)

                        Avatar {
                            id: avatar

                            anchors.verticalCenter: parent.verticalCenter
                            size: Theme.px(40)
                            name: player.modelData.name
                            botType: player.modelData.person ? "" : player.modelData.botType
                        }

                        BodyText {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(implicitWidth, root.columnWidth - avatar.width - Theme.px(22))
                            text: player.modelData.name
                            size: 16
                            weight: Font.ExtraBold
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }

    ScrollArea {
        id: list

        anchors.top: columns.bottom
        width: root.width
        height: root.listHeight
        contentHeight: root.rounds.length * root.rowHeight
        activeFocusOnTab: list.interactive || list.activeFocus  // Qt refuses to take it from an item that has the focus.
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All rounds")
        // The last rounds decide.
        onHeightChanged: list.contentY = Math.max(0, list.contentHeight - list.height)

        Column {
            width: list.width

            Repeater {
                model: root.rounds

                Item {
                    id: round

                    required property var modelData

                    width: list.width
                    height: root.rowHeight
                    Accessible.role: Accessible.ListItem
                    Accessible.name: round.modelData.text

                    Repeater {
                        model: root.players.length

                        Lit {
                            required property int index

                            column: index
                        }
                    }

                    Rectangle {
                        width: parent.width
                        height: 1
                        color: Theme.line
                    }

                    BodyText {
                        anchors.left: parent.left
                        anchors.leftMargin: root.side
                        anchors.verticalCenter: parent.verticalCenter
                        text: round.modelData.title
                        size: 15
                        color: Theme.text2
                        Accessible.ignored: true
                    }

                    Repeater {
                        model: root.players

                        Row {
                            id: cell

                            required property var modelData
                            required property int index
                            readonly property int points: round.modelData.points[cell.modelData.seat]

                            x: (root.LayoutMirroring.enabled ? list.width - root.side - root.firstWidth - (cell.index + 1) * root.columnWidth
                                : root.side + root.firstWidth + cell.index * root.columnWidth) + Math.round((root.columnWidth - cell.width) / 2)
                            anchors.verticalCenter: parent?.verticalCenter
                            spacing: Theme.px(12)

                            BodyText {
                                id: gained

                                width: Theme.px(40)
                                horizontalAlignment: Text.AlignRight
                                text: `+${Words.number(cell.points)}`
                                size: 15
                                color: cell.points > 0 ? Theme.text2 : Theme.text3
                                Accessible.ignored: true
                            }

                            BodyText {
                                width: Theme.px(36)
                                horizontalAlignment: Text.AlignRight
                                text: Words.number(round.modelData.totals[cell.modelData.seat])
                                size: 16
                                weight: Font.Bold
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }

    Item {
        id: sum

        anchors.top: list.bottom
        width: root.width
        height: Theme.px(66)

        Repeater {
            model: root.players.length

            Lit {
                required property int index

                column: index
            }
        }

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        BodyText {
            anchors.left: parent.left
            anchors.leftMargin: root.side
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Total")
            size: 16
            weight: Font.Bold
            Accessible.ignored: true
        }

        Row {
            anchors.left: parent.left
            anchors.leftMargin: root.side + root.firstWidth
            height: parent.height

            Repeater {
                model: root.players

                DisplayText {
                    required property var modelData

                    width: root.columnWidth
                    height: sum.height
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: Words.number(modelData.total)
                    size: 34
                    color: modelData.winner ? Theme.accentText : Theme.text
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.text
                }
            }
        }
    }

    ResultFooter {
        id: footer

        anchors.top: sum.bottom
        width: root.width
        side: root.side
        controller: root.controller
        onLeaveChosen: root.leaveChosen()
    }
}
