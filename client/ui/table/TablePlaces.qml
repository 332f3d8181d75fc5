import QtQuick
import Cardroom.Ui

// The places of the cards and seats of a table of any kind. The table is a physical thing: only the person's own corner
// and the actions are mirrored. Whole pixels from the top left of the page, including the bar.
QtObject {
    id: root

    required property real width
    required property real height
    // Written from right to left: the own corner is on the right, and the actions are on the left.
    required property bool mirrored
    // If a game needs the whole width, the other seats are in one row below the bar.
    property bool seatsInRow: false

    // How much higher than others the plaque at an edge is, as measured by the seats.
    property var measured: edge => 0
    function taller(edge: int): int { return root.measured(edge); }

    // The foot of the prompt. The game's items below it start here.
    property real promptFoot: 0
    // The foot of the latest events; 0: they are not shown.
    property real justNowFoot: 0

    readonly property int foot: Math.round(root.height) - Theme.margin
    // The place of the seats at the top and at the sides.
    readonly property int topSeat: Theme.topBar + Theme.space(root.seatsInRow ? 15 : 18)
    readonly property int sideSeat: root.seatsInRow ? root.topSeat : Theme.topBar + Math.round(0.285 * (root.height - Theme.topBar))
    // The distance from a seat's plaque to its own cards.
    readonly property int underSeat: Theme.plaqueHeight + Theme.space(12)
    // The width for a hand between the person's plaque and the actions.
    readonly property int handRoom: Math.round(root.width) - 2 * (Theme.margin + Theme.wordWidth(208))

    // The distance between cards in a row of this many: apart if there is room, otherwise overlapping. `aside`: the
    // additional distance of the last one.
    function handStep(row: int, card: int, aside: int): real {
        return row < 2 ? 0 : Math.min(1.09 * card, (root.handRoom - aside - card) / (row - 1))
    }

    // The number of rows of a hand of this many: two if one would hide the ranks.
    function handRows(count: int): int {
        const card = Theme.handCard(count)
        return count > 2 && root.handStep(count, card, 0) < 0.28 * card ? 2 : 1
    }

    // The top of the person's hand, apart from raised cards.
    function handTop(count: int): int {
        const height = Theme.cardHeight(Theme.handCard(count))
        return root.foot - height - (root.handRows(count) - 1) * Math.round(0.4 * height)
    }

    // The position of card `place` of `count` in the rows: the row from the top, the place in it, and the length of the
    // row.
    function handRow(place: int, count: int): var {
        const rows = root.handRows(count)
        const upper = Math.ceil(count / rows)
        return place < upper ? { row: 0, place: place, count: upper } : { row: 1, place: place - upper, count: count - upper }
    }

    // Card `place` of `count` in the person's own hand; `apart`: the last one has just been drawn and lies slightly
    // aside.
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

    // How far card `place` of `count` moves towards the end of its row because the pointer is over card `under` (-1:
    // over none): only if cards overlap, and no further than the row may extend and ranks stay visible.
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

    // A corner below the bar, for an item of that width: where lines start, or where they end.
    readonly property real cornerX: Theme.margin + Theme.px(6)
    readonly property real cornerY: Theme.topBar + Theme.space(23)
    function startX(wide: real): real { return root.mirrored ? root.width - root.cornerX - wide : root.cornerX }
    function endX(wide: real): real { return root.mirrored ? root.cornerX : root.width - root.cornerX - wide }

    // A card in a pile with this many above it: the visible ones are slightly up and left of each other.
    function inPile(top: rect, above: int): rect {
        const off = Theme.pileStep * Math.min(Theme.pileUnder, above)
        return Qt.rect(top.x - off, top.y - off, top.width, top.height)
    }

    // The edge of a table with this many seats at which a seat is: 0 bottom, 1 left, 2 top, 3 right.
    function edge(place: int, seats: int): int {
        if (place === 0)
            return 0
        return seats === 2 ? 2 : seats === 3 && place === 2 ? 3 : place
    }

    // Card `index` of `count` beside the plaque at that edge, each `step` card widths further.
    function seatCard(edge: int, index: int, count: int, step: real): rect {
        const card = Theme.smallCard
        const height = Theme.cardHeight(card)
        const row = card + step * card * (count - 1)
        const inwards = Theme.margin + Math.round(4 * Theme.k)
        const atRight = edge === 3 || edge === 0 && root.mirrored
        const x = edge === 2 ? (root.width - row) / 2 : atRight ? root.width - inwards - row : inwards
        const under = root.underSeat + root.taller(edge)
        const y = edge === 0 ? root.foot - under - height : (edge === 2 ? root.topSeat : root.sideSeat) + under
        return Qt.rect(Math.round(x + index * step * card), Math.round(y), card, height)
    }
}
