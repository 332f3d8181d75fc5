import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: cards that have been picked up lie where they belong, scores and surs follow the rules, and a round ends with
// its score sheet. How: the real page, with rounds that the test plays.
TableUnderTest {
    id: root

    TestCase {
        name: "PasurTable"
        when: windowShown

        function initTestCase() { bench.speak("en") }

        function init() {
            root.width = 1280
            root.height = 800
            Theme.movementFactor = 0
        }

        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text.replace("\u200e", "") === text).length > 0 }
        function lies(zone) { return root.all(item => item.key !== undefined && item.zone === zone) }
        function inside(inner, outer) {
            return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height
        }
        function areaOf(item) {
            const at = item.mapToItem(root, 0, 0)
            return Qt.rect(at.x, at.y, item.width, item.height)
        }
        function overlap(a, b) {
            return Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) && Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y)
        }

        function test_capturedCardsLieFaceDownAtTheirSeat() {
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            verify(seen("4 taken"))
            bench.plays("7H x 2C 2H")
            tryVerify(() => root.atRest())
            compare(root.card("7H").zone, "taken")
            verify(!root.card("7H").up)
            verify(!root.card("7H").reachable)
            verify(seen("7 taken"))
        }

        function test_aSurLiesCrosswiseAndGoesWhenItIsCancelled() {
            bench.beginPasur()
            bench.plays("KS x KH, 3D x AD 4S 3C")
            tryVerify(() => root.card("3D") !== null && root.atRest())
            compare(root.card("3D").zone, "surs")
            compare(root.card("3D").rotation, 90)
            verify(root.card("3D").up)
            verify(seen("1 sur"))
            verify(seen("6"))
            bench.plays("4C, 5C, 2H x 4C 5C")
            tryVerify(() => root.atRest())
            compare(root.card("3D").zone, "taken")
            compare(root.card("3D").rotation, 0)
            verify(!seen("1 sur"))
            verify(!seen("6"))
        }

        function test_theWayOfACaptureGoesByThePool() {
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            const sets = ["2H", "2C"].map(key => root.card(key).spot)
            const card = () => root.card("7H")
            const over = spot => Math.abs(card().x + card().width / 2 - spot.x - spot.width / 2) < 3
                && Math.abs(card().y + card().height / 2 - spot.y - spot.height / 2) < 3
            Theme.movementFactor = 1
            bench.plays("7H x 2C 2H")
            tryVerify(() => card().travelling)
            verify(card().up)
            // The card lands on top of those that it picks up, not below them.
            for (const key of ["2H", "2C"])
                verify(card().z > root.card(key).z, key)
            tryVerify(() => sets.some(over), 3000)
            tryVerify(() => !card().travelling, 3000)
            verify(!card().up)
        }

        function test_cardsInThePoolKeepTheirPlaces() {
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            const before = ["AS", "KD", "QC"].map(key => root.card(key).spot)
            bench.plays("7H x 2C 2H")
            tryVerify(() => root.atRest())
            const after = ["AS", "KD", "QC"].map(key => root.card(key).spot)
            for (let i = 0; i < before.length; ++i)
                compare(after[i], before[i])
        }

        function test_nothingInTheMiddleLiesOnAnythingElse_data() {
            const rows = []
            for (const size of [[800, 600], [1280, 800], [1920, 1080]]) {
                for (const many of [false, true])
                    rows.push({ tag: `${size[0]}x${size[1]}${many ? ", many choices" : ""}`, width: size[0], height: size[1], many: many })
            }
            return rows
        }

        function test_nothingInTheMiddleLiesOnAnythingElse(data) {
            root.width = data.width
            root.height = data.height
            if (data.many)
                bench.pasurWithManyChoices()
            else
                bench.pasurToYourTurn()
            const key = data.many ? "AH" : "7H"
            tryVerify(() => root.card(key) !== null && root.atRest())
            mouseClick(root.face(key))
            const cards = lies("pool").map(item => item.spot)
            verify(cards.length >= 7)
            for (let i = 0; i < cards.length; ++i) {
                for (let other = 0; other < i; ++other)
                    verify(!overlap(cards[i], cards[other]))
            }
            const list = areaOf(root.all(item => item.choices !== undefined && item.picked !== undefined)[0])
            const plaques = root.all(item => item.cardsHeld !== undefined && item.widest !== undefined)
            const buttons = root.all(item => item.keyZone === "actions")
            const words = root.all(item => item.lineCount !== undefined && [root.table.turn.prompt, "24 left", "4 taken", "2 taken"].includes(item.text))
            const piles = lies("taken").concat(lies("pile"))
            // The selected card is raised.
            const hand = root.card(key).spot
            const raised = Qt.rect(hand.x, hand.y - 0.15 * hand.width, hand.width, hand.height)
            verify(inside(list, Qt.rect(0, Theme.topBar, data.width, data.height)))
            for (const card of cards)
                verify(inside(card, pool()) && inside(card, Qt.rect(0, Theme.topBar, data.width, data.height)))
            for (const other of plaques.concat(buttons, words, piles).map(areaOf).concat([raised])) {
                verify(!overlap(pool(), other), `${pool()} ${other}`)
                verify(!overlap(list, other), `${list} ${other}`)
            }
            verify(!overlap(list, pool()))
        }

        function pool() { return areaOf(root.all(item => item.spot !== undefined && item.Accessible?.name.startsWith("In the pool"))[0]) }

        function test_fewCardsInThePoolAreAsLargeAsTheRoomAllows_data() {
            return [
                { tag: "800x600", width: 800, height: 600, card: 88 },
                { tag: "1280x800", width: 1280, height: 800, card: 128 },
                { tag: "1920x1080", width: 1920, height: 1080, card: 172 },
                { tag: "3840x2160", width: 3840, height: 2160, card: 345 }
            ]
        }

        function test_fewCardsInThePoolAreAsLargeAsTheRoomAllows(data) {
            root.width = data.width
            root.height = data.height
            bench.dealPasur(3)
            tryVerify(() => lies("pool").length === 4 && root.atRest())
            for (const card of lies("pool"))
                fuzzyCompare(card.width, data.card, 2)
            fuzzyCompare(pool().x + pool().width / 2, data.width / 2, 1)
        }

        // A pool of more than half of the pack still shows each rank and each suit.
        function test_aPoolOfManyCardsIsReadable_data() { return [{ tag: "800x600", width: 800, height: 600 }, { tag: "1280x800", width: 1280, height: 800 }] }
        function test_aPoolOfManyCardsIsReadable(data) {
            root.width = data.width
            root.height = data.height
            bench.pasurWithEvenPool()
            tryVerify(() => root.card("AH") !== null && root.atRest())
            const cards = lies("pool")
            verify(cards.length >= 20)
            for (const card of cards) {
                verify(inside(card.spot, pool()), `${card.spot} ${pool()}`)
                const index = Qt.rect(card.spot.x, card.spot.y, 0.25 * card.width, 0.36 * card.height)
                for (const above of cards.filter(other => other.z > card.z))
                    verify(!overlap(index, above.spot))
                verify(card.width >= 42)
            }
        }

        function test_inASmallWindowThePlaquesTellThePoints() {
            root.width = 800
            root.height = 600
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            verify(seen("29 points"))
            verify(!seen("Race to 62"))
            root.width = 1280
            root.height = 800
            tryVerify(() => seen("Race to 62"))
            verify(!seen("29 points"))
        }

        function test_aRoundEndsWithItsSheetAndEnterGoesOn() {
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            bench.endRound()
            tryVerify(() => seen("Round 3 is over."))
            tryVerify(() => seen("Next round"))
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("Waiting for the others …"))
        }

        function test_escapeShowsTheTableInstead() {
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            bench.endRound()
            tryVerify(() => seen("Round 3 is over.") && (root.page.panel?.paused ?? false))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !(root.page.panel?.paused ?? false))
            verify(root.named("Next round") !== null)
        }

        function test_theEndIsShownEvenDirectlyAfterAPause_data() {
            return [{ tag: "still", movement: 0 }, { tag: "moving", movement: 1 }]
        }

        function test_theEndIsShownEvenDirectlyAfterAPause(data) {
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            Theme.movementFactor = data.movement
            bench.endRound()
            tryVerify(() => seen("Round 3 is over.") && (root.page.panel?.paused ?? false))
            bench.endPasur()
            tryVerify(() => seen("See the result"))
            verify(!seen("Next round"))
        }

        function test_helpForBeginnersCoversNoPlayer_data() {
            const rows = []
            for (const [width, height] of [[1100, 700], [1280, 778], [1280, 800], [1920, 1080]])
                for (const seats of [2, 3, 4])
                    rows.push({ tag: `${width}x${height} ${seats}`, width, height, seats })
            return rows
        }

        function test_helpForBeginnersCoversNoPlayer(data) {
            root.width = data.width
            root.height = data.height
            bench.dealPasur(data.seats)
            tryVerify(() => lies("hand").length === 4 && root.atRest())
            const race = root.all(item => item.widest !== undefined && item.helps !== undefined)[0]
            verify(race.helps)
            const area = areaOf(race)
            for (const seat of root.all(item => item.cardsHeld !== undefined && item.widest !== undefined))
                verify(!overlap(area, areaOf(seat)), `${area} ${areaOf(seat)}`)
            for (const card of lies("taken").concat(lies("hand"), lies("pool")))
                verify(!overlap(area, areaOf(card)))
            if (data.width === 1280 && data.height === 800)
                compare(seen("<b>J</b> takes all numbers and jacks"), data.seats < 4)
        }

        function test_wordsBelowAPileKeepAwayFromPlaquesAndEdges_data() {
            const rows = []
            for (const language of ["en", "fa"])
                for (const words of [1, 1.3])
                    rows.push({ tag: `${language} ${words}`, language, words })
            return rows
        }

        function test_wordsBelowAPileKeepAwayFromPlaquesAndEdges(data) {
            root.width = 800
            root.height = 600
            Theme.wordScale = data.words
            bench.speak(data.language)
            bench.dealPasur(4)
            bench.plays("KC x KD, QS x QH, 4C x 3C 4D, 2S, 7H, 2D x 2S 7H")
            tryVerify(() => lies("taken").length > 4 && root.atRest())
            const plaques = root.all(item => item.cardsHeld !== undefined && item.widest !== undefined).map(areaOf)
            const words = root.all(item => item.roomTo !== undefined).map(pile => areaOf(root.all(item => item.lineCount !== undefined, pile)[0]))
            compare(plaques.length, 4)
            verify(words.length >= 3)
            for (const area of words) {
                verify(area.x >= Theme.margin - 1 && area.x + area.width <= root.width - Theme.margin + 1, `${area}`)
                for (const plaque of plaques)
                    verify(!overlap(area, plaque), `${area} ${plaque}`)
            }
            Theme.wordScale = 1
            bench.speak("en")
        }

        function test_wordsBesideAPileLeaveItsCardsAlone() {
            bench.beginPasur()
            bench.plays("KS x KH, 3D x AD 4S 3C")
            tryVerify(() => root.card("3D") !== null && root.atRest())
            const pile = root.all(item => item.roomTo !== undefined && item.text === "3 taken")[0]
            const words = areaOf(root.all(item => item.lineCount !== undefined, pile)[0])
            verify(words.x + words.width < pile.spot.x - Theme.pileReach, `${words} ${pile.spot}`)
        }

        // In every language, the sheet uses the names that are printed on the cards.
        function test_theSheetCallsCardsByTheirNames() {
            bench.speak("fa")
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            bench.endRound()
            tryVerify(() => seen("10♦") && seen("2♣"))
            bench.speak("en")
        }

        function test_theLastPlayIsSeenBeforeTheSheet() {
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest())
            Theme.movementFactor = 1
            bench.endRound()
            verify(!(root.page.panel?.paused ?? false))
            tryVerify(() => (root.page.panel?.paused ?? false), 5000)
        }
    }
}
