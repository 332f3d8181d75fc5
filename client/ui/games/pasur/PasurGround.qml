import QtQuick
import Cardroom.Ui

// The layout of a Pasur table: the pool, the deck, and each seat's piles. Only the person's own corner is mirrored.
QtObject {
    id: root

    required property TablePlaces places
    required property TableSeats seats
    // The number of slots in the pool, including empty ones.
    required property int slots

    readonly property int seatCount: root.seats.count
    // With two or four players there is a seat at the top, so the pool begins below it.
    readonly property bool topSeat: root.seatCount !== 3
    readonly property real width: root.places.width

    // How far the tag of a chosen card extends above the card's position.
    readonly property int tagged: Math.ceil(0.9 * Theme.word(14) + 0.085 * Theme.tableCard) + Theme.px(2)
    // The vertical range of the pool.
    readonly property int top: root.topSeat ? root.places.topSeat + Theme.plaqueHeight + root.places.taller(2) + Theme.space(22)
        : Theme.topBar + Math.max(root.tagged, Theme.space(Theme.compact ? 27 : 41))
    readonly property int lift: Math.round(0.15 * Theme.handCard(4)) + Theme.px(12)
    // Room below the pool for the prompt and the choices.
    readonly property int below: Theme.word(28) + Theme.px(92)
    readonly property int limit: root.places.handTop(4) - root.lift - root.below
    readonly property int leftEnd: Theme.compact ? Theme.px(204) : Theme.px(308)
    readonly property int rightEnd: Theme.compact ? Theme.px(190) : Theme.px(240)

    // The deck is to the right of the pool.
    readonly property int deckCard: Theme.smallCard
    readonly property int deckGap: Math.round(0.42 * Theme.tableCard)
    readonly property int poolRoom: root.width - root.leftEnd - root.rightEnd - root.deckGap - root.deckCard

    readonly property real gap: 0.16     // In card widths.
    readonly property real rowGap: 0.234
    readonly property real apart: 1.4 + root.rowGap
    // The part of a card that stays visible if rows overlap: it shows the rank and the suit.
    readonly property real overlapped: 0.62
    // Room for two rows is reserved from the start, so that cards do not shrink when the fifth arrives.
    function rowsFor(columns: int): int { return Math.max(2, Math.ceil(root.slots / columns)) }
    function cardFor(columns: int, rowStep: real): int {
        const tall = (root.limit - root.top) / (1.4 + rowStep * (root.rowsFor(columns) - 1))
        const wide = root.poolRoom / ((1 + root.gap) * columns - root.gap)
        return Math.floor(Math.min(Theme.tableCard, tall, wide))
    }
    // Four in a row, six if there are more than twelve slots, and more only if cards would otherwise become too small.
    // If they would still be too small to read, rows overlap.
    readonly property var layout: {
        const usual = root.slots <= 12 ? 4 : 6
        let best = usual
        for (const columns of [6, 8])
            if (columns > usual && root.cardFor(best, root.apart) < Theme.smallCard
                    && root.cardFor(columns, root.apart) > root.cardFor(best, root.apart))
                best = columns
        return root.cardFor(best, root.apart) >= 0.75 * Theme.smallCard ? { columns: best, rowStep: root.apart }
            : { columns: 6, rowStep: root.overlapped }
    }
    readonly property int columns: root.layout.columns
    readonly property int card: root.cardFor(root.columns, root.layout.rowStep)
    readonly property int cardHeight: Theme.cardHeight(root.card)
    readonly property real stepX: (1 + root.gap) * root.card
    readonly property real stepY: root.layout.rowStep * root.card
    readonly property int poolWidth: Math.round(root.columns * root.stepX - root.gap * root.card)
    // The smallest poolX. It limits the width of the plaques: if poolX itself did, the plaques' height and poolX would
    // depend on each other.
    readonly property int leftmost: Math.round((root.leftEnd + root.rightEnd) / 2 + 0.19 * Theme.tableCard)
    readonly property int poolX: Math.round((root.width - root.poolWidth - root.deckGap - root.deckCard) / 2 + 0.19 * Theme.tableCard)
    readonly property int rows: root.rowsFor(root.columns)
    readonly property int bottom: Math.round(root.top + (root.rows - 1) * root.stepY + 1.4 * root.card)
    readonly property rect pool: Qt.rect(root.poolX, root.top, root.poolWidth, root.bottom - root.top)

    readonly property rect deck: Qt.rect(root.poolX + root.poolWidth + root.deckGap,
        Math.max(Math.round((root.top + root.bottom) / 2 - 0.83 * root.deckCard),
            root.places.seatsInRow ? root.places.topSeat + Theme.plaqueHeight + Theme.px(8) : 0),
        root.deckCard, Theme.cardHeight(root.deckCard))

    function poolCard(slot: int): rect {
        return Qt.rect(Math.round(root.poolX + slot % root.columns * root.stepX),
            Math.round(root.top + Math.floor(slot / root.columns) * root.stepY), root.card, root.cardHeight)
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
        const y = edge === 0 ? root.places.foot - plaque - Theme.px(43) - high : root.places.sideSeat + plaque + Theme.space(17)
        return Qt.rect(x, y, wide, high)
    }
    function atRight(edge: int): bool { return edge === 3 || edge === 0 && root.places.mirrored }

    // The rectangle of sur `place` of `places` before rotation; the card is drawn crosswise.
    function sur(edge: int, place: int, places: int): rect {
        const taken = root.taken(edge)
        const wide = Math.round(edge === 2 ? 0.9 * taken.width : 0.75 * Theme.smallCard)
        const length = Theme.cardHeight(wide)
        const step = places < 2 ? 0 : Math.min(Theme.px(14), (root.surRoom(edge) - length) / (places - 1))
        const middle = taken.y + taken.height / 2
        const gap = Theme.px(17)
        let left = taken.x + taken.width + gap + place * step
        if (edge === 2) {
            const plaque = root.seats.plaqueAt(2)
            left = plaque.x + plaque.width + Theme.px(14) + place * step
        } else if (root.atRight(edge)) {
            left = taken.x - gap - length - place * step
        }
        return Qt.rect(Math.round(left + (length - wide) / 2), Math.round(middle - length / 2), wide, length)
    }
    function surRoom(edge: int): real { return Theme.px(edge === 2 ? 110 : Theme.compact ? 98 : 150) }

    // The area covered by all surs of a seat.
    function surs(edge: int, places: int): rect {
        const first = root.sur(edge, 0, places)
        const last = root.sur(edge, Math.max(0, places - 1), places)
        const [left, right] = [Math.min(first.x, last.x), Math.max(first.x, last.x)]
        const over = (first.height - first.width) / 2
        return Qt.rect(left - over, first.y + over, right - left + first.height, first.width)
    }
}
