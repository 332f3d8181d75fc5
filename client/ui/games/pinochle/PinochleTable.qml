import QtQuick
import Cardroom.Ui

// The Pinochle table: prompts appear on a panel in the middle until both players have shown their melds; then the
// tricks are played there, next to both players' melds and points.
GameTable {
    id: root

    readonly property PinochleModel game: root.controller.kind === "pinochle" ? root.controller.game : null
    readonly property string stage: root.game?.stage ?? ""
    readonly property bool bidding: root.stage === "bidding"
    readonly property bool naming: root.stage === "trump"
    readonly property bool turning: root.stage === "turned"
    readonly property bool keeping: root.stage === "keeping"
    readonly property bool melding: root.game?.ready.meldsOpen ?? false
    // Whether everybody is looking at the trump that has just been named.
    readonly property bool trumpOpen: (root.game?.ready.trumpOpen ?? false) && (!root.melding || melds.opening)
    readonly property bool tricking: (root.stage === "tricks" || root.stage === "over") && !root.melding
    readonly property bool asked: root.controller.turn.yours && !root.controller.choice.moving
    // Whether the person is marking cards.
    readonly property bool marking: root.keeping && (root.game?.ready.keeping.of ?? 0) > 0
    // The seats, with the one at the bottom first.
    readonly property var seatsFromHere: root.seats.bottomSeat === 1 ? [...(root.game?.seats ?? [])].reverse() : root.game?.seats ?? []

    // The model's ids for playing a card to the trick and for taking one that was turned up.
    readonly property string trickPlace: "trick"
    readonly property string takePlace: "take"

    function spotOf(zone: string, seat: int, place: int, places: int): rect {
        switch (zone) {
        case "hand":
            return root.keeping && places > 12 && !root.controller.people.watching ? ground.keep(place, places) : root.places.handCard(place, places, false)
        case "turned":
            return ground.turned(place, places)
        case "trick":
            return ground.trickCard(root.seats.edgeOf(seat) === 0 ? 1 : 0)
        case "taken":
            return root.places.inPile(ground.taken(root.seats.edgeOf(seat)), Math.floor((places - 1 - place) / 2))
        case "seat":
            return root.seats.heldSpot(seat)
        default:
            return ground.stock
        }
    }

    // A trick stays for a moment before it moves to its winner.
    function journeyOf(item: TableCardItem, from: string): var {
        if (item.zone !== "taken")
            return null
        if (from === "trick")
            return { pause: 300 + 900, time: 300 }
        const reach = from === "hand" ? 240 : 300
        return { pause: 0, via: ground.trickCard(from === "hand" ? 1 : 0), viaTime: reach, viaStay: 900 + 300 - reach, time: 300 }
    }

    function hurry(): bool { return melds.hurry() }

    // The focus starts on the first card, so that the person can go through all of them.
    function begin(): void { if (root.marking) board.focusPlace(0) }
    function putBack(): bool {
        if (!root.marking || marks.marked === 0)
            return false
        root.controller.choice.act("clear")
        return true
    }

    // While everybody looks at the named trump, the only prompt is who has not gone on yet.
    ownPrompt: root.bidding || root.naming && !(root.trumpOpen && root.controller.turn.waitingFor !== "") || root.marking || root.melding
    firstZone: root.bidding || root.naming ? "table" : "hand"
    middleBottom: root.bidding || root.naming ? questions.foot
        : root.turning ? turned.foot
        : root.marking ? marks.foot : root.melding ? melds.foot : ground.trickBottom
    handSize: 12
    endRoom: root.melding ? ground.meldsStage.x - root.places.cornerX - Theme.px(10)
        : root.bidding || root.naming ? ground.besidePanel : 0
    underPrompt: root.tricking ? tricks.underPrompt : 0
    counting: Qt.resolvedUrl("PinochleCounting.qml")

    Connections {
        target: root.controller.choice

        function onRefused(): void { if (root.marking) marks.shake() }
    }

    // A click continues, and ends the pause after a trick.
    TapHandler {
        onTapped: {
            root.controller.turn.goOn()
            board.hurry("taken")
        }
    }

    PinochleGround {
        id: ground

        places: root.places
        seats: root.seats
    }

    PinochleQuestions {
        id: questions

        visible: (root.bidding || root.naming) && !root.trumpOpen
        table: root
        ground: ground
        bidding: root.bidding
    }

    // The trump, until the meter shows it along with the bid.
    PinochleTrumpMark {
        x: root.places.startX(width)
        y: root.places.cornerY
        visible: root.turning || root.keeping || root.melding
        suit: root.game?.trump.suit ?? ""
        title: root.game?.trump.text ?? ""
        text: root.game?.trump.contractText ?? ""
        widest: ground.besideTrick
    }

    PinochleTurned {
        id: turned

        visible: root.turning
        table: root
        ground: ground
        back: board.back
    }

    PinochleKeeping {
        id: marks

        visible: root.marking
        table: root
        ground: ground
    }

    PinochleTricks {
        id: tricks

        visible: root.tricking
        table: root
        ground: ground
        seatsFromHere: root.seatsFromHere
        aimed: board.overPlace === root.trickPlace
        onChosen: if (root.controller.choice.selected !== "") root.controller.choice.playAt(root.controller.choice.selected, root.trickPlace)
    }

    CardBoard {
        id: board

        table: root
        pushOf: (place, places, under) => root.keeping ? 0 : root.places.handPush(place, places, under)
        askedZones: !root.asked || root.bidding || root.naming ? [] : root.turning ? ["turned"] : ["hand"]
        marks: root.marking
        downZones: ["taken"]
        journeyOf: root.journeyOf
        dropPlaces: root.turning ? [{ id: root.takePlace, spot: ground.hand }] : root.tricking ? [{ id: root.trickPlace, spot: ground.trickCard(1) }] : []
    }

    PinochleMeldsOpen {
        id: melds

        shown: root.melding
        trumpFirst: root.game?.ready.trumpOpen ?? false
        table: root
        ground: ground
        seatsFromHere: root.seatsFromHere
    }

    PinochleNamed {
        spot: ground.panel
        visible: opacity > 0
        opacity: root.trumpOpen ? 1 : 0
        suit: root.game?.trump.suit ?? ""
        title: root.game?.trump.text ?? ""
        text: root.game?.trump.contractText ?? ""
        spokenName: root.game?.trump.spoken ?? ""

        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }
    }
}
