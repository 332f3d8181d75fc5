pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The items around the tricks: who led, the place for the person's card, the rule that applies, the tricks that each
// player has won, the progress towards the bid, and the melds.
PinochleStage {
    id: root

    readonly property TablePlaces places: root.table.places
    readonly property TableSeats seats: root.table.seats
    // The seats, with the one at the bottom first.
    required property var seatsFromHere
    // Whether a card is being dragged over its place.
    required property bool aimed

    readonly property var bidder: (root.game?.seats ?? []).find(seat => seat.bidder) ?? {}
    readonly property var other: (root.game?.seats ?? []).find(seat => !seat.bidder) ?? {}
    // The height of the items below the prompt.
    readonly property real underPrompt: why.text !== "" ? why.height : 0

    // Asks to play the person's card to the trick.
    signal chosen

    PinochleMeter {
        x: root.places.startX(width)
        // In a small window, the other player's pile takes up the corner next to the plaque.
        y: Theme.compact ? root.ground.topEnd + Theme.px(4) : root.places.cornerY
        bidder: root.bidder
        other: root.other
        suit: root.game?.trump.suit ?? ""
        title: root.game?.trump.playText ?? ""
        widest: Theme.compact ? root.ground.besideTrick : root.ground.besidePile
    }

    PinochleMeldsAside {
        x: root.places.endX(width)
        // Always at the same height, unless the latest events take up more lines than usual.
        y: Theme.compact ? root.places.cornerY
            : Math.max(Theme.topBar + Theme.space(Theme.arabicScript ? 182 : 160), root.places.justNowFoot + Theme.px(12))
        width: widest
        seats: root.seatsFromHere
        widest: root.ground.besideTrick
    }

    // "Selma led", above the card.
    SilentText {
        readonly property rect spot: root.ground.trickCard(root.game?.tricks.ledByYou ? 1 : 0)

        x: Math.round(spot.x + (spot.width - width) / 2)
        y: spot.y - height - Theme.px(8)
        visible: text !== ""
        text: Words.directed(root.game?.tricks.ledText ?? "")
        size: 15
        weight: Font.Bold
        color: Theme.onCloth
    }

    // The place for the person's card in the trick.
    TableSpot {
        spot: root.ground.trickCard(1)
        shown: root.asked
        aimed: root.aimed
        spokenName: qsTr("Your card")
        onChosen: root.chosen()

        SilentText {
            anchors.centerIn: parent
            width: parent.width - Theme.px(16)
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("your card")
            wrapMode: Text.WordWrap
            size: 15
            weight: Font.Bold
            color: Theme.onCloth2
        }
    }

    // The rule that explains the prompt.
    BodyText {
        id: why

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.places.promptFoot + Theme.px(4))
        width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
        visible: text !== ""
        text: root.game?.tricks.followNote ?? ""
        size: 16
        color: Theme.onCloth2
    }

    Repeater {
        model: root.visible ? root.game?.seats.length ?? 0 : 0

        PileWords {
            required property int index
            readonly property var seat: root.game?.seats[index] ?? {}

            spot: root.ground.taken(root.seats.edgeOf(index))
            place: root.seats.edgeOf(index) !== 2 ? PileWords.Below : root.places.mirrored ? PileWords.Right : PileWords.Left
            visible: seat.taken > 0
            text: seat.takenText ?? ""
            spokenName: seat.takenSpoken ?? ""
            byKeyboard: root.table.zones.byKeyboard
        }
    }
}
