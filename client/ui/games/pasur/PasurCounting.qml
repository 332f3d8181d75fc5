pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Counts the last round of Pasur: clubs, ten of diamonds, two of clubs, aces, jacks and surs, one after another; then
// the round's points are added to the race.
GameCount {
    id: root

    readonly property PasurModel game: root.controller.kind === "pasur" ? root.controller.game : null
    readonly property pasurSheet now: root.game?.sheet ?? root.noSheet
    readonly property int target: root.game?.table.target ?? 62
    property pasurSheet noSheet
    // By seat, so that the order does not give the winner away.
    readonly property var inOrder: [...root.now.players].sort((one, other) => one.seat - other.seat)
    readonly property int parts: 6
    readonly property int raceRow: Theme.px(30)
    readonly property bool raced: root.at > root.parts + 1

    times: [0, 300, 750, 1200, 1650, 2100, 2550, 3100]
    length: 3800
    panelWidth: Theme.px(860)
    title: root.now.roundTitle
    text: qsTr("What each of you has taken in this round.")
    titleLeading: 1
    topPadding: Theme.px(12)
    spacing: -Theme.px(5)
    bodyHeight: race.y + race.height

    PasurSheet {
        id: sheet

        y: Theme.px(12)
        width: root.width
        players: root.inOrder
        side: root.side
        partsShown: Math.max(0, root.at - 1)
        summed: root.raced
        rowHeight: Math.min(Theme.px(64), Math.floor((root.bodyRoom - Theme.px(74) - race.height) / Math.max(1, sheet.players.length)))
    }

    Column {
        id: race

        x: root.side
        y: sheet.y + sheet.height
        width: root.width - 2 * root.side
        topPadding: Theme.px(10)
        bottomPadding: Theme.px(6)

        Repeater {
            model: root.inOrder

            Item {
                id: runner

                required property pasurPlayer modelData

                width: race.width
                height: root.raceRow
                Accessible.ignored: true

                SilentText {
                    id: name

                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.wordWidth(Theme.compact ? 110 : 150)
                    text: runner.modelData.name
                    size: 14.5
                    weight: Font.Bold
                }

                Rectangle {
                    id: track

                    anchors.left: name.right
                    anchors.right: total.left
                    anchors.rightMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.px(9)
                    radius: height / 2
                    color: Qt.alpha(Theme.text, 0.16)

                    Rectangle {
                        anchors.left: parent.left
                        width: Math.max(radius * 2, parent.width * Math.min(1, (root.raced ? runner.modelData.total : runner.modelData.before) / root.target))
                        height: parent.height
                        radius: height / 2
                        color: runner.modelData.leads && root.raced ? Theme.accent : Theme.text2

                        Behavior on width { NumberAnimation { duration: Theme.duration(600); easing.type: Easing.InOutCubic } }
                    }
                }

                SilentText {
                    id: total

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(60)
                    horizontalAlignment: Text.AlignRight
                    //: A total, and the points that win the game.
                    text: qsTr("%L1 of %L2").arg(root.raced ? runner.modelData.total : runner.modelData.before).arg(root.target)
                    size: 14.5
                    color: Theme.text2
                }
            }
        }
    }
}
