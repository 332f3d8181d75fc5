import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: the trump, the cards that were taken and both melds stay in view until everybody goes on. How: the real page at
// each of these moments.
TableUnderTest {
    id: root

    TestCase {
        name: "PinochleMelds"
        when: windowShown

        function initTestCase() { bench.speak("en") }

        function init() {
            root.width = 1280
            root.height = 800
            Theme.movementFactor = 0
            mouseMove(root, 640, 20)
        }

        function come(moment, cutthroat) {
            bench.pinochleTo(moment, cutthroat ?? true)
            tryVerify(() => root.page !== null && root.atRest() && root.all(item => item.key !== undefined && item.zone === "hand").length > 0)
            bench.asked()
        }
        function seen(text) { return root.all(item => item.lineCount !== undefined && item.opacity > 0 && item.text.replace(/[\u200e\u2068\u2069]/g, "") === text).length > 0 }
        function panels() { return root.all(item => item.pitch !== undefined && item.landed !== undefined) }
        function stage() { return root.all(item => item.landedOf !== undefined)[0] }
        function zone(name) { return root.all(item => item.key !== undefined && item.zone === name) }

        function test_bothMeldsLieOpenUntilEverybodyGoesOn() {
            come("melds")
            verify(seen("Your melds"))
            verify(seen("Selma’s melds"))
            verify(seen("You need 100 more from the tricks."))
            compare(root.table.turn.primaryText, "Lead the first trick")
            compare(panels().length, 2)
            keyClick(Qt.Key_Return)
            compare(bench.asked().length, 1)
            compare(panels().length, 2)
            bench.goOn()
            compare(panels().length, 0)
            verify(seen("Lead any card."))
            // From now on the melds are shown small, at the side.
            verify(seen("Your melds"))
        }

        function test_meldsLandInTurnAndTheTotalsCountAlong() {
            come("melds")
            const at = count => [stage().landedOf(0, count), stage().landedOf(1, count)]
            compare([0, 1, 2, 3, 4].map(at), [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2]])
            compare(panels().map(panel => panel.points), [120, 30])
            compare(panels()[0].melds.map(meld => meld.points), [100, 20])
        }

        function test_enterGoesToTheEndOfTheMovementAndThenOn() {
            // Slow enough to be observed on a busy machine.
            Theme.movementFactor = 30
            bench.pinochleTo("melds")
            tryVerify(() => root.page !== null && panels().length === 2 && stage().running)
            bench.asked()
            compare(panels()[0].points, 0)
            keyClick(Qt.Key_Escape)
            verify(!stage().running)
            compare(panels()[0].points, 120)
            compare(bench.asked(), [])
            keyClick(Qt.Key_Space)
            compare(bench.asked().length, 1)
        }

        function test_aClickGoesOn() {
            come("melds")
            mouseClick(panels()[0], 10, 300)
            compare(bench.asked().length, 1)
        }

        function test_escapeDoesNotLeaveAHeldTable() {
            come("melds")
            keyClick(Qt.Key_Escape)
            compare(bench.asked(), [])
            compare(panels().length, 2)
        }

        function test_theTrumpIsShownBeforeTheTwoCards() {
            come("named")
            verify(seen("Spades are trump"))
            verify(seen("You play for 220"))
            compare(zone("turned").length, 0)
            keyClick(Qt.Key_Return)
            compare(bench.asked().length, 1)
            bench.goOn()
            tryCompare(zone("turned"), "length", 2)
            verify(seen("Take one of these two."))
        }

        function test_theTwoCardsAreHeldWithWhoGotThem() {
            come("taken")
            compare(zone("turned").map(card => card.card), ["AS", "9C"])
            verify(seen("You take it"))
            verify(seen("Selma gets it"))
            compare(zone("hand").length, 12)
            bench.goOn()
            tryVerify(() => zone("hand").length === 24 && zone("turned").length === 0)
            verify(seen("Keep 12 of these 24."))
        }

        function test_withoutCutThroatTheTrumpComesBeforeTheMelds() {
            Theme.movementFactor = 30
            bench.pinochleTo("melds", false)
            tryVerify(() => root.page !== null && panels().length === 2 && stage().opening)
            verify(seen("Spades are trump"))
            keyClick(Qt.Key_Return)
            verify(!stage().opening)
            Theme.movementFactor = 0
        }

        function test_theRingShowsTheTimeThatIsLeft() {
            come("melds")
            const ring = () => root.all(item => item.share !== undefined && item.parent && item.thickness !== undefined && item.visible && item.color !== undefined && item.ground === undefined)
            compare(ring().length, 1)
            compare(ring()[0].share, 1)
            bench.goOn()
            compare(ring().length, 0)
        }
    }
}
