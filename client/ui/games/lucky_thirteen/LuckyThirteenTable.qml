pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The Lucky Thirteen table: the pile and the public cards in the middle, the discards next to each player's plaque. At
// the end, all hands lie on the table, and are counted one by one.
GameTable {
    id: root

    property luckyThirteenResult noResult
    readonly property LuckyThirteenModel game: root.controller.kind === "lucky-thirteen" ? root.controller.game : null
    // The cards in the middle are as large as the room between the top seat's cards and the prompt allows.
    readonly property int roomTop: root.seats.count === 3 ? Theme.topBar + Theme.space(40)
        : root.places.seatCard(2, 0, 1, 1).y + Theme.cardHeight(Theme.smallCard) + Theme.space(20)
    readonly property int roomBottom: root.places.handTop(3) - (Theme.tv ? Theme.ofTv(14) : Math.round(0.15 * Theme.handCard(3)) + Theme.px(14))
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

    // The end of the game: the results by seat, the order in which they are counted, and the winners' places in it.
    readonly property var results: root.game?.end.results ?? []
    readonly property var order: root.game?.end.order ?? []
    readonly property int openCard: Math.round(1.06 * Theme.smallCard)
    readonly property int openHeight: Theme.cardHeight(root.openCard)
    readonly property int openGap: Theme.px(6)
    readonly property int shownCard: Math.round(1.15 * root.card)
    readonly property int shownX: Math.round(root.width / 2 - 1.2 * root.shownCard)
    readonly property int shownY: Math.max(Theme.topBar + Math.round(0.246 * (root.height - Theme.topBar)),
        root.seatCardY(2) + Theme.cardHeight(Theme.smallCard) + Math.round(0.15 * root.shownCard))
    // How many seats have been counted, including the one that is being counted now.
    readonly property int counted: Math.floor(course.at / 2)
    // When the first hand is counted, the time for each hand and for the winner's, and from a sum to its products.
    readonly property int layingTime: 950
    readonly property int countTime: 900
    readonly property int winnerTime: 1400
    readonly property int reckoningAfter: 350

    function resultOf(seat: int): var { return root.results.find(result => result.player.seat === seat) ?? null }
    function seatCardY(edge: int): int { return Math.round(root.places.seatCard(edge, 0, 1, 1).y) }

    // The rectangle of a card in an open hand of two cards at the given edge.
    function openSpot(edge: int, place: int): rect {
        const along = place * (root.openCard + root.openGap)
        const row = 2 * root.openCard + root.openGap
        const plaque = root.seats.plaqueAt(edge)
        if (edge === 0)
            return Qt.rect(Math.round(plaque.x + plaque.width + Theme.px(24) + along), root.places.foot - root.openHeight, root.openCard, root.openHeight)
        const x = edge === 2 ? plaque.x + plaque.width + Theme.px(24) : edge === 3 ? root.width - Theme.margin - row : Theme.margin
        const y = edge === 2 ? Theme.topBar + Theme.space(14) : root.seatCardY(edge)
        return Qt.rect(Math.round(x + along), Math.round(y), root.openCard, root.openHeight)
    }

    // The cards that count for the seat counted most recently.
    readonly property var countedCards: {
        const result = root.counted > 0 ? root.resultOf(root.order[Math.min(root.counted, root.order.length) - 1]) : null
        return result?.terms.map(term => term.card) ?? []
    }
    // The cards that count for all seats counted so far.
    readonly property var ownCounted: {
        const cards = []
        for (const seat of root.order.slice(0, root.counted))
            for (const term of root.resultOf(seat)?.terms ?? [])
                cards.push(term.card)
        return cards
    }

    function endOf(item: TableCardItem): var {
        if (!root.laidOut)
            return null
        if (item.zone === "pile")
            return { counted: false, dimmed: false, gone: true }
        const counts = item.zone === "public" ? root.countedCards.includes(item.card)
            : (item.zone === "hand" || item.zone === "seat") && root.ownCounted.includes(item.card)
        return { counted: counts, dimmed: !counts && (root.counted > 0 || item.zone === "discards"), gone: false }
    }

    // The hands are laid out one after another, clockwise.
    function layingOf(item: TableCardItem, from: string): var {
        if (!root.laidOut || from !== item.zone)
            return null
        return { pause: item.zone === "seat" ? 250 * (root.seats.edgeOf(item.seat) - 1) : 0, time: 300 }
    }

    function spotOf(zone: string, seat: int, place: int, places: int): rect {
        switch (zone) {
        case "hand":
            // The third card is the one just drawn.
            return root.places.handCard(place, places, places === 3)
        case "discards":
            if (root.laidOut && root.seats.edgeOf(seat) % 2 === 1) {
                const spot = root.places.seatCard(root.seats.edgeOf(seat), place, places, root.discardStep)
                return Qt.rect(spot.x, spot.y + root.openHeight + Theme.px(10), spot.width, spot.height)
            }
            return root.places.seatCard(root.seats.edgeOf(seat), place, places, root.discardStep)
        case "public":
            if (root.laidOut)
                return Qt.rect(root.shownX + place * Math.round(1.4 * root.shownCard), root.shownY, root.shownCard, Theme.cardHeight(root.shownCard))
            return Qt.rect(root.publicX + place * (root.card + root.between), root.groupY, root.card, root.cardHeight)
        case "seat":
            if (root.laidOut)
                return root.openSpot(root.seats.edgeOf(seat), place)
            return root.seats.heldSpot(seat)
        default:
            return Qt.rect(root.groupX - Theme.pileStep * (places - 1 - place), root.groupY - Theme.pileStep * (places - 1 - place), root.card, root.cardHeight)
        }
    }

    middleBottom: pileWords.y + pileWords.height
    handSize: 3
    footCards: Theme.cardHeight(Theme.smallCard)
    help: Qt.resolvedUrl("LuckyThirteenHelp.qml")
    laidOut: root.results.length > 0
    countedSeat: root.counted > 0 && root.laidOut ? root.order[Math.min(root.counted, root.order.length) - 1] : -1
    progressText: root.laidOut && root.controller.result.telling ? qsTr("Hands are shown") : ""
    // Points are not shown before they have been counted.
    seatLines: Array.from({ length: root.order.length }, (unused, seat) => root.order.indexOf(seat) < root.counted ? "" : "\u00a0")

    Timeline {
        id: course

        controller: root.controller
        times: {
            const times = [0]
            let time = root.layingTime
            for (const seat of root.order) {
                times.push(time, time + root.reckoningAfter)
                time += root.resultOf(seat)?.player.winner ? root.winnerTime : root.countTime
            }
            return times
        }
        length: root.layingTime + root.order.reduce((sum, seat) => sum + (root.resultOf(seat)?.player.winner ? root.winnerTime : root.countTime), 0)
    }

    Connections {
        target: root.controller.result

        function onTellingChanged(): void { if (root.controller.result.telling) course.play() }
        function onHurried(): void { for (const zone of ["seat", "public", "discards"]) board.hurry(zone) }
    }

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
        visible: root.dealt && !root.laidOut
        text: root.game?.pileText ?? ""
        size: 15
        weight: Font.Bold
        color: Theme.onCloth
    }

    BodyText {
        x: Math.round(root.publicX + (2 * root.card + root.between - width) / 2)
        y: pileWords.y
        visible: root.dealt && !root.laidOut
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
        heightOf: zone => zone === "hand" ? 100 : zone === "seat" ? 60 : zone === "public" && root.laidOut ? 50 : 20
        downZones: root.laidOut ? [] : ["seat"]
        layoutOf: zone => root.laidOut && zone !== "hand" && zone !== "pile" ? " open" : ""
        endOf: root.endOf
        journeyOf: root.layingOf
        dropPlaces: root.dropPlace.width > 0 ? [{ id: "discards", spot: root.dropPlace }] : []
        landing: Easing.OutBack

        // Dims the rest of the table.
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: Theme.topBar
            z: 40
            color: Theme.scrim
            opacity: root.laidOut ? 0.72 : 0

            Behavior on opacity { NumberAnimation { duration: Theme.fade(320) } }
        }
    }

    Repeater {
        model: root.laidOut ? root.order : []

        LuckyThirteenCount {
            id: count

            required property int modelData
            required property int index
            readonly property int at: root.seats.edgeOf(count.modelData)
            // The rectangles of the cards that count, in the given zones.
            function spotsOf(zones: var): var {
                if (board.view < 0)  // Cards come and go with the views.
                    return []
                return count.result.terms.map(term => board.find(item => item.card === term.card && zones.includes(item.zone)))
                    .filter(item => item !== null).map(item => item.spot)
            }

            anchors.fill: parent
            result: root.resultOf(count.modelData) ?? root.noResult
            edge: count.at
            hand: {
                const [first, last] = [0, 1].map(place => count.at === 0 && !Theme.tv ? root.places.handCard(place, 2, false) : root.openSpot(count.at, place))
                return Qt.rect(first.x, first.y, last.x + last.width - first.x, first.height)
            }
            middle: Qt.rect(root.shownX, root.shownY, Math.round(2.4 * root.shownCard), Theme.cardHeight(root.shownCard))
            own: count.spotsOf(["hand", "seat"])
            shared: count.spotsOf(["public"])
            above: Qt.point(root.width / 2, Math.round((root.shownY + Theme.cardHeight(root.shownCard) + root.places.handTop(2) - 0.15 * Theme.handCard(2)) / 2))
            ledger: {
                // Beside the middle or, in a small window, beside the hand.
                const x = Math.round(Theme.compact ? root.width / 2 + 1.2 * Theme.handCard(2)
                    : Math.max(0.64 * root.width, root.shownX + 2.4 * root.shownCard + Theme.px(20)))
                const y = Theme.compact ? root.seatCardY(3) + root.openHeight + Theme.px(14) + Theme.cardHeight(Theme.smallCard) : 0.55 * root.height
                return Qt.rect(x, Math.round(y), root.width - Theme.margin - (Theme.compact ? 0 : 3.1 * Theme.smallCard + Theme.px(24)) - x, 0)
            }
            large: count.index === root.order.length - 1
            summed: root.counted > count.index
            reckoned: course.at > 2 * (count.index + 1)
        }
    }

    // A click continues.
    MouseArea {
        anchors.fill: parent
        enabled: root.laidOut && root.controller.result.telling
        onClicked: root.controller.result.goOn()
    }
}
