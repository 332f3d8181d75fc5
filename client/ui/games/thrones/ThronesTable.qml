pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The Game of Thrones table: two piles, pile 0 above pile 1 on every screen, each with its attack and defence, and
// between them the outcome if the battle took place now.
GameTable {
    id: root

    readonly property ThronesModel game: root.controller.kind === "thrones" ? root.controller.game : null
    readonly property thronesTable now: root.game?.table ?? root.noTable
    readonly property int play: root.game?.step ?? 0
    property thronesTable noTable
    property thronesPreview noPreview
    readonly property int card: Theme.tableCard
    readonly property int cardHeight: Theme.cardHeight(root.card)

    // The background of a pile holds its text, then its cards. If there is no room for both between the plaques at the
    // sides, the seats are placed in one row and the piles get the full width.
    readonly property int pad: Theme.px(13)
    readonly property int wordsWidth: Theme.wordWidth(Theme.compact ? 238 : 252)
    readonly property real between: 1.085  // From the heart to the first card on it, in card widths.
    readonly property int narrowest: root.wordsWidth + Math.ceil((root.between + 1 + 9 * 0.28) * root.card) + root.pad
    readonly property int sideWidth: Theme.margin + root.sideRoom + Theme.space(10)
    readonly property int beside: Math.round(root.width) - 2 * root.sideWidth
    readonly property int pileWidth: root.seatsInRow ? Math.round(root.width) - 2 * Theme.margin
        : Math.min(root.beside, Math.max(root.narrowest, Math.round(8.1 * root.card)))
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

    function pileY(pile: int): int { return pile === 0 ? root.firstY : root.secondY }
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

    function pileOf(ours: bool): int { return ours ? root.now.ourPile : 1 - root.now.ourPile }
    function ground(ours: bool): ThronesPile { return grounds.itemAt(root.pileOf(ours)) as ThronesPile }
    function heartMiddle(ours: bool): point {
        const spot = root.pileCard(root.pileOf(ours), 0, 1)
        return Qt.point(spot.x + spot.width / 2, spot.y + spot.height / 2)
    }
    function scoreMiddle(ours: bool): point {
        // Not under the bar: there the software renderer leaves traces of the moving number.
        return root.seatsInRow ? Qt.point(root.width / 2, Theme.topBar + Theme.px(18)) : score.middle(ours, battle)
    }

    function step(key: int): bool {
        if (root.controller.choice.selected === "" || (key !== Qt.Key_Up && key !== Qt.Key_Down))
            return false
        root.controller.choice.aimAt(key === Qt.Key_Up ? "pile-0" : "pile-1")
        return true
    }

    middleBottom: root.secondY + root.pileHeight
    handSize: 12
    cornerFree: true
    seatsInRow: Theme.compact || root.beside < root.narrowest
    sideRoom: Theme.px(254)
    detail: root.seatsInRow ? root.now.scoreText : root.now.turnText
    detailLit: root.seatsInRow
    seatHearts: root.now.over ? [] : root.now.hearts.map(seat => seat.hearts)
    result: Qt.resolvedUrl("ThronesResult.qml")

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
            byKeyboard: root.zones.byKeyboard
            attackAway: battle.away(ground.pile.ours)
            attackLost: battle.failed(ground.pile.ours)
            defenceLost: battle.beaten(ground.pile.ours)
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
        visible: root.battleLines.length === 0 && outcome.length === 2
        outcome: root.now.outcome
        then: root.preview[root.aim === "pile-1" ? 1 : 0]?.outcome ?? []
        brief: root.seatsInRow
    }

    CardBoard {
        id: board

        table: root
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

        // Marks a heart that was beaten.
        Repeater {
            model: 2

            Rectangle {
                id: beaten

                required property int index
                readonly property rect spot: root.pileCard(beaten.index, 0, 1)

                x: beaten.spot.x
                y: beaten.spot.y
                z: 59
                width: beaten.spot.width
                height: beaten.spot.height
                radius: width / 15
                visible: battle.beaten(root.now.ourPile === beaten.index)
                color: Theme.veil
            }
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
        attackOf: ours => root.ground(ours)?.attackMiddle(battle) ?? Qt.point(0, 0)
        defenceOf: ours => root.ground(ours)?.defenceMiddle(battle) ?? Qt.point(0, 0)
        heartOf: root.heartMiddle
        scoreOf: root.scoreMiddle
        middleX: root.width / 2
        middleY: root.secondY - root.gap / 2
        onShownChanged: {
            if (battle.shown)
                battle.cards = board.lyingIn(zone => zone === "pile-0" || zone === "pile-1")
            else
                leaving.leave(battle.cards)
        }
    }
}
