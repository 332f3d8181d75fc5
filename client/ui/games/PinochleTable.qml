pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// The table of Pinochle: what is asked stands on a card in the middle until both have shown their melds; then the tricks
// are played there, beside what both have.
GameTable {
    id: root

    // Not "as PinochleModel": Qt 6.4.2 compiles that ahead to code that does not compile.
    // Another kind may be next, while this page is still there.
    readonly property PinochleModel game: root.controller.kind === "pinochle" ? root.controller.game : null
    readonly property string stage: root.game?.stage ?? ""
    readonly property bool bidding: root.stage === "bidding"
    readonly property bool naming: root.stage === "trump"
    readonly property bool turning: root.stage === "turned"
    readonly property bool keeping: root.stage === "keeping"
    readonly property bool melding: root.game?.meldsOpen ?? false
    readonly property bool tricking: (root.stage === "tricks" || root.stage === "over") && !root.melding
    readonly property bool asked: root.controller.yourTurn && !root.controller.moving
    // Marks are made.
    readonly property bool marking: root.keeping && root.game?.keeping.of !== undefined
    // Who sits at the bottom comes first.
    readonly property var seatsFromHere: root.seats.bottomSeat === 1 ? [...(root.game?.seats ?? [])].reverse() : root.game?.seats ?? []
    readonly property var bidder: (root.game?.seats ?? []).find(seat => seat.bidder) ?? {}
    readonly property var other: (root.game?.seats ?? []).find(seat => !seat.bidder) ?? {}

    // Where a card goes, as the model calls it.
    readonly property string trickPlace: "trick"
    readonly property string takePlace: "take"
    readonly property real cornerX: Theme.margin + Theme.px(6)
    readonly property real cornerY: Theme.topBar + Theme.space(23)

    function startX(width: real): real { return root.places.mirrored ? root.width - root.cornerX - width : root.cornerX }
    function endX(width: real): real { return root.places.mirrored ? root.cornerX : root.width - root.cornerX - width }

    function spotOf(zone: string, seat: int, place: int, places: int): rect {
        switch (zone) {
        case "hand":
            return root.keeping && places > 12 && !root.controller.watching ? ground.keep(place, places) : root.places.handCard(place, places, false)
        case "turned":
            return ground.turned(place, places)
        case "trick":
            return ground.trickCard(root.seats.edgeOf(seat) === 0 ? 1 : 0)
        case "taken": {
            const pile = ground.taken(root.seats.edgeOf(seat))
            const above = Math.min(4, Math.floor((places - 1 - place) / 2))
            return Qt.rect(pile.x - 1.5 * above, pile.y - 1.5 * above, pile.width, pile.height)
        }
        case "seat":
            return root.seats.heldSpot(seat)
        default:
            return ground.stock
        }
    }

    // A trick lies there for a moment before whoever won it has it.
    function journeyOf(item: TableCardItem, from: string): var {
        if (item.zone !== "taken")
            return null
        if (from === "trick")
            return { pause: 300 + 900, time: 300 }
        const reach = from === "hand" ? 240 : 300
        return { pause: 0, via: ground.trickCard(from === "hand" ? 1 : 0), viaTime: reach, viaStay: 900 + 300 - reach, time: 300 }
    }

    // All the cards are gone through: from the first, not from the one that was taken last.
    function begin(): void { if (root.marking) board.focusPlace(0) }
    function choose(index: int): void { board.selectPlace(index) }
    function putBack(): bool {
        if (!root.marking || count.count === 0)
            return false
        root.controller.act("clear")
        return true
    }
    function flash(cardKey: string): void { board.flash(cardKey) }

    ownPrompt: root.bidding || root.naming || root.marking || root.melding
    firstZone: root.bidding || root.naming ? "table" : "hand"
    middleBottom: root.bidding || root.naming ? note.y + note.height
        : root.turning ? ground.turnedTop + Theme.cardHeight(ground.turnedCard) + Theme.px(34)
        : root.marking ? count.y + count.height : root.melding ? ground.meldsTop + ground.meldsHeight : ground.trickBottom
    handSize: 12
    endRoom: root.melding ? root.width - ground.melds(1).x - ground.meldsWidth - root.cornerX - Theme.px(10)
        : root.bidding || root.naming ? ground.besidePanel : 0
    underPrompt: why.visible ? why.height : 0
    result: Qt.resolvedUrl("PinochleResult.qml")

    Connections {
        target: root.controller

        function onRefused(): void { if (root.marking) count.shake() }
    }

    // A click ends the moment for which a trick lies there.
    TapHandler {
        onTapped: board.hurry("taken")
    }

    PinochleGround {
        id: ground

        places: root.places
        seats: root.seats
    }

    // At the start side: what the hand would meld, then which suit is trump, then how far the bid is.
    PinochleWorth {
        x: root.startX(width)
        y: root.cornerY
        visible: (root.bidding || root.naming) && !Theme.compact && suits.length > 0
        suits: root.game?.trumpMelds ?? []
        widest: ground.besidePanel
        helps: root.bidding
    }

    PinochleTrumpMark {
        x: root.startX(width)
        y: root.cornerY
        visible: root.turning || root.keeping || root.melding
        suit: root.game?.trump ?? ""
        title: root.game?.trumpText ?? ""
        text: root.game?.contractText ?? ""
        widest: ground.besideTrick
    }

    PinochleMeter {
        x: root.startX(width)
        // In a small window the other's pile is beside the plaque there.
        y: Theme.compact ? ground.topEnd + Theme.px(4) : root.cornerY
        visible: root.tricking
        bidder: root.bidder
        other: root.other
        suit: root.game?.trump ?? ""
        title: root.game?.playText ?? ""
        widest: ground.besideTrick
    }

    PinochleMeldsAside {
        x: root.endX(width)
        y: Theme.compact ? root.cornerY : Theme.topBar + Theme.space(Theme.arabicScript ? 182 : 160)
        width: widest
        visible: root.tricking
        seats: root.seatsFromHere
        widest: ground.besideTrick
    }

    PinochleBidding {
        x: ground.panel.x
        y: ground.panel.y
        width: ground.panel.width
        height: ground.panel.height
        visible: root.bidding
        title: root.game?.bidText ?? ""
        amount: root.game?.bid ?? 0
        prompt: root.controller.prompt
        offers: root.asked ? root.game?.offers ?? [] : []
        firstBid: root.game?.firstBid ?? {}
        byKeyboard: root.zones.byKeyboard
        onAnswered: id => root.controller.act(id)
        onStepped: by => root.game.stepFirstBid(by)
    }

    PinochleTrump {
        x: ground.panel.x
        y: ground.panel.y
        width: ground.panel.width
        height: ground.panel.height
        visible: root.naming
        lit: root.asked
        title: root.game?.contractText ?? ""
        prompt: root.controller.prompt
        suits: root.asked ? root.game?.trumpMelds ?? [] : []
        chosen: root.game?.chosenSuit ?? ""
        hinted: root.game?.hintedSuit ?? ""
        byKeyboard: root.zones.byKeyboard
        onPicked: action => root.controller.act(action)
        onNamed: action => {
            root.controller.act(action)
            root.controller.primary()
        }
    }

    // What follows from the answer.
    DisplayText {
        id: note

        anchors.horizontalCenter: parent.horizontalCenter
        y: ground.panel.y + ground.panel.height + Theme.space(18)
        width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
        // Not where the hand lies.
        visible: (root.bidding || root.naming) && note.text !== "" && note.y + note.height < ground.handTop + Theme.px(8)
        text: Words.directed(root.bidding ? root.game?.passNote ?? "" : root.game?.trumpNote ?? "")
        size: 20
        weight: Font.Medium
        color: Theme.onCloth
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    // What is to be done with the cards below, or what the melds above mean for the bid.
    DisplayText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.melding ? ground.meldsTop + ground.meldsHeight + Theme.space(18) : ground.keepPromptMiddle - Math.round(height / 2)
        width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
        visible: root.marking || root.melding
        text: Words.directed(root.melding && root.game?.meldsNote ? root.game.meldsNote : root.controller.prompt)
        size: root.melding ? 23 : 28
        weight: Font.Medium
        color: Theme.onCloth
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PileOfBacks {
        x: ground.stock.x
        y: ground.stock.y
        visible: root.turning
        count: root.game?.stock ?? 0
        back: board.back
        cardWidth: ground.stock.width
    }

    // What each of the two would make of the hand, and its key.
    Repeater {
        model: root.turning ? root.game?.turned ?? [] : []

        Row {
            id: choice

            required property var modelData
            required property int index
            readonly property rect spot: ground.turned(choice.index, 2)

            x: Math.round(choice.spot.x + (choice.spot.width - choice.width) / 2)
            y: choice.spot.y + choice.spot.height + Theme.px(12)
            spacing: Theme.px(9)

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: choice.modelData.text
                size: 16
                weight: Font.Bold
                color: Theme.onCloth
                Accessible.role: Accessible.StaticText
                Accessible.name: choice.modelData.spoken
            }

            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.asked
                key: Words.number(choice.index + 1)
                ink: Theme.onCloth
            }
        }
    }

    PinochleCount {
        id: count

        anchors.horizontalCenter: parent.horizontalCenter
        y: ground.keepBottom + Theme.space(40)
        // The actions stand beside it.
        width: Math.min(Theme.px(760), root.width - 2 * (Theme.margin + Theme.actionWidth + Theme.px(14)))
        visible: root.marking
        keeping: root.game?.keeping ?? {}
        note: Theme.compact ? "" : root.game?.keepNote ?? ""
    }

    Row {
        id: handling

        readonly property string keyZone: "actions"
        // Between plaque and actions; where that is too little, the signs say it.
        readonly property real room: root.width - 2 * (Theme.margin + Math.max(Theme.actionWidth, root.seats.plaqueAt(0).width) + Theme.px(16))
        readonly property bool brief: sort.fullWidth + clear.fullWidth + handling.spacing > handling.room

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.places.foot - height
        visible: root.marking && root.asked
        spacing: Theme.px(12)

        component Handle: QuietButton {
            id: handle

            required property string words
            readonly property real fullWidth: handle.measure.advanceWidth + Theme.px(handle.key !== "" ? 62 : 29) + handle.leftPadding + handle.rightPadding
            readonly property TextMetrics measure: TextMetrics {
                font.family: Theme.textFamily
                font.pixelSize: Theme.word(handle.textSize)
                font.weight: Font.ExtraBold
                text: handle.words
            }

            look: QuietButton.Plaque
            text: handling.brief ? "" : handle.words
            spokenName: handle.words
        }

        Handle {
            id: sort

            iconName: "sort"
            // What comes next.
            words: [qsTr("Sort by rank"), qsTr("Sort as in the pack"), qsTr("Sort by suit")][root.handOrder]
            key: "O"
            onClicked: root.handTurned()
        }

        Handle {
            id: clear

            iconName: "undo"
            words: qsTr("Clear all")
            enabled: count.count > 0
            onClicked: root.controller.act("clear")
        }
    }

    Repeater {
        model: root.melding ? root.seatsFromHere : []

        PinochleMelds {
            required property var modelData
            required property int index
            readonly property rect spot: ground.melds(root.places.mirrored ? 1 - index : index)

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            seat: modelData
            counting: true

            TapHandler {
                onTapped: root.game.closeMelds()
            }
        }
    }

    // Who has led, over the card.
    BodyText {
        readonly property rect spot: ground.trickCard(root.game?.led.you ? 1 : 0)

        x: Math.round(spot.x + (spot.width - width) / 2)
        y: spot.y - height - Theme.px(8)
        visible: root.tricking && text !== ""
        text: Words.directed(root.game?.led.text ?? "")
        size: 15
        weight: Font.Bold
        color: Theme.onCloth
        Accessible.ignored: true
    }

    // Its place in the trick.
    TableSpot {
        spot: ground.trickCard(1)
        shown: root.tricking && root.asked
        aimed: board.overPlace === root.trickPlace
        spokenName: qsTr("Your card")
        onChosen: if (root.controller.selected !== "") root.controller.playAt(root.controller.selected, root.trickPlace)

        BodyText {
            anchors.centerIn: parent
            width: parent.width - Theme.px(16)
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("your card")
            wrapMode: Text.WordWrap
            size: 15
            weight: Font.Bold
            color: Theme.onCloth2
            Accessible.ignored: true
        }
    }

    // The rule behind the prompt.
    BodyText {
        id: why

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.places.promptFoot + Theme.px(4))
        width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
        visible: root.tricking && text !== ""
        text: root.game?.followNote ?? ""
        size: 16
        color: Theme.onCloth2
    }

    Repeater {
        model: root.tricking ? root.game?.seats.length ?? 0 : 0

        PinochlePile {
            required property int index
            readonly property var seat: root.game?.seats[index] ?? {}

            spot: ground.taken(root.seats.edgeOf(index))
            beside: root.seats.edgeOf(index) === 2
            visible: seat.taken > 0
            text: seat.takenText ?? ""
            spokenName: seat.takenSpoken ?? ""
            byKeyboard: root.zones.byKeyboard
        }
    }

    CardBoard {
        id: board

        anchors.fill: parent
        controller: root.controller
        zones: root.zones
        spotOf: root.spotOf
        heightOf: zone => zone === "hand" ? 100 : zone === "seat" ? 80 : 20
        pushOf: (place, places, under) => root.keeping ? 0 : root.places.handPush(place, places, under)
        askedZones: !root.asked || root.bidding || root.naming ? [] : root.turning ? ["turned"] : ["hand"]
        marks: root.marking
        downZones: ["taken"]
        journeyOf: root.journeyOf
        dropPlaces: root.turning ? [{ id: root.takePlace, spot: ground.hand }] : root.tricking ? [{ id: root.trickPlace, spot: ground.trickCard(1) }] : []
        onShownLarge: card => root.shownLarge(card)
    }
}
