import QtQuick
import Cardroom.Ui

// The positions of cards and seats at a table of any kind, in whole pixels from the top left of the page, which
// includes the bar. A table is a physical object, so only the person's own corner and the actions are mirrored.
QtObject {
    id: root

    required property real width
    required property real height
    // Whether the language is written from right to left: the person's own corner is then on the right, and the actions
    // are on the left.
    required property bool mirrored
    // Whether the other seats are in one row below the bar, because a game needs the whole width.
    property bool seatsInRow: false

    // On the TV, the height of the cards above the plaque at the bottom, which is then in the middle like the one at
    // the top: nobody has a hand there.
    property int footCards: 0

    // How much taller than usual the plaque at an edge is, as measured by the seats.
    property var measured: edge => 0
    function taller(edge: int): int { return root.measured(edge); }

    // The bottom of the prompt. The game's items below it start here.
    property real promptFoot: 0
    // The bottom of the latest events; 0: they are not shown.
    property real justNowFoot: 0

    readonly property int foot: Math.round(root.height) - Theme.margin
    // The y coordinates of the seats at the top and at the sides.
    readonly property int topSeat: Theme.topBar + Theme.space(root.seatsInRow ? 15 : 18)
    readonly property int sideSeat: root.seatsInRow ? root.topSeat : Theme.topBar + Math.round((Theme.tv ? 0.345 : 0.285) * (root.height - Theme.topBar))
    // The distance from the top of a seat's plaque to its cards.
    readonly property int underSeat: Theme.plaqueHeight + Theme.space(12)
    // The width available for a hand between the person's plaque and the actions.
    readonly property int handRoom: Math.round(root.width) - 2 * (Theme.margin + Theme.wordWidth(208))

    // The step from one card to the next in a row of this many: apart if there is room, otherwise overlapping. `aside`:
    // the extra distance of the last one.
    function handStep(row: int, card: int, aside: int): real {
        return row < 2 ? 0 : Math.min(1.09 * card, (root.handRoom - aside - card) / (row - 1))
    }

    // The number of rows for a hand of this many cards: two if a single row would hide the ranks.
    function handRows(count: int): int {
        const card = Theme.handCard(count)
        return count > 2 && root.handStep(count, card, 0) < 0.28 * card ? 2 : 1
    }

    // The top of the person's hand, not counting raised cards.
    function handTop(count: int): int {
        if (Theme.tv)
            return root.foot - Theme.plaqueHeight - (root.footCards > 0 ? root.footCards + Theme.space(12) : 0)
        const height = Theme.cardHeight(Theme.handCard(count))
        return root.foot - height - (root.handRows(count) - 1) * Math.round(0.4 * height)
    }

    // Where card `place` of `count` is: the row, from the top, the position in that row, and the row's length.
    function handRow(place: int, count: int): var {
        const rows = root.handRows(count)
        const upper = Math.ceil(count / rows)
        return place < upper ? { row: 0, place: place, count: upper } : { row: 1, place: place - upper, count: count - upper }
    }

    // The rectangle of card `place` of `count` in the person's own hand; `apart`: the last one has just been drawn and
    // lies slightly aside.
    function handCard(place: int, count: int, apart: bool): rect {
        const at = root.handRow(place, count)
        const card = Theme.handCard(count)
        const aside = apart && count > 1 ? Math.round(0.13 * card) : 0
        const step = root.handStep(at.count, card, aside)
        const row = card + step * (at.count - 1) + aside
        const x = (root.width - row) / 2 + step * at.place + (place === count - 1 ? aside : 0)
        const height = Theme.cardHeight(card)
        const y = at.row === 0 ? root.handTop(count) : root.foot - height
        return Qt.rect(Math.round(x), y, card, height)
    }

    // How far card `place` of `count` moves towards the end of its row when the pointer is over card `under` (-1:
    // none): only if cards overlap, and only as far as the row has room and ranks stay visible.
    function handPush(place: int, count: int, under: int): int {
        if (under < 0 || place <= under)
            return 0
        const [at, pointed] = [root.handRow(place, count), root.handRow(under, count)]
        const card = Theme.handCard(count)
        const step = root.handStep(at.count, card, 0)
        if (at.row !== pointed.row || step >= card)
            return 0
        const behind = at.count - 1 - at.place
        return Math.round(Math.min(0.2 * card, Theme.px(6) + behind * Math.max(0, step - 0.28 * card)))
    }

    // The x coordinate of an item of that width in a corner below the bar, on the leading or the trailing side.
    readonly property real cornerX: Theme.margin + Theme.px(6)
    readonly property real cornerY: Theme.topBar + Theme.space(23)
    function startX(wide: real): real { return root.mirrored ? root.width - root.cornerX - wide : root.cornerX }
    function endX(wide: real): real { return root.mirrored ? root.cornerX : root.width - root.cornerX - wide }

    // The rectangle of a card in a pile with this many cards above it: each visible card is slightly up and to the left
    // of the one above.
    function inPile(top: rect, above: int): rect {
        const off = Theme.pileStep * Math.min(Theme.pileUnder, above)
        return Qt.rect(top.x - off, top.y - off, top.width, top.height)
    }

    // The edge at which a seat is placed, at a table with this many seats: 0 bottom, 1 left, 2 top, 3 right.
    function edge(place: int, seats: int): int {
        if (place === 0)
            return 0
        return seats === 2 ? 2 : seats === 3 && place === 2 ? 3 : place
    }

    // The rectangle of card `index` of `count` next to the plaque at that edge, each `step` card widths further along.
    function seatCard(edge: int, index: int, count: int, step: real): rect {
        const card = Theme.smallCard
        const height = Theme.cardHeight(card)
        const row = card + step * card * (count - 1)
        const inwards = Theme.margin + Math.round(4 * Theme.k)
        const atRight = edge === 3 || edge === 0 && root.mirrored
        const x = edge === 2 || edge === 0 && Theme.tv ? (root.width - row) / 2 : atRight ? root.width - inwards - row : inwards
        const under = root.underSeat + root.taller(edge)
        const y = edge === 0 ? root.foot - under - height : (edge === 2 ? root.topSeat : root.sideSeat) + under
        return Qt.rect(Math.round(x + index * step * card), Math.round(y), card, height)
    }
}
