import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: the person names the trump and takes one of two cards by pointer, keyboard and screen reader. How: the real
// page at Maren's turn; her hand has melds worth 210 with spades as trump.
TableUnderTest {
    id: root

    TestCase {
        name: "PinochleTrump"
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
            tryVerify(() => root.page !== null && root.atRest() && root.focused() !== null)
            bench.asked()
        }
        function asked() { return bench.asked().join(" ") }
        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text.replace(/[\u200e\u2068\u2069]/g, "") === text).length > 0 }
        function suit(key) { return root.all(item => item.suit !== undefined && item.key === key && item.picked !== undefined)[0] ?? null }
        function middle(item) { return item.mapToItem(root, item.width / 2, item.height / 2) }

        function test_theTrumpIsChosen_data() {
            return [
                { tag: "with the mouse", act: () => mouseClick(suit("H")) },
                { tag: "with its key", act: () => keyClick(Qt.Key_H) },
                { tag: "by a screen reader", act: () => suit("H").Accessible.pressAction() },
                { tag: "with Space", act: () => { suit("H").forceActiveFocus(); keyClick(Qt.Key_Space) } }
            ]
        }

        function test_theTrumpIsChosen(data) {
            come("trump")
            verify(!root.table.turn.primaryReady)
            data.act()
            verify(suit("H").chosen)
            verify(!suit("S").chosen)
            compare(root.table.turn.primaryText, "Hearts are trump")
            compare(bench.asked().length, 0)
            keyClick(Qt.Key_Return)
            verify(asked().includes("trump { suit: SUIT_HEARTS }"))
            verify(root.table.choice.moving)
            verify(suit("S") !== null, "the panel is not empty while the answer is awaited")
            mouseClick(suit("S"))
            keyClick(Qt.Key_Return)
            compare(asked(), "", "the trump is named only once")
        }

        function test_theFocusRingIsVisibleOnHighlightedItems_data() {
            return [{ tag: "bid" }, { tag: "trump" }]
        }

        function test_theFocusRingIsVisibleOnHighlightedItems(data) {
            come(data.tag)
            keyClick(Qt.Key_Right)
            const ring = () => root.all(item => item.gap !== undefined && item.lit !== undefined, root.focused())[0]
            tryVerify(() => ring() !== undefined)
            compare(ring().border.color, Theme.litAccent)
        }

        function test_aDoubleClickNamesTheTrump() {
            come("trump")
            mouseClick(suit("C"))
            suit("C").named()
            verify(asked().includes("SUIT_CLUBS"))
        }

        function test_lettersAreSuitsOnlyWhileTheTrumpIsNamed() {
            come("trump")
            keyClick(Qt.Key_C)
            verify(suit("C").chosen)
            verify(!root.all(item => item.onChat !== undefined)[0]?.onChat)
            come("bid")
            keyClick(Qt.Key_C)
            tryVerify(() => root.all(item => item.onChat === true).length > 0)
            keyClick(Qt.Key_Escape)
        }

        function test_theMeldsOfASuitAreShown() {
            come("trump")
            compare(suit("S").Accessible.role, Accessible.RadioButton)
            verify(suit("S").Accessible.name.startsWith("Spades as trump"))
            verify(suit("S").Accessible.name.includes("210"))
            verify(seen("melds 60"))
            verify(!suit("S").Accessible.checked)
        }

        function test_oneOfTheTwoIsTaken_data() {
            return [
                { tag: "with the mouse", act: () => { mouseClick(root.face("9C")); mouseClick(root.named("Take 9♣")) } },
                { tag: "with a double click", act: () => { mouseClick(root.face("9C")); root.face("9C").doubleClicked() } },
                { tag: "with its key", act: () => { keyClick(Qt.Key_2); keyClick(Qt.Key_Return) } },
                { tag: "by a screen reader", act: () => { root.face("9C").Accessible.pressAction(); root.named("Take 9♣").Accessible.pressAction() } },
                { tag: "by dragging it to the hand", act: () => drag(root.face("9C"), Qt.point(640, 700)) }
            ]
        }

        function drag(item, to) {
            const from = middle(item)
            mousePress(root, from.x, from.y)
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, from.x + (to.x - from.x) * step / 10, from.y + (to.y - from.y) * step / 10)
            mouseRelease(root, to.x, to.y)
        }

        function test_oneOfTheTwoIsTaken(data) {
            come("turned")
            data.act()
            verify(root.table.choice.moving)
            compare(root.table.choice.movingCard, "9C")
            verify(asked().includes("take {"))
        }

        function test_cardsOfTheHandAreNoAnswerNow() {
            come("turned")
            verify(root.face("KS").legal)
            mouseClick(root.face("KS"))
            compare(root.table.choice.selected, "")
            compare(root.face("9C").spokenState, "2 of 2, can be taken")
        }
    }
}
