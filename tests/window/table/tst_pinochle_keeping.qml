import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: the person marks and keeps 12 of 24 cards. How: the real page, at the point where Maren must choose which cards
// to keep; she holds both copies of one card.
TableUnderTest {
    id: root

    TestCase {
        name: "PinochleKeeping"
        when: windowShown

        function initTestCase() { bench.speak("en") }

        function init() {
            root.width = 1280
            root.height = 800
            Theme.movementFactor = 0
            mouseMove(root, 640, 20)
            come("keeping")
        }

        function come(moment) {
            bench.pinochleTo(moment)
            tryVerify(() => root.page !== null && root.atRest() && hand().length > 0)
            bench.asked()
        }
        // The cards of the hand, in order.
        function hand() { return root.all(item => item.key !== undefined && item.zone === "hand").sort((a, b) => a.place - b.place) }
        function marked() { return hand().filter(item => item.marked) }
        function count() { return root.all(item => item.keeping !== undefined && item.brief !== undefined)[0] ?? null }
        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text.replace(/[\u200e\u2068\u2069]/g, "") === text).length > 0 }
        function mark(many) {
            for (let place = 0; place < many; ++place)
                mouseClick(root.face(hand()[place].key))
        }

        function test_theCardsLieInTwoRowsApart() {
            const cards = hand()
            compare(cards.length, 24)
            for (let place = 1; place < 24; ++place) {
                if (place !== 12)
                    verify(cards[place].x >= cards[place - 1].x + cards[place - 1].width)
            }
            verify(cards[12].y >= cards[0].y + cards[0].height)
        }

        function test_aCardIsMarkedAndPutBack_data() {
            return [
                { tag: "with the mouse", act: item => mouseClick(item) },
                { tag: "with Space", act: item => { item.forceActiveFocus(); keyClick(Qt.Key_Space) } },
                { tag: "by a screen reader", act: item => item.Accessible.pressAction() }
            ]
        }

        function test_aCardIsMarkedAndPutBack(data) {
            const key = hand()[3].key
            compare(root.face(key).spokenState, "4 of 24, can be marked")
            data.act(root.face(key))
            compare(marked().map(item => item.key).join(), key)
            verify(root.face(key).ticked)
            compare(root.face(key).spokenState, "4 of 24, marked")
            verify(seen("1 of 12"))
            compare(root.table.turn.primaryText, "Choose 11 more")
            verify(!root.table.turn.primaryReady)
            data.act(root.face(key))
            compare(marked().length, 0)
            verify(seen("0 of 12"))
        }

        // Keyboard navigation follows the cards' final order, even while the cards are being drawn.
        function test_theKeysBeginAtTheFirstCardAndGoThroughThem() {
            come("turned")
            keyClick(Qt.Key_1)
            Theme.movementFactor = 20  // Slow enough for a busy machine.
            bench.playsAs(0, "take AS")
            tryVerify(() => hand().length === 24)
            const focusedPlace = () => root.focused()?.parent?.parent?.place ?? -1
            tryVerify(() => focusedPlace() === 0)
            for (const [key, place] of [[Qt.Key_Right, 1], [Qt.Key_Right, 2], [Qt.Key_Right, 3], [Qt.Key_Down, 15], [Qt.Key_Left, 14], [Qt.Key_Up, 2]]) {
                keyClick(key)
                compare(focusedPlace(), place)
            }
            verify(!root.atRest())
        }

        function test_aRightClickPutsBack() {
            mark(1)
            mouseClick(root.face(hand()[0].key), 20, 60, Qt.RightButton)
            compare(marked().length, 0)
        }

        function test_twoCopiesAreTwoCards() {
            compare(hand()[0].card, "AS")
            compare(hand()[1].card, "AS")
            mark(1)
            compare(marked().length, 1)
            mouseClick(root.face(hand()[1].key))
            compare(marked().length, 2)
        }

        function test_theMeldsOfTheChoiceAreShown() {
            mark(9)
            verify(count().keeping.meldsText.includes("Run and queen"))
            compare(root.all(item => item.filled === true).length, 9)
            compare(root.all(item => item.filled === false).length, 3)
        }

        function test_theThirteenthIsRefused() {
            mark(12)
            compare(root.table.turn.primaryText, "Keep these 12")
            verify(root.table.turn.primaryReady)
            mouseClick(root.face(hand()[15].key))
            compare(marked().length, 12)
            verify(!hand()[15].marked)
            tryVerify(() => seen("Twelve are chosen. Put one back first."))
            compare(bench.asked().length, 0)
        }

        function test_theThirteenthShakes() {
            mark(12)
            Theme.movementFactor = 1
            const card = root.face(hand()[15].key)
            const aside = Array.from(card.children).filter(child => child.nudged !== undefined)[0].transform[1]
            const places = []
            aside.xChanged.connect(() => places.push(aside.x))
            mouseClick(card)
            tryVerify(() => places.length > 0 && aside.x === 0, 15000)
            verify(places.every(place => Math.abs(place) <= 4))
            verify(places.some(place => Math.abs(place) > 0))
        }

        function test_twelveAreSent_data() {
            return [
                { tag: "with the mouse", act: () => mouseClick(root.named("Keep these 12")) },
                { tag: "with Enter", act: () => keyClick(Qt.Key_Return) },
                { tag: "by a screen reader", act: () => root.named("Keep these 12").Accessible.pressAction() }
            ]
        }

        function test_twelveAreSent(data) {
            mark(12)
            data.act()
            const sent = bench.asked().join(" ")
            compare(sent.split("cards:").length - 1, 12)
        }

        function test_allMarksAreCleared_data() {
            return [
                { tag: "with the mouse", act: () => mouseClick(root.named("Clear all")) },
                { tag: "with Escape", act: () => keyClick(Qt.Key_Escape) }
            ]
        }

        function test_allMarksAreCleared(data) {
            verify(!root.named("Clear all").enabled)
            mark(5)
            data.act()
            compare(marked().length, 0)
            compare(bench.asked().length, 0)
        }

        function test_marksStayWithTheirCardsInAnotherOrder() {
            mark(3)
            const keys = marked().map(item => item.key).sort().join()
            mouseClick(root.named("Sort by rank"))
            tryVerify(() => hand()[2].card[0] === "A")
            compare(marked().map(item => item.key).sort().join(), keys)
            keyClick(Qt.Key_O)
            keyClick(Qt.Key_O)
        }

        function test_aPlayerWhoHasKeptSeesTwelveCardsAndWaits() {
            bench.playsAs(0, "keep AS TS QS JS AH KH QH JH AC TC AD QD")
            tryVerify(() => root.atRest())
            compare(hand().length, 12)
            verify(!count())
            tryVerify(() => hand()[0].y > 500)
        }

        function test_inASmallWindowNothingCoversAnything() {
            root.width = 800
            root.height = 600
            come("keeping")
            mark(9)
            const cards = hand()
            verify(cards[0].x >= 0)
            verify(cards[11].x + cards[11].width <= 800)
            const box = count()
            verify(box.mapToItem(root, 0, 0).y >= cards[12].y + cards[12].height)
            for (const name of ["Sort by rank", "Clear all"]) {
                const button = root.named(name)
                verify(button.mapToItem(root, 0, 0).y >= box.mapToItem(root, 0, box.height).y)
                verify(button.mapToItem(root, button.width, 0).x <= 800 - Theme.margin - Theme.actionWidth)
            }
        }
    }
}
