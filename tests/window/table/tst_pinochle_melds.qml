import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: both melds are shown, added up and put aside. How: the real page when Maren has to lead the first trick.
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

        function come(moment) {
            bench.pinochleTo(moment)
            tryVerify(() => root.page !== null && root.atRest() && root.all(item => item.key !== undefined && item.zone === "hand").length > 0)
            bench.asked()
        }
        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text.replace(/[\u200e\u2068\u2069]/g, "") === text).length > 0 }

        function test_bothMeldsLieOpenUntilThePersonLeads() {
            come("melds")
            verify(seen("Your melds"))
            verify(seen("Selma’s melds"))
            verify(seen("100 more from the tricks and your bid is made."))
            compare(root.table.turn.primaryText, "Lead the first trick")
            const panels = () => root.all(item => item.pitch !== undefined && item.counting !== undefined)
            compare(panels().length, 2)
            keyClick(Qt.Key_Return)
            compare(panels().length, 0)
            verify(seen("Lead any card."))
            compare(bench.asked().length, 0)
            // From now on the melds are shown small, at the side.
            verify(seen("Your melds"))
        }

        function test_meldsAreCountedUpOneAfterTheOther() {
            // Slow enough to be observed on a busy machine.
            Theme.movementFactor = 5
            bench.pinochleTo("melds")
            const panel = () => root.all(item => item.pitch !== undefined && item.counting !== undefined)[0] ?? null
            tryVerify(() => panel() !== null)
            compare(panel().shown, 0)
            tryVerify(() => panel().shown > 0, 15000)
            tryVerify(() => panel().shown === panel().melds.length, 15000)
            compare(panel().points, 120)
        }

        function test_aClickOnTheMeldsPutsThemAside() {
            come("melds")
            const panel = root.all(item => item.pitch !== undefined && item.counting !== undefined)[0]
            mouseClick(panel, 10, 300)
            compare(root.all(item => item.pitch !== undefined && item.counting !== undefined).length, 0)
        }
    }
}
