import QtQuick
import Cardroom.Ui

// The layout of a Pasur table: the pool in the middle, the deck at its start side, the choices at its end side, and
// each seat's piles. What belongs to the person is mirrored: their corner, the choices, which are on the side of the
// actions, and the deck, which is opposite.
QtObject {
    id: root

    required property TablePlaces places
    required property TableSeats seats
    // The number of slots in the pool, including empty ones, and how many of them are in a row.
    required property int slots
    required property int row

    readonly property int seatCount: root.seats.count
    // With two or four players there is a seat at the top, so the pool begins below it.
    readonly property bool topSeat: root.seatCount !== 3
    readonly property bool mirrored: root.places.mirrored
    readonly property real width: root.places.width

    // The vertical range for the pool with its border; the prompt goes below it.
    readonly property int top: root.topSeat ? root.places.topSeat + Theme.plaqueHeight + root.places.taller(2) + Theme.space(14)
        : Theme.topBar + Theme.space(20)
    readonly property int lift: Theme.tv ? 0 : Math.round(0.15 * Theme.handCard(4)) + Theme.px(14)
    readonly property int limit: root.places.handTop(4) - root.lift - Math.round(1.4 * Theme.word(28))

    // What lies on either side of the pool: a plaque, with the deck on one side and the choices on the other. In a
    // small window the plaques are above, and the deck lies beside the seat's piles or below them.
    readonly property int deckCard: Theme.compact ? Theme.smallCard : Math.round(0.92 * Theme.tableCard)
    readonly property int deckGap: Theme.px(Theme.compact ? 12 : 24)
    readonly property int choiceGap: Theme.px(Theme.compact ? 13 : 21)
    // On the TV, nobody chooses.
    readonly property int choiceLeast: Theme.tv ? 0 : Theme.px(118)
    readonly property int plaqueGap: Theme.px(8)
    readonly property int besidePool: Theme.compact ? 0
        : root.plaqueGap + Math.max(root.deckGap + root.deckCard + Theme.pileReach, root.choiceGap + root.choiceLeast)
    // The least room beside the pool. In a small window it only has to be enough for a plaque. The cards matter more
    // than large text.
    function plaqueRoom(usual: real): int { return Theme.tv ? Theme.ofTv(300) : Theme.px(usual + 60 * (Theme.wordScale - 1)) }
    readonly property int leastSide: root.plaqueRoom(184) + Theme.margin + root.plaqueGap
    readonly property int side: !Theme.compact ? Theme.margin + root.plaqueRoom(215) + root.besidePool
        : root.row > 3 ? root.leastSide : Math.max(Theme.px(256), root.leastSide)

    // Lengths in card widths: between the cards, and from them to the border.
    readonly property real gap: 0.165
    readonly property real pad: 0.18
    readonly property real apart: 1.4 + root.gap
    // The part of a card that stays visible if rows overlap: it shows the rank and the suit.
    readonly property real overlapped: 0.62
    // Room for two rows is reserved from the start, so that cards do not shrink when another row begins.
    function rowsFor(columns: int): int { return Math.max(2, Math.ceil(root.slots / columns)) }
    function cardFor(columns: int, rowStep: real): int {
        const most = (columns <= 3 ? 0.16 : 0.13) * Theme.height
        const tall = (root.limit - root.top) / ((root.rowsFor(columns) - 1) * rowStep + 1.4 + 2 * root.pad)
        const wide = (root.width - 2 * root.side) / (columns + (columns - 1) * root.gap + 2 * root.pad)
        return Math.floor(Math.min(most, tall, wide))
    }
    // As many in a row as the model says, and more only if cards would otherwise become too small. If they would still
    // be too small to read, rows overlap.
    readonly property var layout: {
        let best = root.row
        for (const columns of [6, 8])
            if (columns > root.row && root.cardFor(best, root.apart) < Theme.smallCard
                    && root.cardFor(columns, root.apart) > root.cardFor(best, root.apart))
                best = columns
        return root.cardFor(best, root.apart) >= 0.75 * Theme.smallCard ? { columns: best, rowStep: root.apart }
            : { columns: 6, rowStep: root.overlapped }
    }
    readonly property int columns: root.layout.columns
    readonly property int rows: root.rowsFor(root.columns)
    readonly property int card: root.cardFor(root.columns, root.layout.rowStep)
    readonly property int cardHeight: Theme.cardHeight(root.card)
    readonly property real stepX: (1 + root.gap) * root.card
    readonly property real stepY: root.layout.rowStep * root.card
    readonly property int edge: Math.round(root.pad * root.card)
    readonly property int cardsWidth: Math.round((root.columns - 1) * root.stepX) + root.card
    readonly property int cardsHeight: Math.round((root.rows - 1) * root.stepY) + root.cardHeight

    // The pool with its border, in the middle of its room.
    readonly property rect pool: {
        const [wide, high] = [root.cardsWidth + 2 * root.edge, root.cardsHeight + 2 * root.edge]
        return Qt.rect(Math.round((root.width - wide) / 2), root.top + Math.max(0, Math.round((root.limit - root.top - high) / 2)), wide, high)
    }
    readonly property int bottom: root.pool.y + root.pool.height
    // How far inwards a plaque at the side may extend. In a small window this does not depend on the pool: there, the
    // height of the plaques moves the pool. In a large one, the choices get what the names can spare.
    readonly property int sideRoom: Theme.tv ? root.pool.x - root.besidePool - Theme.margin : Theme.compact ? root.leastSide - root.plaqueGap - Theme.margin
        : Math.min(root.pool.x - root.besidePool - Theme.margin, Theme.wordWidth(250), Math.max(root.plaqueRoom(215),
            root.pool.x - Theme.margin - root.plaqueGap - root.choiceGap - Theme.wordWidth(150)))

    function poolCard(slot: int): rect {
        return Qt.rect(root.pool.x + root.edge + Math.round(slot % root.columns * root.stepX),
            root.pool.y + root.edge + Math.round(Math.floor(slot / root.columns) * root.stepY), root.card, root.cardHeight)
    }
    // Where the next card goes: a slot, or the whole pool if a new row has to begin.
    readonly property bool full: root.slots >= root.rows * root.columns
    readonly property rect nextCard: root.full ? root.pool : root.poolCard(root.slots)

    // The edge where the seat on the deck's side is, and the one on the side of the choices; -1: no seat is there.
    readonly property int deckEdge: root.seatCount < 3 ? -1 : root.mirrored ? 3 : 1
    readonly property int choiceEdge: root.seatCount < 3 ? -1 : root.mirrored ? 1 : 3

    // The rectangle of the deck's top card.
    readonly property rect deck: {
        const high = Theme.cardHeight(root.deckCard)
        const besides = root.pool.x - root.deckGap - root.deckCard
        let [inwards, y] = [besides, root.places.sideSeat]
        if (Theme.compact) {
            const pile = root.taken(1)
            y = root.deckEdge < 0 ? root.pool.y : pile.y + Theme.space(18)
            // Room for one card that lies crosswise.
            const piles = pile.x + pile.width + root.surGap + Theme.cardHeight(root.surCard) + Theme.pileReach + Theme.px(4)
            if (root.deckEdge >= 0 && besides < piles) {
                inwards = Math.min(besides, pile.x + Theme.space(60))
                y = pile.y + pile.height + Theme.word(14) + Theme.px(30)
            }
        }
        return Qt.rect(root.mirrored ? root.width - inwards - root.deckCard : inwards, Math.round(y), root.deckCard, high)
    }

    // The column of the choices: beside the pool, up to the plaque and, in a small window, below that seat's piles.
    readonly property rect choices: {
        const from = root.pool.x + root.pool.width + root.choiceGap
        let to = root.width - Theme.margin
        let y = root.pool.y
        if (!Theme.compact) {
            to = Math.min(to - (root.choiceEdge < 0 ? 0 : root.sideRoom + root.plaqueGap), from + Theme.wordWidth(170))
        } else if (root.choiceEdge >= 0) {
            const pile = root.taken(root.choiceEdge)
            y = pile.y + pile.height + Theme.word(14) + Theme.px(20)
        }
        const foot = Theme.compact ? root.places.foot - Theme.primaryHeight - Theme.quietHeight - Theme.px(32)
            : Math.max(root.bottom, root.places.promptFoot)
        const wide = Math.round(to - from)
        return Qt.rect(root.mirrored ? root.width - from - wide : from, y, wide, Math.round(foot - y))
    }

    // The rectangle of the top card of a seat's pile; the others are slightly further up and to the left.
    function taken(edge: int): rect {
        if (edge === 2) {
            const plaque = root.seats.plaqueAt(2)
            const high = Theme.plaqueHeight - Theme.px(root.places.seatsInRow ? 22 : 4)
            const wide = Math.round(high / 1.4)
            return Qt.rect(plaque.x - Theme.px(16) - wide, plaque.y + Theme.px(2), wide, Theme.cardHeight(wide))
        }
        const wide = Math.round(0.82 * Theme.smallCard)
        const high = Theme.cardHeight(wide)
        const inwards = Theme.margin + Theme.px(7)
        const x = root.atRight(edge) ? root.width - inwards - wide : inwards
        const plaque = Theme.plaqueHeight + root.places.taller(edge)
        if (edge === 0 && Theme.tv) {
            const own = root.seats.plaqueAt(0)
            return Qt.rect(own.x + own.width + Theme.ofTv(64), root.places.foot - Theme.ofTv(46) - high, wide, high)
        }
        const y = edge === 0 ? root.places.foot - plaque - Theme.px(43) - high : root.places.sideSeat + plaque + Theme.space(17)
        return Qt.rect(x, y, wide, high)
    }
    function atRight(edge: int): bool { return edge === 3 || edge === 0 && root.places.mirrored && !Theme.tv }

    readonly property int surCard: Math.round(0.75 * Theme.smallCard)
    readonly property int surGap: Theme.px(17)
    // The rectangle of sur `place` of `places` before rotation; the card is drawn crosswise.
    function sur(edge: int, place: int, places: int): rect {
        const taken = root.taken(edge)
        const wide = edge === 2 ? Math.round(0.9 * taken.width) : root.surCard
        const length = Theme.cardHeight(wide)
        const step = places < 2 ? 0 : Math.min(Theme.px(14), (root.surRoom(edge) - length) / (places - 1))
        const middle = taken.y + taken.height / 2
        let left = taken.x + taken.width + root.surGap + place * step
        if (edge === 2) {
            const plaque = root.seats.plaqueAt(2)
            left = plaque.x + plaque.width + Theme.px(14) + place * step
        } else if (root.atRight(edge)) {
            left = taken.x - root.surGap - length - place * step
        }
        return Qt.rect(Math.round(left + (length - wide) / 2), Math.round(middle - length / 2), wide, length)
    }
    function surRoom(edge: int): real {
        if (edge === 2)
            return Theme.px(110)
        const most = Theme.px(Theme.compact ? 98 : 150)
        if (edge === 0)
            return most
        // At the sides, surs end before the deck or, in a large window, before the column of the choices.
        const taken = root.taken(1)
        const from = taken.x + taken.width + root.surGap
        const level = root.deck.y < taken.y + taken.height && edge === root.deckEdge
        const to = level ? (root.mirrored ? root.width - root.deck.x - root.deck.width : root.deck.x - Theme.pileReach)
            : Theme.compact ? root.pool.x : Theme.margin + root.sideRoom + root.plaqueGap
        return Math.max(Theme.cardHeight(root.surCard), Math.min(most, to - Theme.px(4) - from))
    }

    // The area covered by all surs of a seat.
    function surs(edge: int, places: int): rect {
        const first = root.sur(edge, 0, places)
        const last = root.sur(edge, Math.max(0, places - 1), places)
        const [left, right] = [Math.min(first.x, last.x), Math.max(first.x, last.x)]
        const over = (first.height - first.width) / 2
        return Qt.rect(left - over, first.y + over, right - left + first.height, first.width)
    }
}
