import QtQuick
import Cardroom.Ui

// The Lucky Thirteen table: the pile and the public cards in the middle, the discards next to each player's plaque.
GameTable {
    id: root

    readonly property LuckyThirteenModel game: root.controller.kind === "lucky-thirteen" ? root.controller.game : null
    // As large as the room between the cards of the seat at the top and the prompt allows.
    readonly property int roomTop: root.seats.count === 3 ? Theme.topBar + Theme.space(40)
        : root.places.seatCard(2, 0, 1, 1).y + Theme.cardHeight(Theme.smallCard) + Theme.space(20)
    readonly property int roomBottom: root.places.handTop(3) - Math.round(0.15 * Theme.handCard(3)) - Theme.px(14)
        - Math.round(1.4 * Theme.word(28)) - Theme.px(8) - Math.round(1.4 * Theme.word(15)) - Theme.px(6)
    readonly property int card: Math.max(Theme.tableCard, Math.min(Math.round(0.155 * Theme.height), Math.round(0.125 * Theme.width),
        Math.floor((root.roomBottom - root.roomTop - root.pileSpread) / 1.4)))
    readonly property int cardHeight: Theme.cardHeight(root.card)
    // The pile, a gap and two public cards, as one group in the middle.
    readonly property int between: Math.round(0.14 * root.card)
    readonly property int apart: Math.round(0.43 * root.card)
    readonly property int groupX: Math.round((root.width - 3 * root.card - root.between - root.apart) / 2)
    readonly property int groupY: Math.round(Math.max(root.roomTop + root.pileSpread,
        (root.roomTop + root.pileSpread + root.roomBottom - root.cardHeight) / 2))
    // Each of the pile's five cards lies slightly up and to the left of the one above it.
    readonly property int pileSpread: 4 * Theme.pileStep
    readonly property int publicX: root.groupX + root.card + root.apart
    readonly property bool dealt: (root.game?.step ?? 0) > 0
    // The number of the person's discards, and where the next one goes: the row grows away from the edge of the table.
    readonly property int discarded: Math.max(0, (root.game?.step ?? 1) - 1)
    readonly property real discardStep: 0.7
    readonly property rect dropPlace: root.controller.turn.yours && !root.controller.choice.moving
        ? root.places.seatCard(0, root.places.mirrored ? 0 : root.discarded, root.discarded + 1, root.discardStep) : Qt.rect(0, 0, 0, 0)

    function spotOf(zone: string, seat: int, place: int, places: int): rect {
        switch (zone) {
        case "hand":
            // The third card is the one just drawn.
            return root.places.handCard(place, places, places === 3)
        case "discards":
            return root.places.seatCard(root.seats.edgeOf(seat), place, places, root.discardStep)
        case "public":
            return Qt.rect(root.publicX + place * (root.card + root.between), root.groupY, root.card, root.cardHeight)
        case "seat":
            return root.seats.heldSpot(seat)
        default:
            return Qt.rect(root.groupX - Theme.pileStep * (places - 1 - place), root.groupY - Theme.pileStep * (places - 1 - place), root.card, root.cardHeight)
        }
    }

    middleBottom: pileWords.y + pileWords.height
    handSize: 3
    help: Qt.resolvedUrl("LuckyThirteenHelp.qml")
    result: Qt.resolvedUrl("LuckyThirteenResult.qml")

    // The pile as a whole.
    TablePart {
        id: pile

        spot: Qt.rect(root.groupX - root.pileSpread, root.groupY - root.pileSpread, root.card + root.pileSpread, root.cardHeight + root.pileSpread)
        activeFocusOnTab: root.dealt || pile.activeFocus  // Qt refuses to unset this on a focused item.
        Accessible.role: Accessible.StaticText
        Accessible.name: root.game?.pileText ?? ""

        FocusRing {
            visible: pile.activeFocus && root.zones.byKeyboard
            around: Math.round(root.card / 15)
        }
    }

    SilentText {
        id: pileWords

        x: Math.round(root.groupX + (root.card - width) / 2)
        y: root.groupY + root.cardHeight + Theme.px(8)
        visible: root.dealt
        text: root.game?.pileText ?? ""
        size: 15
        weight: Font.Bold
        color: Theme.onCloth
    }

    BodyText {
        x: Math.round(root.publicX + (2 * root.card + root.between - width) / 2)
        y: pileWords.y
        visible: root.dealt
        text: qsTr("Public cards")
        size: 15
        weight: Font.Bold
        color: Theme.onCloth
    }

    TableSpot {
        spot: root.dropPlace
        shown: root.dropPlace.width > 0 && (root.controller.choice.selected !== "" || board.draggedKey !== "")
        aimed: board.overPlace !== ""
        spokenName: qsTr("Your discards")
        onChosen: root.controller.choice.playAt(root.controller.choice.selected, "discards")
    }

    CardBoard {
        id: board

        table: root
        heightOf: zone => zone === "hand" ? 100 : zone === "seat" ? 60 : 20
        dropPlaces: root.dropPlace.width > 0 ? [{ id: "discards", spot: root.dropPlace }] : []
        landing: Easing.OutBack
    }
}
