import QtQuick
import Cardroom.Ui

// Where the cards and the seats of a table are, whatever its kind. The table is a physical thing: nothing here is
// mirrored but the person's own corner and the actions. Whole pixels from the top left of the page, the bar included.
QtObject {
    id: root

    required property real width
    required property real height
    // Written from right to left: the own corner is at the right then, the actions are at the left.
    required property bool mirrored
    // Where a game needs the whole width, the other seats stand in one row under the bar.
    property bool seatsInRow: false

    // How much higher than others the plaque at an edge is: as the seats measure it.
    property var measured: edge => 0
    function taller(edge: int): int { return root.measured(edge); }

    // The foot of the prompt. Where a game has something under it, that begins here.
    property real promptFoot: 0
    // The foot of what has just happened; 0: it is not shown.
    property real justNowFoot: 0

    readonly property int foot: Math.round(root.height) - Theme.margin
    // Seats at the top and at the sides stand here.
    readonly property int topSeat: Theme.topBar + Theme.space(root.seatsInRow ? 15 : 18)
    readonly property int sideSeat: root.seatsInRow ? root.topSeat : Theme.topBar + Math.round(0.285 * (root.height - Theme.topBar))
    // From a seat's plaque to its own cards.
    readonly property int underSeat: Theme.plaqueHeight + Theme.space(12)
    // What a hand has between the person's plaque and the actions.
    readonly property int handRoom: Math.round(root.width) - 2 * (Theme.margin + Theme.wordWidth(208))

    // From card to card in a row of so many: apart where there is room, else on each other. `aside`: how much further the
    // last one lies.
    function handStep(row: int, card: int, aside: int): real {
        return row < 2 ? 0 : Math.min(1.09 * card, (root.handRoom - aside - card) / (row - 1))
    }

    // How many rows a hand of so many has: two where one would hide the ranks.
    function handRows(count: int): int {
        const card = Theme.handCard(count)
        return count > 2 && root.handStep(count, card, 0) < 0.28 * card ? 2 : 1
    }

    // The top of the person's hand, without what a card is raised.
    function handTop(count: int): int {
        const height = Theme.cardHeight(Theme.handCard(count))
        return root.foot - height - (root.handRows(count) - 1) * Math.round(0.4 * height)
    }

    // Where in the rows card `place` of `count` is: in which, from the top, at which place of how many.
    function handRow(place: int, count: int): var {
        const rows = root.handRows(count)
        const upper = Math.ceil(count / rows)
        return place < upper ? { row: 0, place: place, count: upper } : { row: 1, place: place - upper, count: count - upper }
    }

    // Card `place` of `count` in the person's own hand; `apart`: the last one has just come and lies a little aside.
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

    // How far card `place` of `count` goes to the end of its row because the pointer is over card `under` (-1: over none):
    // only where they lie on each other, and no further than the row may reach and its ranks are seen.
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

    // A corner under the bar, for what is that wide: where lines begin, or where they end.
    readonly property real cornerX: Theme.margin + Theme.px(6)
    readonly property real cornerY: Theme.topBar + Theme.space(23)
    function startX(wide: real): real { return root.mirrored ? root.width - root.cornerX - wide : root.cornerX }
    function endX(wide: real): real { return root.mirrored ? root.cornerX : root.width - root.cornerX - wide }

    // A card in a pile with so many above it: those that show are a little up and left of each other.
    function inPile(top: rect, above: int): rect {
        const off = Theme.pileStep * Math.min(Theme.pileUnder, above)
        return Qt.rect(top.x - off, top.y - off, top.width, top.height)
    }

    // The edge of the table at which a seat stands, of so many: 0 bottom, 1 left, 2 top, 3 right.
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
