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

    readonly property int foot: Math.round(root.height) - Theme.margin
    // Seats at the top and at the sides stand here.
    readonly property int topSeat: Theme.topBar + Theme.space(18)
    readonly property int sideSeat: Theme.topBar + Math.round(0.285 * (root.height - Theme.topBar))
    // From a seat's plaque to its own cards.
    readonly property int underSeat: Theme.plaqueHeight + Theme.space(12)
    // What a hand has between the person's plaque and the actions.
    readonly property int handRoom: Math.round(root.width) - 2 * (Theme.margin + Theme.px(208))

    // Card `place` of `count` in the person's own hand; `apart`: the last one has just come and lies a little aside.
    function handCard(place: int, count: int, apart: bool): rect {
        const card = Theme.handCard(count)
        const aside = apart && count > 1 ? Math.round(0.13 * card) : 0
        const most = count > 1 ? (root.handRoom - aside - card) / (count - 1) : 0
        const step = Math.min(1.09 * card, Math.max(0.28 * card, most))
        const row = card + step * (count - 1) + aside
        const x = (root.width - row) / 2 + step * place + (place === count - 1 ? aside : 0)
        const height = Theme.cardHeight(card)
        return Qt.rect(Math.round(x), root.foot - height, card, height)
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
        const y = edge === 0 ? root.foot - root.underSeat - height : (edge === 2 ? root.topSeat : root.sideSeat) + root.underSeat
        return Qt.rect(Math.round(x + index * step * card), Math.round(y), card, height)
    }
}
