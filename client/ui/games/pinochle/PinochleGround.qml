import QtQuick
import Cardroom.Ui

// The layout of a Pinochle table. Only the person's own corner is mirrored.
QtObject {
    id: root

    required property TablePlaces places
    required property TableSeats seats

    readonly property real width: root.places.width
    readonly property int topEnd: root.places.topSeat + Theme.plaqueHeight
    // The top of a hand of twelve with one card raised.
    readonly property int handTop: root.places.handTop(12) - (Theme.tv ? 0 : Math.round(0.15 * Theme.handCard(12)))

    readonly property rect hand: Qt.rect(root.places.handCard(0, 12, false).x, root.places.handTop(12),
        root.width - 2 * root.places.handCard(0, 12, false).x, root.places.foot - root.places.handTop(12))

    // The panel for prompts.
    readonly property int panelWidth: Math.min(Theme.px(560), Math.round(root.width) - 2 * Theme.margin)
    readonly property int panelHeight: Theme.px(292)
    readonly property int panelTop: root.topEnd + Theme.space(24)
    readonly property rect panel: Qt.rect(Math.round((root.width - root.panelWidth) / 2), root.panelTop, root.panelWidth, root.panelHeight)
    // The bid in the middle and, on its start side, what the hand is worth. If both do not fit there, the two are
    // centred together and share the width in the same proportion.
    property bool worthShown: false
    readonly property int bidGap: Theme.compact ? Theme.margin : Theme.px(12)
    readonly property int bidRoom: Math.round(root.width) - 2 * Theme.margin - root.bidGap
    readonly property int bidHeight: Math.min(Theme.px(Theme.compact ? 305 : 330), root.handTop - root.bidTop - Theme.space(16))
    readonly property int bidTop: root.topEnd + Theme.space(Theme.compact ? 6 : 24)
    readonly property int worthWidth: Math.min(Theme.px(372), Math.round(root.bidRoom * 326 / 752))
    readonly property int bidWidth: Math.min(Theme.px(460), root.bidRoom - root.worthWidth)
    // Whether the bid is in the middle of the table although the other panel is beside it.
    readonly property bool bidCentred: !root.worthShown || root.width - root.bidWidth >= 2 * (root.worthWidth + root.bidGap + Theme.margin)
    readonly property int bidStart: root.bidCentred ? Math.round((root.width - root.bidWidth) / 2)
        : Math.round((root.width + root.worthWidth + root.bidGap - root.bidWidth) / 2)
    readonly property rect bid: root.atStart(root.bidStart, root.bidTop, root.bidWidth, root.bidHeight)
    readonly property rect worth: {
        const top = root.bidTop + (Theme.compact ? 0 : Theme.space(14))
        const tall = Theme.compact ? root.bidHeight : Math.min(Theme.px(404), root.handTop - top - Theme.space(16))
        return root.atStart(root.bidStart - root.bidGap - root.worthWidth, top, root.worthWidth, tall)
    }
    // The rectangle of an item that is `start` pixels from the side where a line of text begins.
    function atStart(start: int, top: int, wide: int, tall: int): rect {
        return Qt.rect(root.places.mirrored ? Math.round(root.width) - start - wide : start, top, wide, tall)
    }

    // The width for items beside that panel, and beside the trick.
    readonly property int besidePanel: Math.max(0, root.panel.x - root.places.cornerX - Theme.space(20))
    readonly property int besideTrick: Math.max(0, Math.min(root.trickCard(0).x - Theme.px(12), Math.round((root.width - Theme.wordWidth(236)) / 2) - Theme.px(8)) - root.places.cornerX)

    // Like besideTrick, but ends before the other player's pile and its text, which are next to the plaque.
    readonly property int besidePile: {
        const pile = root.taken(2)
        const words = Theme.wordWidth(58) + Theme.px(9)
        const room = root.places.mirrored ? root.width - pile.x - pile.width - words : pile.x - Theme.pileReach - words
        return Math.min(root.besideTrick, room - root.places.cornerX - Theme.px(12))
    }

    // The stockpile and the cards turned up from it.
    readonly property int turnedCard: Math.round(1.06 * Theme.handCard(4))
    readonly property int turnedTop: root.panelTop + Theme.space(26)
    readonly property int turnedGap: Math.round(0.3 * root.turnedCard)
    function turned(place: int, places: int): rect {
        const wide = places * root.turnedCard + (places - 1) * root.turnedGap
        return Qt.rect(Math.round((root.width - wide) / 2 + place * (root.turnedCard + root.turnedGap)), root.turnedTop,
            root.turnedCard, Theme.cardHeight(root.turnedCard))
    }
    readonly property rect stock: Qt.rect(Math.round(root.width / 2 + root.turnedCard + root.turnedGap * 1.5 + Theme.space(30)),
        root.turnedTop + Math.round((Theme.cardHeight(root.turnedCard) - Theme.cardHeight(Theme.smallCard)) / 2),
        Theme.smallCard, Theme.cardHeight(Theme.smallCard))

    // The twenty-four cards to choose from, in two rows.
    readonly property real keepGap: 0.053    // In card widths.
    readonly property int keepRoom: Math.round(root.width) - 2 * root.places.cornerX
    readonly property int keepCard: Math.floor(Math.min(Theme.tableCard, root.keepRoom / (12 + 11 * root.keepGap)))
    // How far marked cards and their ticks are raised.
    readonly property int keepRise: Math.round(0.105 * root.keepCard) + Theme.px(13)
    readonly property int keepTop: root.topEnd + Theme.word(28 * 1.3) + root.keepRise + Theme.space(36)
    readonly property int keepPromptMiddle: Math.round((root.topEnd + root.keepTop - root.keepRise) / 2)
    readonly property int keepPitch: Theme.cardHeight(root.keepCard) + Theme.space(46)
    readonly property int keepBottom: root.keepTop + root.keepPitch + Theme.cardHeight(root.keepCard)
    function keep(place: int, places: int): rect {
        const columns = Math.max(1, Math.ceil(places / 2))
        const step = (1 + root.keepGap) * root.keepCard
        const wide = root.keepCard + (columns - 1) * step
        return Qt.rect(Math.round((root.width - wide) / 2 + place % columns * step),
            root.keepTop + Math.floor(place / columns) * root.keepPitch, root.keepCard, Theme.cardHeight(root.keepCard))
    }

    // The stage for both players' melds, side by side. Its lower edge leaves room for a note above the hand.
    readonly property rect meldsStage: {
        const wide = Math.min(Theme.px(940), Math.round(root.width) - 2 * Theme.margin)
        const top = root.topEnd + Theme.space(20)
        return Qt.rect(Math.round((root.width - wide) / 2), top, wide, root.places.handTop(12) - Theme.px(20) - Theme.space(15) - top)
    }

    // The trick: the other player's card, and the person's own card, which is slightly nearer to the person.
    readonly property int playedCard: Math.min(Math.round(Math.min(0.172 * Theme.height, 0.12 * Theme.width)), Math.floor((root.handTop - root.trickTop - root.nearer - Theme.word(48) - Theme.space(34)) / 1.4))
    readonly property int trickTop: root.topEnd + Theme.word(15) + Theme.space(34)
    readonly property int nearer: Theme.space(28)
    readonly property int trickGap: Math.round(0.33 * root.playedCard)
    // `side`: 0 for the other player's card, 1 for the person's.
    function trickCard(side: int): rect {
        const left = Math.round((root.width - root.trickGap) / 2) - root.playedCard
        return Qt.rect(left + side * (root.playedCard + root.trickGap), root.trickTop + side * root.nearer,
            root.playedCard, Theme.cardHeight(root.playedCard))
    }
    readonly property int trickBottom: root.trickTop + root.nearer + Theme.cardHeight(root.playedCard)

    // The rectangle of a seat's pile of tricks: above the person's own plaque, or next to the other player's, away from
    // the melds.
    function taken(edge: int): rect {
        if (edge === 2) {
            const plaque = root.seats.plaqueAt(2)
            const high = Theme.plaqueHeight - Theme.px(4)
            const wide = Math.round(high / 1.4)
            const x = root.places.mirrored ? plaque.x + plaque.width + Theme.px(16) + Theme.pileReach : plaque.x - Theme.px(16) - wide
            return Qt.rect(x, plaque.y + Theme.px(2), wide, Theme.cardHeight(wide))
        }
        const wide = Math.round(0.82 * Theme.smallCard)
        if (Theme.tv) {
            const own = root.seats.plaqueAt(0)
            return Qt.rect(own.x + own.width + Theme.ofTv(64), root.places.foot - Theme.ofTv(46) - Theme.cardHeight(wide), wide, Theme.cardHeight(wide))
        }
        const inwards = Theme.margin + Theme.px(8)
        return Qt.rect(root.places.mirrored ? Math.round(root.width) - inwards - wide : inwards,
            root.places.foot - Theme.plaqueHeight - Theme.px(43) - Theme.cardHeight(wide), wide, Theme.cardHeight(wide))
    }
}
