pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The most recent games, each of which can be replayed, and a link to all.
Column {
    id: root

    required property Cardroom app
    required property int pad
    // The height that is available.
    required property real room

    readonly property real rowHeight: Theme.wordWidth(60)
    // Fewer than two rows are not worth a heading, unless there is only one game.
    readonly property int shown: {
        let left = root.room - head.height - Theme.px(18);
        let fitting = 0;
        while (fitting < games.count && (left -= games.itemAt(fitting)?.height ?? 0) >= 0)
            ++fitting;
        return fitting < Math.min(2, games.count) ? 0 : fitting;
    }

    spacing: 0

    Rectangle {
        x: root.pad
        width: parent.width - 2 * root.pad
        height: 1
        color: Theme.line
    }

    Item {
        width: parent.width
        height: Theme.px(12)
    }

    RowLayout {
        id: head

        x: root.pad
        width: parent.width - 2 * root.pad
        spacing: Theme.px(8)

        HeadingText {
            Layout.fillWidth: true
            text: qsTr("Lately")
            size: 22
        }

        TextLink {
            text: qsTr("All games")
            size: 14.5
            onClicked: root.app.show(Cardroom.GamesPage)
        }
    }

    Repeater {
        id: games

        model: root.app.games.lately

        ButtonBase {
            id: game

            required property lateGame modelData
            required property int index

            x: root.pad - Theme.px(10)
            width: root.width - 2 * x
            height: Math.max(root.rowHeight, words.height + Theme.px(6))
            visible: game.index < root.shown
            enabled: root.app.ways.underWay === ""
            radius: Theme.px(12)
            spokenName: game.modelData.spoken
            spokenDescription: qsTr("Press Enter to watch this game again.")
            onClicked: root.app.ways.watchGame(game.modelData.file)

            background: Rectangle {
                radius: game.radius
                color: game.down ? Qt.alpha(Theme.text, 0.14) : game.hovered ? Qt.alpha(Theme.text, 0.07) : "transparent"
            }

            contentItem: Item {
                Rectangle {
                    id: sign

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(10)
                    y: words.y + Theme.px(3)
                    width: Theme.px(11)
                    height: width
                    radius: width / 2
                    color: game.modelData.won ? Theme.good : "transparent"
                    border.width: game.modelData.won ? 0 : Math.max(1, Theme.px(2))
                    border.color: Theme.text3
                }

                Column {
                    id: words

                    anchors.left: sign.right
                    anchors.leftMargin: Theme.px(9)
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 0

                    BodyText {
                        width: parent.width
                        text: game.modelData.text
                        textFormat: Text.StyledText
                        size: 14.5
                        wrapMode: Text.Wrap
                        leading: 1.05
                    }

                    BodyText {
                        width: parent.width
                        text: game.modelData.detail
                        size: 14
                        color: Theme.text3
                        wrapMode: Text.Wrap
                        leading: 1.05
                    }
                }
            }
        }
    }
}
