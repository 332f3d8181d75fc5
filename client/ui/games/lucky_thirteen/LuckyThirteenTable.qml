import QtQuick
import Cardroom.Ui

// The Lucky Thirteen table: the pile and the public cards in the middle, the discards next to each player's plaque.
GameTable {
    id: root

    readonly property LuckyThirteenModel game: root.controller.kind === "lucky-thirteen" ? root.controller.game : null
    readonly property int card: Theme.tableCard
    readonly property int cardHeight: Theme.cardHeight(root.card)
    // The pile, a gap and two public cards, as one group in the middle.
    readonly property int between: Math.round(0.14 * root.card)
    readonly property int apart: Math.round(0.43 * root.card)
    readonly property int groupX: Math.round((root.width - 3 * root.card - root.between - root.apart) / 2)
    readonly property int groupY: Theme.topBar + Math.round(0.317 * (root.height - Theme.topBar))
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

        // Each of the pile's five cards lies slightly up and to the left of the one above it.
        readonly property int spread: 4 * 1.5

        spot: Qt.rect(root.groupX - pile.spread, root.groupY - pile.spread, root.card + pile.spread, root.cardHeight + pile.spread)
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
