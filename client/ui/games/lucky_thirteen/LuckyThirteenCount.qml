pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One hand as it is counted at the end of the game. Next to the hand: "No thirteen", or the sum and what it scores. For
// the winner, in large type: the sum on a dotted line between the cards, and the products in a column. Fills the table.
Item {
    id: root

    required property luckyThirteenResult result
    // The edge of the table where the seat is: 0 bottom, then clockwise.
    required property int edge
    // Where the hand lies, and the cards that count: those of the hand, and the public ones.
    required property rect hand
    required property var own
    required property var shared
    // Where the public cards are.
    required property rect middle
    // Where the sum goes if there is no public card to join: for a hand at the bottom.
    required property point above
    // The top left corner of the column of products, and its largest width.
    required property rect ledger
    // Whether the hand wins, and whether its sum and its products are shown yet.
    required property bool large
    required property bool summed
    required property bool reckoned

    property luckyThirteenTerm noTerm
    readonly property bool thirteen: root.result.sum !== ""
    readonly property bool big: root.large && root.result.scores
    readonly property int aside: Theme.px(16)

    function middleOf(spots: var): point {
        const x = spots.reduce((sum, spot) => sum + spot.x + spot.width / 2, 0) / Math.max(1, spots.length)
        const y = spots.reduce((sum, spot) => sum + spot.y + spot.height / 2, 0) / Math.max(1, spots.length)
        return Qt.point(x, y)
    }
    readonly property point from: root.middleOf(root.own)
    readonly property point to: root.shared.length > 0 ? root.middleOf(root.shared) : root.edge === 0 ? root.above : root.from
    readonly property bool joined: root.shared.length > 0

    // Beside a hand: on the side towards the middle of the table or, for a hand at the top or the bottom, on the right.
    function besideX(width: real): real {
        return root.edge === 3 ? root.hand.x - root.aside - width : root.hand.x + root.hand.width + root.aside
    }
    function besideY(height: real): real { return Math.round(root.hand.y + (root.edge === 0 ? root.hand.height * 0.3 : root.hand.height / 2) - height / 2) }

    // The dots between the cards, only where there is cloth.
    Repeater {
        model: root.big && root.thirteen && root.joined && root.summed ? Math.ceil(Math.hypot(root.to.x - root.from.x, root.to.y - root.from.y) / Theme.px(9)) : 0

        Rectangle {
            required property int index
            readonly property real way: (index + 0.5) / Math.max(1, Math.ceil(Math.hypot(root.to.x - root.from.x, root.to.y - root.from.y) / Theme.px(9)))
            // A slight curve.
            readonly property real bow: Math.sin(Math.PI * way) * Theme.px(14)
            readonly property point at: Qt.point(root.from.x + way * (root.to.x - root.from.x) - bow, root.from.y + way * (root.to.y - root.from.y))

            x: Math.round(at.x - width / 2)
            y: Math.round(at.y - height / 2)
            width: Theme.px(4)
            height: width
            radius: width / 2
            visible: ![...root.own, ...root.shared].some(spot => at.x > spot.x - 8 && at.x < spot.x + spot.width + 8
                && at.y > spot.y - 0.2 * spot.width && at.y < spot.y + spot.height + 8)
            color: Theme.select
        }
    }

    RaisedSheet {
        id: pill

        readonly property bool free: root.edge === 0 || root.joined
        readonly property real middleY: root.edge === 0 ? root.above.y : (root.from.y + root.to.y) / 2

        width: Math.round(sum.implicitWidth + Theme.px(root.edge === 0 ? 68 : 44))
        height: Theme.px(root.edge === 0 ? 70 : 52)
        x: Math.round(pill.free ? (root.from.x + root.to.x) / 2 - width / 2 : root.besideX(width))
        y: Math.round(pill.free ? pill.middleY - height / 2 : root.besideY(height))
        visible: opacity > 0
        opacity: root.big && root.summed ? 1 : 0
        radius: height / 2
        color: Theme.lit

        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

        DisplayText {
            id: sum

            anchors.centerIn: parent
            text: Words.directed(root.thirteen ? root.result.sum : root.result.products)
            size: root.edge === 0 ? 38 : 28
            color: Theme.litInk
        }
    }

    Column {
        x: root.ledger.x
        y: root.ledger.y
        // Large text is scaled down as far as the room requires, so that no line is cut off.
        width: Math.max(rows.implicitWidth, account.implicitWidth, score.implicitWidth)
        scale: Math.min(1, root.ledger.width / Math.max(1, width))
        transformOrigin: Item.TopLeft
        spacing: Theme.px(Theme.compact ? 2 : 12)
        visible: opacity > 0
        opacity: root.big && root.reckoned ? 1 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

        Grid {
            id: rows

            columns: 2
            verticalItemAlignment: Grid.AlignVCenter
            visible: !Theme.compact
            columnSpacing: Theme.px(12)
            rowSpacing: Theme.px(8)

            Repeater {
                model: Theme.compact ? 0 : 2 * root.result.terms.length

                BodyText {
                    required property int index
                    readonly property luckyThirteenTerm term: root.result.terms[Math.floor(index / 2)] ?? root.noTerm
                    readonly property bool says: index % 2 === 0

                    text: says ? term.text : Words.directed(term.product)
                    textFormat: Text.StyledText
                    size: 15.5
                    weight: says ? Font.Normal : Font.ExtraBold
                    color: Theme.onCloth
                }
            }
        }

        // A small window has no room for a line per card.
        BodyText {
            id: account

            visible: Theme.compact
            text: Theme.compact ? Words.directed(root.result.account) : ""
            size: 15.5
            weight: Font.ExtraBold
            color: Theme.onCloth
        }

        Rectangle {
            width: parent.width
            height: 1
            visible: !Theme.compact
            color: Qt.alpha(Theme.cloth("lucky-thirteen").line, 0.7)
        }

        Row {
            id: score

            spacing: Theme.px(12)

            BodyText {
                anchors.baseline: points.baseline
                text: root.result.scoreTitle
                size: 15.5
                weight: Font.Bold
                color: Theme.onCloth
            }

            DisplayText {
                id: points

                text: Words.number(root.result.points)
                size: Theme.compact ? 40 : 50
                color: Theme.dark ? Theme.select : Theme.accentText
            }
        }
    }

    // The sheet next to a hand that does not win.
    RaisedSheet {
        id: bubble

        readonly property bool none: !root.result.scores

        width: Math.round(Math.max(first.implicitWidth, root.thirteen ? second.implicitWidth : 0) + Theme.px(bubble.none ? 28 : 32))
        height: Math.round(lines.implicitHeight + Theme.px(bubble.none ? 12 : 20))
        // Where it would cover a public card, it is below the hand instead, over the discards, which no longer matter.
        readonly property bool below: root.edge % 2 === 1 && bubble.besideX < root.middle.x + root.middle.width + Theme.px(6)
            && bubble.besideX + bubble.width > root.middle.x - Theme.px(6)
        readonly property real besideX: root.besideX(bubble.width)

        x: Math.round(!bubble.below ? bubble.besideX : root.edge === 3 ? root.hand.x + root.hand.width - width : root.hand.x)
        y: bubble.below ? Math.round(root.hand.y + root.hand.height + Theme.px(8)) : root.besideY(height)
        visible: opacity > 0
        opacity: !root.big && root.summed ? 1 : 0
        shadowed: !bubble.none
        radius: bubble.none ? height / 2 : Theme.px(16)
        color: bubble.none ? Theme.plaque : Theme.lit

        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

        StartColumn {
            id: lines

            anchors.centerIn: parent
            spacing: Theme.px(2)

            BodyText {
                id: first

                text: Words.directed(root.thirteen ? root.result.sum : root.result.account)
                size: 15.5
                weight: Font.ExtraBold
                color: bubble.none ? Theme.onCloth2 : Theme.litInk
            }

            BodyText {
                id: second

                visible: root.thirteen
                opacity: root.reckoned ? 1 : 0
                text: Words.directed(root.result.account)
                size: 14
                color: Theme.litInk2
            }
        }
    }
}
