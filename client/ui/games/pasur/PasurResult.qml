pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The result of a Pasur game: the winner, and a sheet of all rounds with a column per player, the winner's first.
GameEnd {
    id: root

    readonly property PasurModel game: root.controller.kind === "pasur" ? root.controller.game : null
    readonly property pasurSheet sheet: root.game?.sheet ?? root.noSheet
    readonly property var players: root.sheet.players
    readonly property var rounds: root.sheet.rounds
    property pasurSheet noSheet
    readonly property int firstWidth: Theme.px(Theme.compact ? 110 : 150)
    readonly property real columnWidth: (root.width - 2 * root.side - root.firstWidth) / Math.max(1, root.players.length)
    // If there are many rows, they become shorter before the list scrolls.
    readonly property int listRoom: root.bodyRoom - columns.height - sum.height
    readonly property int rowHeight: Math.max(Theme.px(30), Math.min(Theme.px(40), Math.floor(root.listRoom / Math.max(1, root.rounds.length))))
    readonly property int listHeight: Math.min(root.rounds.length * root.rowHeight, root.listRoom)

    title: root.sheet.verdict
    text: Words.directed(root.sheet.reason)
    bottomPadding: Theme.px(10)
    bodyHeight: columns.height + list.height + sum.height

    // Highlights the winner's column.
    component Lit: Repeater {
        model: root.players.length
        // The Component is written out, because Qt 6.4 does not create it implicitly in an inline component.
        delegate: Component {
            Rectangle {
                required property int index

                anchors.left: parent?.left
                anchors.leftMargin: root.side + root.firstWidth + index * root.columnWidth
                width: root.columnWidth
                height: parent?.height ?? 0
                visible: root.players[index]?.leads ?? false
                color: Qt.alpha(Theme.accent, 0.13)
            }
        }
    }

    Item {
        id: columns

        width: root.width
        height: Theme.px(64)

        Lit {}

        Row {
            anchors.left: parent.left
            anchors.leftMargin: root.side + root.firstWidth
            height: parent.height

            Repeater {
                model: root.players

                Item {
                    id: player

                    required property pasurPlayer modelData

                    width: root.columnWidth
                    height: columns.height

                    CentredRow {
                        anchors.centerIn: parent
                        spacing: Theme.px(10)

                        Avatar {
                            id: avatar

                            size: Theme.px(40)
                            name: player.modelData.name
                            picture: player.modelData.picture
                            botType: player.modelData.botType
                        }

                        SilentText {
                            width: Math.min(implicitWidth, root.columnWidth - avatar.width - Theme.px(22))
                            text: player.modelData.name
                            size: 16
                            weight: Font.ExtraBold
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
        activeFocusOnTab: list.interactive || list.activeFocus  // Qt refuses to unset this on a focused item.
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All rounds")
        // Scrolls to the last rounds, which decide the game.
        onHeightChanged: list.contentY = Math.max(0, list.contentHeight - list.height)

        Column {
            width: list.width

            Repeater {
                model: root.rounds

                Item {
                    id: round

                    required property pasurRound modelData

                    width: list.width
                    height: root.rowHeight
                    Accessible.role: Accessible.ListItem
                    Accessible.name: round.modelData.text

                    Lit {}

                    Divider {}

                    SilentText {
                        anchors.left: parent.left
                        anchors.leftMargin: root.side
                        anchors.verticalCenter: parent.verticalCenter
                        text: round.modelData.title
                        size: 15
                        color: Theme.text2
                    }

                    Repeater {
                        model: root.players

                        Row {
                            id: cell

                            required property pasurPlayer modelData
                            required property int index
                            readonly property int points: round.modelData.points[cell.modelData.seat]

                            x: (root.LayoutMirroring.enabled ? list.width - root.side - root.firstWidth - (cell.index + 1) * root.columnWidth
                                : root.side + root.firstWidth + cell.index * root.columnWidth) + Math.round((root.columnWidth - cell.width) / 2)
                            anchors.verticalCenter: parent?.verticalCenter
                            spacing: Theme.px(12)

                            SilentText {
                                width: Theme.px(40)
                                horizontalAlignment: Text.AlignRight
                                text: `+${Words.number(cell.points)}`
                                size: 15
                                color: cell.points > 0 ? Theme.text2 : Theme.text3
                            }

                            SilentText {
                                width: Theme.px(36)
                                horizontalAlignment: Text.AlignRight
                                text: Words.number(round.modelData.totals[cell.modelData.seat])
                                size: 16
                                weight: Font.Bold
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

        Lit {}

        Divider {}

        SilentText {
            anchors.left: parent.left
            anchors.leftMargin: root.side
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Total")
            size: 16
            weight: Font.Bold
        }

        Row {
            anchors.left: parent.left
            anchors.leftMargin: root.side + root.firstWidth
            height: parent.height

            Repeater {
                model: root.players

                DisplayText {
                    required property pasurPlayer modelData

                    width: root.columnWidth
                    height: sum.height
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: Words.number(modelData.total)
                    size: 34
                    color: modelData.leads ? Theme.accentText : Theme.text
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.totalText
                }
            }
        }
    }
}
