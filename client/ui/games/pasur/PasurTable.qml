pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The Pasur table: the pool in the middle, with the deck on one side and the choice between the sets that a card can
// pick up on the other, and each player's piles.
GameTable {
    id: root

    readonly property PasurModel game: root.controller.kind === "pasur" ? root.controller.game : null
    readonly property pasurTable now: root.game?.table ?? root.noTable
    readonly property pasurPlay play: root.game?.lastPlay ?? root.noPlay
    readonly property bool dealt: root.now.round > 0
    property pasurTable noTable
    property pasurPlay noPlay
    property pasurSeat noSeat

    // Whether a card is selected or dragged, and what it can pick up.
    readonly property bool choosing: root.controller.choice.selected !== "" || board.draggedKey !== ""
    readonly property var captures: root.choosing ? root.game?.captures ?? [] : []
    readonly property bool several: root.captures.length > 1
    readonly property bool lays: root.choosing && root.captures.length === 0
    readonly property string aim: board.overPlace !== "" && board.overPlace !== root.wholePool ? board.overPlace : root.controller.choice.aim
    readonly property var aimed: root.captures.find(capture => capture.id === root.aim) ?? null
    // For each card in the pool, the sets that contain it. Computed only once, because there may be a hundred sets and
    // twenty cards.
    readonly property var capturesWith: {
        const sets = {}
        for (const capture of root.captures)
            for (const card of capture.cards)
                sets[card] = (sets[card] ?? []).concat([capture])
        return sets
    }

    // Whether there are many sets, and the card that every listed set must contain; empty: any.
    readonly property bool many: root.choosing && root.game?.many === true
    property string wanted: ""
    readonly property var listed: !root.many || root.wanted === "" ? root.captures : root.capturesWith[root.wanted] ?? []

    // The targets of a drop: the model's id for laying the card down, and one for the pool as a whole.
    readonly property string layPlace: "pool"
    readonly property string wholePool: "whole pool"

    // Called when a card in the pool is pressed: aims at the next set that contains it. If there are many sets, the
    // list is first narrowed to those that contain it.
    function pick(key: string): void {
        const sets = root.capturesWith[key] ?? []
        const at = sets.findIndex(capture => capture.id === root.controller.choice.aim)
        const narrows = root.many && root.wanted !== key
        if (narrows)
            root.wanted = key
        // If the current aim is one of these sets, it is kept and announced again.
        if (sets.length > 0)
            root.controller.choice.aimAt(sets[narrows && at >= 0 ? at : (at + 1) % sets.length].id)
    }

    function markOf(item: TableCardItem): var {
        if (item.zone !== "pool" || root.captures.length === 0)
            return null
        const sets = root.capturesWith[item.key] ?? []
        // If there are many sets, their numbers would hide the cards.
        const shown = root.many ? "" : sets.slice(0, 3).map(capture => qsTr("%L1").arg(capture.number)).join(" ")
        const chosen = root.aimed?.cards.includes(item.key) ?? false
        return {
            among: root.several && sets.length > 0,
            choice: !root.several ? "" : chosen ? qsTr("%L1").arg(root.aimed.number) : !root.many && sets.length > 3 ? shown + " …" : shown,
            chosen: chosen,
            pressable: sets.length > 0 && root.controller.choice.selected !== "",
            dimmed: sets.length === 0
        }
    }

    function spotOf(zone: string, seat: int, place: int, places: int): rect {
        return zone === "hand" ? root.places.handCard(place, places, false)
            : zone === "pool" ? ground.poolCard(place)
            : zone === "taken" ? root.places.inPile(ground.taken(root.seats.edgeOf(seat)), places - 1 - place)
            : zone === "surs" ? ground.sur(root.seats.edgeOf(seat), place, places)
            : zone === "seat" ? root.seats.heldSpot(seat)
            : ground.deck
    }

    // A card that picks up others lands on its set, the set gathers under it, and all go to the pile. Swept cards stay
    // a moment longer.
    function journeyOf(item: TableCardItem, from: string): var {
        const play = root.game?.lastPlay ?? root.noPlay  // Cards move before `changed` is emitted.
        const picks = play.picks
        const toPile = item.zone === "taken" || item.zone === "surs"
        if (toPile && play.swept.includes(item.key))
            return { pause: 340 + 160 + (picks.length > 0 ? 320 : 0) + 900, time: 300 }
        if (toPile && play.cancelled === item.key)
            return { pause: 300 + 160 + 320, time: 240 }
        if (!toPile || picks.length === 0)
            return null
        // Where the last card of the set lay.
        const target = root.gathering
        const came = item.key === play.card
        const reach = from === "hand" ? 240 : 300
        if (came)
            return { pause: 0, via: target, viaTime: reach, viaStay: 160, time: item.zone === "surs" ? 600 : 320 }
        return picks.includes(item.key) ? { pause: 300, via: target, viaTime: 160, viaStay: 0, time: 320 } : null
    }

    function choose(index: int): void {
        if (root.controller.choice.selected === "" || !root.several)
            root.selectPlace(index)
        else if (index < root.captures.length)
            root.controller.choice.aimAt(root.captures[index].id)
    }
    function enterHand(): void { root.zones.enter("hand") }
    function step(key: int): bool {
        if (root.controller.choice.selected === "" || !root.several || (key !== Qt.Key_Left && key !== Qt.Key_Right))
            return false
        root.controller.choice.aimNext((key === Qt.Key_Right) === root.places.mirrored ? -1 : 1)
        return true
    }
    // Handles a drop. On the pool as a whole: plays the card if there is only one way to play it, otherwise asks the
    // person to choose.
    function drop(key: string, place: string): void {
        if (place === root.wholePool)
            root.controller.choice.play(key)
        else
            root.controller.choice.playAt(key, place)
    }

    // Where the last play gathered its set.
    property rect gathering

    // Called before anything moves, while the cards are still in their old places.
    function remember(): void {
        const picks = root.game?.lastPlay.picks ?? []
        const last = board.find(card => card.key === picks[picks.length - 1])
        if (last)
            root.gathering = last.settledSpot
    }

    onCapturesChanged: root.wanted = ""

    middleBottom: ground.bottom
    handSize: 4
    seatsInRow: Theme.compact
    sideRoom: ground.sideRoom
    // The latest events are beside the choices.
    endRoom: Theme.tv ? ground.pool.x - root.places.cornerX - Theme.ofTv(24) : (root.places.mirrored ? ground.choices.x : root.width - ground.choices.x - ground.choices.width) - root.places.cornerX - Theme.px(18)
    stepText: root.now.dealText
    choiceOpen: root.several && root.controller.choice.selected !== ""
    seatLines: root.seatsInRow && root.dealt && !root.now.over ? root.now.seats.map(seat => seat.line) : []
    counting: telling.running ? "" : Qt.resolvedUrl("PasurCounting.qml")
    pauseResult: root.controller.phase === TablePhase.Paused && !telling.running ? Qt.resolvedUrl("PasurRoundEnd.qml") : ""

    PasurGround {
        id: ground

        places: root.places
        seats: root.seats
        slots: root.now.poolPlaces
        row: root.now.poolRow
    }

    Connections {
        target: root.controller.game

        function onChanged(): void { root.remember() }
    }

    // After the last play of a round, the cards reach their places before the score is shown.
    Connections {
        target: root.controller

        function onChanged(): void {
            const paused = root.controller.phase === TablePhase.Paused || root.controller.phase === TablePhase.Over
            if (paused && !telling.was && !Theme.still)
                telling.restart()
            telling.was = paused
        }
    }

    PauseAnimation {
        id: telling

        property bool was: false

        duration: Theme.duration(2400)
        onRunningChanged: if (root.controller.phase === TablePhase.Over) root.controller.result.moving = telling.running
        Component.onCompleted: telling.was = root.controller.phase === TablePhase.Paused
    }

    // At the end of the game, any input that would continue ends this pause first.
    Connections {
        target: root.controller.result

        function onHurried(): void { if (telling.running) telling.complete() }
    }

    PasurRace {
        x: root.places.startX(width)
        y: root.places.cornerY
        visible: !root.seatsInRow && root.dealt
        widest: ground.pool.x - root.places.cornerX - Theme.px(12)
        // The deck and, at the side, a seat are below it.
        tallest: Math.min(root.places.sideSeat, ground.deck.y) - y - Theme.px(8)
        scores: root.now.race
        target: root.now.target
        helps: root.now.round === 1 && root.now.deal === 1
    }

    Inlay {
        x: ground.pool.x
        y: ground.pool.y
        width: ground.pool.width
        height: ground.pool.height
        visible: root.dealt
    }

    // The pool as a whole.
    TablePart {
        spot: ground.pool
        Accessible.role: Accessible.Grouping
        Accessible.name: root.now.poolText
    }

    PileOfBacks {
        x: ground.deck.x
        y: ground.deck.y
        visible: root.dealt
        count: root.now.deck
        back: board.back
        cardWidth: ground.deckCard
    }

    PileWords {
        spot: ground.deck
        roomFrom: Theme.margin
        visible: root.dealt && root.now.deck > 0
        text: root.now.deckText
        spokenName: text
        byKeyboard: root.zones.byKeyboard
    }

    Repeater {
        model: root.dealt ? root.now.seats.length : 0

        Item {
            id: chair

            required property int index
            readonly property pasurSeat seat: root.now.seats[chair.index] ?? root.noSeat
            readonly property int edge: root.seats.edgeOf(chair.index)
            readonly property bool atTop: chair.edge === 2
            readonly property bool beside: chair.atTop && !root.seatsInRow
            readonly property rect plaque: root.seats.plaqueAt(chair.edge)
            readonly property int away: Theme.px(8)

            PileWords {
                spot: ground.taken(chair.edge)
                visible: chair.seat.taken > 0
                text: chair.seat.takenText
                spokenName: chair.seat.takenSpoken
                place: chair.beside ? PileWords.Left : PileWords.Below
                roomFrom: Theme.margin
                roomTo: chair.atTop ? chair.plaque.x - chair.away : root.width - Theme.margin
                byKeyboard: root.zones.byKeyboard
            }

            PileWords {
                spot: ground.surs(chair.edge, chair.seat.surs)
                visible: chair.seat.surs > 0
                text: chair.seat.sursText
                spokenName: chair.seat.sursSpoken
                iconName: "sur"
                iconInk: Theme.tableCloth("pasur").line
                place: chair.beside ? PileWords.Right : PileWords.Below
                roomFrom: chair.atTop ? chair.plaque.x + chair.plaque.width + chair.away : Theme.margin
                roomTo: root.width - Theme.margin
                byKeyboard: root.zones.byKeyboard
            }
        }
    }

    TableSpot {
        spot: ground.nextCard
        radius: ground.full ? Theme.px(20) : Math.round(width / 15) + 2
        shown: root.lays && !root.controller.choice.moving
        aimed: board.overPlace === root.layPlace
        spokenName: qsTr("The pool")
        onChosen: root.controller.choice.playAt(root.controller.choice.selected, root.layPlace)
    }

    PasurSur {
        id: sur

        anchors.fill: parent
        text: root.play.surText
        place: root.play.sur ? root.gathering : Qt.rect(0, 0, 0, 0)
    }

    CardBoard {
        id: board

        table: root
        heightOf: zone => zone === "hand" ? 100 : zone === "seat" ? 80 : zone === "surs" ? 30 : 20
        markOf: root.markOf
        downZones: ["taken"]
        crossZones: ["surs"]
        journeyOf: root.journeyOf
        dropped: root.drop
        dropPlaces: {
            const whole = [{ id: root.lays ? root.layPlace : root.wholePool, spot: ground.pool }]
            if (!root.several)
                return whole
            const cards = board.lyingIn(zone => zone === "pool").map(card => ({
                spot: card.spot,
                id: (root.capturesWith[card.card]?.find(capture => capture.id === root.controller.choice.aim) ?? root.capturesWith[card.card]?.[0])?.id ?? ""
            }))
            return cards.filter(place => place.id !== "").concat(whole)
        }
        onPressed: key => root.pick(key)
    }

    PasurChoices {
        id: choices

        x: ground.choices.x
        y: ground.choices.y
        width: ground.choices.width
        height: ground.choices.height
        visible: root.several && root.controller.choice.selected !== ""
        title: root.game?.captureTitle ?? ""
        choices: visible ? root.listed : []
        aim: root.controller.choice.aim
        byKeyboard: root.zones.byKeyboard
        onPicked: id => root.controller.choice.aimAt(id)
        onFocusLeft: Qt.callLater(root.enterHand)
    }
}
