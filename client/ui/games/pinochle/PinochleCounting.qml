pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Counts a game of Pinochle: both scores add up line by line, and the bidder's meter reaches the bid or falls short of
// it.
GameCount {
    id: root

    readonly property PinochleModel game: root.controller.kind === "pinochle" ? root.controller.game : null
    // The person first, so that the order does not give the winner away.
    readonly property var players: [...(root.game?.end.results ?? [])].sort((one, other) => one.player.place - other.player.place)
    readonly property int most: root.players.reduce((most, player) => Math.max(most, player.meldRows.length + player.lines.length), 1)
    readonly property int lineHeight: Math.max(Theme.px(22), Math.min(Theme.px(38),
        Math.floor((root.bodyRoom - Theme.px(72 + 14) - 1 - (root.bidder === null ? 0 : Theme.px(54))) / root.most)))

    // The player whose bid decides: null if nobody has bid.
    readonly property var bidder: root.players.find(player => player.bid > 0) ?? null
    readonly property int reached: root.bidder === null ? 0 : root.sumUpTo(root.bidder, root.at - 1)
    readonly property bool fails: root.bidder !== null && root.bidder.sum < root.bidder.bid

    // The points of the first `count` lines: melds one by one, then the tricks.
    function sumUpTo(player: var, count: int): int {
        const melds = [...player.meldRows].slice(0, count).reduce((sum, meld) => sum + meld.points, 0)
        return count > player.meldRows.length + 1 ? player.sum : melds
    }

    times: Array.from({ length: root.most + 1 }, (unused, index) => index === 0 ? 0 : 300 + 350 * (index - 1))
    length: 300 + 350 * root.most + 500
    panelWidth: Theme.px(860)
    title: root.game?.end.title ?? ""
    bottomPadding: Theme.px(10)
    bodyHeight: 1 + sheets.height + meter.height

    Divider {}

    // The bidder's points so far, and the notch at the bid.
    Item {
        id: meter

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.side
        anchors.bottomMargin: 0
        height: root.bidder === null ? 0 : Theme.px(54)
        visible: root.bidder !== null
        Accessible.ignored: true

        readonly property int bid: root.bidder?.bid ?? 0
        readonly property real whole: Math.max(1, meter.bid * 1.18, root.bidder?.sum ?? 0)
        readonly property real notch: Math.round(track.width * meter.bid / meter.whole)

        Rectangle {
            id: track

            anchors.left: parent.left
            anchors.right: parent.right
            y: Theme.px(12)
            height: Theme.px(14)
            radius: height / 2
            color: Qt.alpha(Theme.text, 0.16)

            Rectangle {
                anchors.left: parent.left
                width: Math.max(radius * 2, track.width * root.reached / meter.whole)
                height: parent.height
                visible: root.reached > 0
                radius: height / 2
                color: root.counted && root.fails ? Theme.bad : Theme.accent

                Behavior on width { NumberAnimation { duration: Theme.duration(350); easing.type: Easing.InOutCubic } }
            }

            Rectangle {
                anchors.left: parent.left
                anchors.leftMargin: meter.notch - Math.round(width / 2)
                y: -Theme.px(4)
                width: Math.max(3, Theme.px(3))
                height: parent.height + Theme.px(8)
                radius: width / 2
                color: Theme.text
            }
        }

        SilentText {
            anchors.left: parent.left
            y: Theme.px(31)
            text: Words.number(root.reached)
            size: 14.5
            weight: Font.ExtraBold
        }

        SilentText {
            anchors.right: parent.right
            y: Theme.px(31)
            //: The bid to be reached.
            text: qsTr("Bid %L1").arg(meter.bid)
            size: 14.5
            color: Theme.text2
        }
    }

    Row {
        id: sheets

        y: 1
        width: root.width
        height: root.players.length > 0 ? Math.max(...Array.from({ length: accounts.count }, (unused, at) => accounts.itemAt(at)?.implicitHeight ?? 0)) : 0

        Repeater {
            id: accounts

            model: root.players

            PinochleReckoning {
                required property pinochleResult modelData

                width: root.width / 2
                height: sheets.height
                result: modelData
                lineHeight: root.lineHeight
                linesShown: root.at - 1
            }
        }
    }
}
