import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: Pinochle tricks are played by the rules that the server reports, and lie where they belong. How: the real page
// at Maren's turn in the fifth trick: Selma leads the ten of hearts, and Maren has the ace and must play it.
TableUnderTest {
    id: root

    TestCase {
        name: "PinochleTricks"
        when: windowShown

        function initTestCase() { bench.speak("en") }

        function init() {
            root.width = 1280
            root.height = 800
            Theme.movementFactor = 0
            Theme.wordScale = 1
            bench.speak("en")
            mouseMove(root, 640, 20)
            bench.pinochleTo("trick")
            tryVerify(() => root.page !== null && root.atRest() && root.card("AH") !== null)
            bench.asked()
        }

        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text.replace(/[\u200e\u2068\u2069]/g, "") === text).length > 0 }
        function middle(item) { return item.mapToItem(root, item.width / 2, item.height / 2) }
        function place() { return root.all(item => item.shown === true && item.aimed !== undefined)[0] ?? null }
        function lying(zone) { return root.all(item => item.key !== undefined && item.zone === zone) }

        function test_theLedCardIsNearerToItsPlayer() {
            const led = lying("trick")[0]
            compare(led.card, "TH")
            verify(led.lastPlayed)
            verify(place() !== null)
            verify(led.y < place().y)
            verify(seen("Selma led"))
            verify(seen("Follow hearts, higher if you can."))
            verify(seen("You have a higher heart and must play it."))
        }

        function test_onlyLegalCardsAreBright() {
            verify(root.face("AH").legal)
            verify(!root.face("KH").legal)
            verify(!root.face("TC").legal)
        }

        function test_anotherCardIsRefusedInWordsOfTheRule() {
            mouseClick(root.face("TC"))
            compare(root.table.choice.selected, "AH", "the only legal card, selected at once")
            tryVerify(() => seen("You have a higher heart and must play it."))
        }

        function test_aCardIsPlayed_data() {
            return [
                { tag: "with two clicks", act: () => { mouseClick(root.face("AH")); mouseClick(root.named("Play A♥")) } },
                { tag: "with a double click", act: () => { mouseClick(root.face("AH")); root.face("AH").doubleClicked() } },
                { tag: "with a click on its place", act: () => { mouseClick(root.face("AH")); mouseClick(place()) } },
                { tag: "with keys", act: () => { root.face("AH").forceActiveFocus(); keyClick(Qt.Key_Space); keyClick(Qt.Key_Return) } },
                { tag: "by a screen reader", act: () => { root.face("AH").Accessible.pressAction(); root.named("Play A♥").Accessible.pressAction() } },
                { tag: "by dragging it to its place", act: () => {
                    const [from, to] = [middle(root.face("AH")), middle(place())]
                    mousePress(root, from.x, from.y)
                    for (let step = 1; step <= 10; ++step)
                        mouseMove(root, from.x + (to.x - from.x) * step / 10, from.y + (to.y - from.y) * step / 10)
                    mouseRelease(root, to.x, to.y)
                } }
            ]
        }

        function test_aCardIsPlayed(data) {
            data.act()
            compare(root.table.choice.movingCard, "AH")
            verify(bench.asked().join(" ").includes("play {"))
        }

        function test_aTrickGoesToItsWinner() {
            verify(seen("2 tricks"))
            bench.plays("AH")
            tryVerify(() => root.atRest())
            compare(root.card("AH").zone, "taken")
            compare(root.card("TH").zone, "taken")
            verify(!root.card("AH").up)
            verify(seen("3 tricks"))
        }

        function test_aTrickStaysForAMomentOrUntilAClick() {
            // Slow enough to be observed on a busy machine.
            Theme.movementFactor = 8
            const spot = place().spot
            bench.plays("AH")
            const card = () => root.card("AH")
            const over = () => Math.abs(card().x + card().width / 2 - spot.x - spot.width / 2) < 3
                && Math.abs(card().y + card().height / 2 - spot.y - spot.height / 2) < 3
            tryVerify(over, 15000)
            verify(card().up)
            verify(card().travelling)
            mouseClick(root, 640, 500)
            // The card no longer pauses on its way.
            compare(card().pause, 0)
            compare(card().via.width, 0)
            tryVerify(() => !card().travelling, 15000)
            verify(!card().up)
        }

        function test_theMeterShowsHowFarTheBidIs() {
            verify(seen("You play spades for 220"))
            verify(seen("146"))
            verify(seen("74 more for your bid"))
            verify(seen("64"))
            const meter = root.all(item => item.bidder !== undefined && item.notchX !== undefined)[0]
            compare(meter.Accessible.role, Accessible.StaticText)
            verify(meter.Accessible.name.includes("146"))
        }

        function test_theMeldsAreSmallAtTheSide() {
            const aside = root.all(item => item.seats !== undefined && item.widest !== undefined && item.spacing !== undefined)[0]
            verify(aside.x > root.card("TH").x + root.card("TH").width)
            verify(seen("Your melds"))
            verify(seen("Selma’s melds"))
        }

        function test_theResultAddsUpLineByLine() {
            bench.plays("AH")
            bench.endPinochle()
            tryVerify(() => root.page.panel?.counting ?? false)
            tryVerify(() => root.all(item => item.lineHeight !== undefined && item.result !== undefined).length === 2)
            for (const line of ["Melds", "Together", "Bid", "Score"])
                verify(seen(line))
        }

        function test_thePanelOfKeysHasThoseOfThisGame() {
            keyClick("?")
            tryVerify(() => seen("ten more, twenty more, or pass"))
            keyClick(Qt.Key_Escape)
        }

        function test_nothingInTheMiddleLiesOnAnythingElse_data() {
            const rows = []
            for (const language of ["en", "fa"])
                for (const [width, height] of [[800, 600], [1280, 800], [1920, 1080]])
                    for (const words of [1, 1.3])
                        rows.push({ tag: `${width}x${height} ${language} ${words}`, width: width, height: height, language: language, words: words })
            return rows
        }

        function overlap(a, b) {
            return Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) && Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y)
        }
        function box(item) {
            const at = item.mapToItem(root, 0, 0)
            return Qt.rect(at.x, at.y, item.width, item.height)
        }

        function test_nothingInTheMiddleLiesOnAnythingElse(data) {
            bench.speak(data.language)
            Theme.wordScale = data.words
            root.width = data.width
            root.height = data.height
            tryVerify(() => root.atRest())
            const aside = root.all(item => item.seats !== undefined && item.widest !== undefined && item.spacing !== undefined)[0]
            const piles = root.all(item => item.roomTo !== undefined && item.spot !== undefined && item.text !== undefined)
            const things = [root.card("TH").spot, place().spot,
                box(root.all(item => item.bidder !== undefined && item.notchX !== undefined)[0]),
                ...root.all(item => item.modelData?.cards !== undefined && item.cardWidth === undefined, aside).map(box),
                // Each pile, with its label.
                ...piles.map(pile => Qt.rect(pile.spot.x - Theme.pileReach, pile.spot.y, pile.spot.width + Theme.pileReach, pile.spot.height)),
                ...piles.map(pile => box(root.all(item => item.lineCount !== undefined, pile)[0])),
                ...root.all(item => item.cardsHeld !== undefined && item.widest !== undefined).map(box)]
            for (let i = 0; i < things.length; ++i) {
                for (let other = 0; other < i; ++other)
                    verify(!overlap(things[i], things[other]), `${things[i]} on ${things[other]}`)
            }
            verify(root.card("TH").spot.y + root.card("TH").spot.height < root.card("AH").spot.y)
        }
    }
}
