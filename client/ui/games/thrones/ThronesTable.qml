pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The Game of Thrones table: two piles, our own nearest to us, each with its attack and defence, and between them the
// outcome if the battle took place now.
GameTable {
    id: root

    readonly property ThronesModel game: root.controller.kind === "thrones" ? root.controller.game : null
    readonly property thronesTable now: root.game?.table ?? root.noTable
    readonly property int play: root.game?.step ?? 0
    property thronesTable noTable
    property thronesPreview noPreview
    // In a large window the cards take what the prompt and the hand leave.
    readonly property int card: root.seatsInRow || Theme.tv ? Theme.tableCard : Math.max(Theme.tableCard,
        Math.min(Math.floor((root.pilesRoom / 2 - 2 * root.pad) / 1.4), Math.floor((root.beside - Theme.wordWidth(342) - root.pad) / root.cardsWide)))
    readonly property int cardHeight: Theme.cardHeight(root.card)
    readonly property real pilesRoom: root.places.handTop(root.handSize) - Theme.px(104) - root.firstY - root.gap
    // How much larger than usual the words in a pile are.
    readonly property real grown: Math.max(1, Math.min(1.5, root.cardHeight / Theme.px(132)))

    // The background of a pile holds its text, then its cards. If there is no room for both between the plaques at the
    // sides, the seats are placed in one row and the piles get the full width.
    readonly property int pad: Theme.px(13)
    readonly property int wordsWidth: Theme.tv ? Theme.ofTv(400) : Theme.wordWidth(228 * root.grown)
    readonly property real between: 1.085  // From the heart to the first card on it, in card widths.
    readonly property real cardsWide: root.between + 1 + 9 * (Theme.tv ? 0.2 : 0.28)  // The longest pile, likewise.
    readonly property int narrowest: (Theme.tv ? root.wordsWidth : Theme.wordWidth(228)) + Math.ceil(root.cardsWide * Theme.tableCard) + root.pad
    readonly property int sideWidth: Theme.margin + root.sideRoom + Theme.space(10)
    readonly property int beside: Math.round(root.width) - 2 * root.sideWidth
    readonly property int pileWidth: root.seatsInRow ? Math.round(root.width) - 2 * Theme.margin
        : Math.min(root.beside, Math.max(root.wordsWidth + Math.ceil(root.cardsWide * root.card) + root.pad, Math.round((Theme.tv ? 7.4 : 8.1) * root.card)))
    readonly property int pileHeight: root.cardHeight + 2 * root.pad
    readonly property int pileX: Math.round((root.width - root.pileWidth) / 2)
    readonly property int firstY: root.places.topSeat + Theme.plaqueHeight + Theme.space(11)
    readonly property int gap: root.seatsInRow ? Theme.px(32) : Theme.space(56)
    readonly property int secondY: root.firstY + root.pileHeight + root.gap

    // The card that is selected, dragged or under the pointer, and the pile that it is aimed at.
    readonly property string considered: root.controller.choice.considered
    readonly property string aim: board.overPlace !== "" ? board.overPlace : root.controller.choice.aim
    readonly property var preview: root.game?.preview ?? []
    readonly property var battleLines: root.now.battle.lines
    readonly property bool choosing: root.controller.choice.selected !== "" || board.draggedKey !== ""

    // A battle is shown in a band that covers the edges of the piles, but not their cards.
    readonly property int bandHeight: Math.min(Theme.px(74 * root.grown), root.gap + 2 * root.pad - Theme.px(6))
    readonly property bool battleShown: root.battleLines.length > 0

    function pileY(pile: int): int { return pile === root.now.upperPile ? root.firstY : root.secondY }
    function pileRect(pile: int): rect { return Qt.rect(root.pileX, root.pileY(pile), root.pileWidth, root.pileHeight) }

    // The heart lies apart; the other cards overlap, with room for one more, so that nothing moves when another card is
    // previewed.
    function pileCard(pile: int, place: int, places: int): rect {
        const x = root.pileX + root.wordsWidth
        const y = root.pileY(pile) + root.pad
        if (place === 0)
            return Qt.rect(x, y, root.card, root.cardHeight)
        const first = x + Math.round(root.between * root.card)
        const most = Math.max(1, Math.min(10, places)) - 1
        const room = root.pileX + root.pileWidth - root.pad - root.card - first
        const step = most === 0 ? 0 : Math.min(0.6 * root.card, room / most)
        return Qt.rect(Math.round(first + (place - 1) * step), y, root.card, root.cardHeight)
    }

    function spotOf(zone: string, seat: int, place: int, places: int): rect {
        return zone === "hand" ? root.places.handCard(place, places, false)
            : zone === "pile-0" ? root.pileCard(0, place, places)
            : zone === "pile-1" ? root.pileCard(1, place, places)
            : root.seats.heldSpot(seat)
    }

    // The places that are shown while a pile is short, relative to the pile: as many as there is room for.
    function placesOf(pile: int): var {
        const places = []
        for (let at = 0; at < 8; ++at) {
            const spot = root.pileCard(pile, at, 2)
            places.push(Qt.rect(spot.x - root.pileX, spot.y - root.pileY(pile), spot.width, spot.height))
        }
        return places.filter((spot, at) => at === 0 || spot.x + 0.54 * spot.width <= root.pileWidth - Theme.px(6))
    }

    function pileOf(ours: bool): int { return ours ? root.now.ourPile : 1 - root.now.ourPile }
    function heartMiddle(ours: bool): point {
        const spot = root.pileCard(root.pileOf(ours), 0, 1)
        return Qt.point(spot.x + spot.width / 2, spot.y + spot.height / 2)
    }
    function scoreMiddle(ours: bool): point {
        // Below the bar, not behind it: there, the software renderer leaves traces of the moving number.
        return root.seatsInRow ? Qt.point(root.width / 2, Theme.topBar + Theme.px(34)) : score.middle(ours, battle)
    }
    // A heart that has been beaten lies at an angle.
    function markOf(item: TableCardItem): var {
        const fallen = item.place === 0 && (item.zone === "pile-0" || item.zone === "pile-1")
            && battle.beaten(item.zone === `pile-${root.now.ourPile}`)
        return fallen ? { dimmed: true, tilt: 5 } : null
    }

    function step(key: int): bool {
        if (root.controller.choice.selected === "" || (key !== Qt.Key_Up && key !== Qt.Key_Down))
            return false
        const upper = root.now.upperPile
        root.controller.choice.aimAt(`pile-${key === Qt.Key_Up ? upper : 1 - upper}`)
        return true
    }
    function hurry(): bool {
        const moving = battle.running
        battle.end()
        return moving
    }

    middleBottom: root.secondY + root.pileHeight
    middleCard: root.card
    handSize: 12
    endRoom: Theme.tv ? root.pileX - root.places.cornerX - Theme.space(12) : 0
    cornerRoom: root.pileX - Theme.margin - Theme.space(10)
    cornerFree: true
    seatsInRow: Theme.compact || root.beside < root.narrowest
    sideRoom: Theme.tv ? Theme.ofTv(352) : Theme.px(240)
    moving: battle.running
    ownPrompt: root.battleShown
    underPrompt: heartRule.visible ? heartRule.height : 0
    detail: !root.seatsInRow ? root.now.turnText : root.battleShown ? root.now.battle.scoreTexts[battle.landed] ?? root.now.scoreText : root.now.scoreText
    detailLit: root.seatsInRow
    seatHearts: root.now.over ? [] : root.now.hearts.map(seat => seat.hearts)
    counting: Qt.resolvedUrl("ThronesCounting.qml")

    // During a battle, everything that has no part in it is dimmed.
    Rectangle {
        id: dim

        y: Theme.topBar
        width: root.width
        height: root.height - y
        visible: opacity > 0
        color: Theme.scrim
        opacity: root.battleShown ? 0.8 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.fade(300) } }
    }

    ThronesScore {
        id: score

        x: root.places.startX(width)
        y: root.places.cornerY
        visible: !root.seatsInRow && root.play > 0
        scores: root.now.scores
        waiting: [battle.waiting(true), battle.waiting(false)]
        helps: root.play === 1
    }

    Repeater {
        id: grounds

        model: 2

        ThronesPile {
            id: ground

            required property int index
            readonly property string place: `pile-${ground.index}`

            spot: root.pileRect(ground.index)
            visible: root.play > 0
            pile: root.now.piles[ground.index]
            preview: root.preview[ground.index] ?? root.noPreview
            aimed: root.considered !== "" && root.aim === ground.place && ground.preview.allowed
            shown: root.choosing && ground.preview.allowed
            wordsWidth: root.wordsWidth
            grown: root.grown
            byKeyboard: root.zones.byKeyboard
            heartWanted: ground.pile.starts && root.controller.turn.yours
            places: root.placesOf(ground.index)
            attackPale: battle.pale(ground.pile.ours, true)
            defencePale: battle.pale(ground.pile.ours, false)
            onChosen: root.controller.choice.playAt(root.controller.choice.selected, ground.place)
            onPointed: over => {
                if (over && ground.shown && root.controller.choice.selected !== "" && !root.controller.choice.moving)
                    root.controller.choice.aimAt(ground.place)
            }
        }
    }

    ThronesOutcome {
        x: root.pileX
        y: Math.round(root.secondY - root.gap / 2 - height / 2)
        width: root.pileWidth
        visible: !root.battleShown && outcome.length === 2
        outcome: root.now.outcome
        then: root.preview[root.aim === "pile-1" ? 1 : 0]?.outcome ?? []
        brief: root.seatsInRow
    }

    // An ornament between the piles until an outcome can be shown there.
    CentredRow {
        id: between

        x: Math.round((root.width - width) / 2)
        y: Math.round(root.secondY - root.gap / 2 - height / 2)
        visible: root.play > 0 && !root.now.over && root.now.outcome.length === 0 && !root.battleShown
        opacity: 0.45
        spacing: Theme.px(10)
        Accessible.ignored: true

        component Line: Rectangle {
            width: Math.round((root.pileWidth - Theme.px(90)) / 2)
            height: 1
            color: Qt.alpha(Theme.tableCloth("thrones").line, 0.6)
        }

        Line {}
        Repeater {
            model: [12, 20, 12]

            Icon {
                required property real modelData

                name: "star"
                size: Theme.px(modelData)
                color: Theme.tableCloth("thrones").line
            }
        }
        Line {}
    }

    // What a battle begins with, below the prompt. Hidden while a card is selected, which may reach up to it.
    BodyText {
        id: heartRule

        // The height between the piles and a raised card.
        readonly property real room: root.places.handTop(12) - 0.15 * Theme.handCard(12) - root.middleBottom

        x: Math.round((root.width - width) / 2)
        y: root.places.promptFoot - Theme.px(5)
        width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
        height: implicitHeight
        visible: text !== "" && heartRule.room >= (Theme.word(28) + Theme.word(15)) * (Theme.arabicScript ? 1.5 : Theme.lineHeight)
            && root.controller.choice.selected === ""
        text: root.now.heartRule
        size: 15
        color: Theme.onCloth2
    }

    CardBoard {
        id: board

        table: root
        markOf: root.markOf
        dropPlaces: [0, 1].map(pile => ({ id: `pile-${pile}`, spot: root.pileRect(pile) }))

        // The considered card as it would lie at the end of each pile. It appears at once, without turning over.
        Repeater {
            model: root.considered !== "" && board.draggedKey === "" ? 2 : 0

            CardFace {
                id: ghost

                required property int index
                readonly property int count: root.now.piles[ghost.index].count
                readonly property bool aimed: root.aim === `pile-${ghost.index}`
                readonly property rect spot: root.pileCard(ghost.index, ghost.count, ghost.count)

                x: ghost.spot.x
                y: ghost.spot.y
                z: 60
                visible: root.preview[ghost.index]?.allowed === true
                opacity: ghost.aimed ? 0.8 : 0.3
                card: root.considered
                cardWidth: root.card
                shadowed: false

                Ring {
                    visible: ghost.aimed
                    around: ghost.corner
                }
            }
        }
    }

    // During a battle, the hand is dimmed, too.
    Rectangle {
        y: root.middleBottom
        width: root.width
        height: root.height - y
        visible: dim.visible
        opacity: dim.opacity
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.alpha(Theme.scrim, 0) }
            GradientStop { position: 0.35; color: Qt.alpha(Theme.scrim, 0.34) }
            GradientStop { position: 1; color: Theme.scrim }
        }
    }

    ThronesLeaving {
        id: leaving

        anchors.fill: parent
    }

    ThronesBattle {
        id: battle

        property var cards: []

        anchors.fill: parent
        lines: root.battleLines
        verdict: root.now.battle.verdict
        heartOf: root.heartMiddle
        scoreOf: root.scoreMiddle
        band: Qt.rect(root.pileX, root.secondY - Math.round((root.gap + root.bandHeight) / 2), root.pileWidth, root.bandHeight)
        wordsMiddle: (root.middleBottom + root.places.handTop(12)) / 2
        onShownChanged: {
            if (battle.shown)
                battle.cards = board.lyingIn(zone => zone === "pile-0" || zone === "pile-1")
            else
                leaving.leave(battle.cards)
        }

        // A click anywhere ends the animation; the next one continues. Grabs the press, so that no card below reacts.
        TapHandler {
            enabled: battle.shown
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: {
                if (!root.hurry())
                    root.controller.turn.goOn()
            }
        }
    }
}
