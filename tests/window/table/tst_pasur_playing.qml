import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: in Pasur, a card takes what the person chooses by pointer, keyboard and screen reader. How: the real page at
// Maren's turn: 7H takes AS and 3D (1), 2H and 2C (2) or 4C (3), JS all five numbers, QH the QC.
TableUnderTest {
    id: root

    SignalSpy { id: told; target: root.table.voice; signalName: "told" }

    TestCase {
        name: "PasurPlaying"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            mouseMove(root, 640, 20)
            bench.pasurToYourTurn()
            tryVerify(() => root.card("7H") !== null && root.atRest() && root.focusedCard() !== "")
            told.clear()
        }

        // The sets in the list that have items, the number of all sets in the list, and the number of the selected set.
        function sets() { return root.all(item => item.picked !== undefined && item.number !== undefined && item.cards !== undefined) }
        function listed() { return sets()[0].ListView.view.count }
        function chosenSet() { return sets().filter(set => set.chosen).map(set => set.number).join(" ") }
        // The cards in the pool that would be picked up.
        function ringed() { return root.all(item => item.zone === "pool" && item.chosen === true).map(item => item.key).sort().join(" ") }
        function tagOf(key) { return root.face(key).choice + root.face(key).tag }
        function middle(item) { return item.mapToItem(root, item.width / 2, item.height / 2) }
        function doubleClick(key) {
            mouseClick(root.face(key))
            root.face(key).doubleClicked()
        }
        function drag(key, to) {
            const from = middle(root.face(key))
            mousePress(root, from.x, from.y)
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, from.x + (to.x - from.x) * step / 10, from.y + (to.y - from.y) * step / 10)
        }

        function test_aChosenCardShowsItsSetsWithTheirNumbers() {
            compare(sets().length, 0)
            mouseClick(root.face("7H"))
            compare(sets().length, 3)
            compare(chosenSet(), "1")
            compare(ringed(), "3D AS")
            compare(tagOf("AS"), "1")
            compare(tagOf("2H"), "2")
            compare(tagOf("4C"), "3")
            compare(tagOf("KD"), "")
            verify(!root.face("KD").legal)
            verify(root.face("4C").legal)
            mouseClick(root.face("7H"))
            compare(sets().length, 0)
            compare(ringed(), "")
            verify(root.face("KD").legal)
        }

        function test_theSetIsChosen_data() {
            return [
                { tag: "in the list", act: () => mouseClick(sets()[2]) },
                { tag: "on its card in the pool", act: () => mouseClick(root.face("4C")) },
                { tag: "by its number", act: () => keyClick(Qt.Key_3) },
                { tag: "with the arrows", act: () => { keyClick(Qt.Key_Right); keyClick(Qt.Key_Right) } },
                { tag: "with the arrows the other way round", act: () => keyClick(Qt.Key_Left) },
                { tag: "by a screen reader in the list", act: () => sets()[2].Accessible.pressAction() },
                { tag: "by a screen reader in the pool", act: () => root.face("4C").Accessible.pressAction() },
                { tag: "with Space in the pool", act: () => { root.face("4C").forceActiveFocus(); keyClick(Qt.Key_Space) } }
            ]
        }

        function test_theSetIsChosen(data) {
            mouseClick(root.face("7H"))
            tryVerify(() => sets()[2].y > sets()[1].y)
            data.act()
            compare(chosenSet(), "3")
            compare(ringed(), "4C")
            compare(root.table.turn.primaryText, "Take 4♣")
            keyClick(Qt.Key_Return)
            compare(root.table.choice.movingCard, "7H")
        }

        function test_withoutAChosenCardDigitsAndArrowsAreForTheHand() {
            const first = root.focusedCard()
            keyClick(Qt.Key_Right)
            verify(root.focusedCard() !== first)
            keyClick(Qt.Key_1)
            compare(root.table.choice.selected, "JS")
        }

        function test_aSingleSetIsMarkedAtOnceAndADoubleClickTakesIt() {
            mouseClick(root.face("QH"))
            compare(sets().length, 0)
            compare(ringed(), "QC")
            mouseClick(root.face("QH"))
            doubleClick("JS")
            compare(root.table.choice.movingCard, "JS")
        }

        function test_aDoubleClickWithSeveralSetsAsks() {
            doubleClick("7H")
            verify(!root.table.choice.moving)
            compare(root.table.choice.selected, "7H")
        }

        function test_escapeAndTheButtonTakeAnotherCard() {
            mouseClick(root.face("7H"))
            keyClick(Qt.Key_Escape)
            compare(root.table.choice.selected, "")
            mouseClick(root.face("7H"))
            mouseClick(root.named("Another card"))
            compare(root.table.choice.selected, "")
        }

        function test_aCardThatIsDroppedOnASetTakesIt() {
            drag("7H", middle(root.face("4C")))
            compare(ringed(), "4C")
            const to = middle(root.face("4C"))
            mouseRelease(root, to.x, to.y)
            compare(root.table.choice.movingCard, "7H")
        }

        // The pool, on which a card can be dropped too, contains this card's place.
        function test_aCardThatIsDroppedOnASetInTheMiddleTakesIt() {
            drag("7H", middle(root.face("2C")))
            compare(ringed(), "2C 2H")
            const to = middle(root.face("2C"))
            mouseRelease(root, to.x, to.y)
            compare(root.table.choice.movingCard, "7H")
        }

        function test_aCardThatIsDroppedOnThePoolIsPlayedIfThatHasOneMeaning() {
            const free = middle(root.face("KD"))
            drag("QH", free)
            compare(ringed(), "QC")
            mouseRelease(root, free.x, free.y)
            compare(root.table.choice.movingCard, "QH")
        }

        function test_aCardThatIsDroppedBesideThePoolGoesHome() {
            drag("JS", Qt.point(640, 540))
            mouseRelease(root, 640, 540)
            verify(!root.table.choice.moving)
            tryVerify(() => root.atRest())
        }

        function test_aCardThatPicksNothingUpHasAPlaceInThePool() {
            bench.beginPasur()
            bench.plays("KS x KH, 3D x AD 4S 3C")
            tryVerify(() => root.card("4C") !== null && root.atRest())
            const place = () => root.all(item => item.spokenName === "The pool" && item.shown === true)[0] ?? null
            compare(place(), null)
            mouseClick(root.face("4C"))
            tryVerify(() => place() !== null)
            compare(root.table.turn.primaryText, "Play 4♣")
            mouseClick(place())
            compare(root.table.choice.movingCard, "4C")
        }

        function test_aPressedCardOfManySetsLeavesThoseWithIt() {
            bench.pasurWithManyChoices()
            tryVerify(() => root.card("AH") !== null && root.atRest())
            mouseClick(root.face("AH"))
            compare(listed(), 12)
            mouseClick(root.face("6D"))
            verify(listed() > 0 && listed() < 12)
            verify(sets().every(set => set.cards.includes("6D")))
            verify(ringed().includes("6D"))
            const one = chosenSet()
            mouseClick(root.face("6D"))
            verify(chosenSet() !== one)
            verify(ringed().includes("6D"))
        }

        function beginWithAHundred() {
            bench.pasurWithEvenPool()
            tryVerify(() => root.card("AH") !== null && root.atRest())
            mouseClick(root.face("AH"))
            tryVerify(() => sets().length > 1)
        }
        function inSight(set) {
            const y = set.mapToItem(root, 0, 0).y
            const list = set.ListView.view
            const top = list.mapToItem(root, 0, 0).y
            return y >= top && y + set.height <= top + list.height
        }
        // Expects this set to be the selected one and to be visible.
        function expectChosenInSight(number) {
            tryCompare(root.table.choice, "aim", root.table.choice.ways[number - 1].id)
            tryVerify(() => {
                const item = sets().find(set => set.chosen)
                return item?.number === number && inSight(item)
            }, 5000, `${number}`)
        }

        function test_ofAHundredSetsOnlyThoseAreMadeThatAreSeen() {
            beginWithAHundred()
            compare(root.table.choice.ways.length, 100)
            expectChosenInSight(1)
            compare(tagOf("TS"), "1")
            compare(tagOf("6D"), "", "its many numbers would hide it")
            for (let i = 0; i < 12; ++i)
                keyClick(Qt.Key_Right)
            expectChosenInSight(13)
            verify(sets().length < 25, sets().length)
            for (let i = 0; i < 13; ++i)
                keyClick(Qt.Key_Left)
            expectChosenInSight(100)
            verify(sets().length < 25, sets().length)
            keyClick(Qt.Key_5)
            expectChosenInSight(5)
            verify(sets().find(set => set.chosen).Accessible.name.startsWith("5 of 100: "))
        }

        function test_theWheelGoesThroughAHundredSets() {
            beginWithAHundred()
            const seen = new Set()
            const list = sets()[0].ListView.view
            const at = list.mapToItem(root, list.width / 2, list.height / 2)
            for (let i = 0; i < 300 && !sets().some(set => set.number === 100 && inSight(set)); ++i) {
                mouseWheel(root, at.x, at.y, 0, -480)
                sets().forEach(set => seen.add(set.number))
                verify(sets().length < 25, sets().length)
            }
            compare(seen.size, 100)
            const last = () => sets().find(set => set.number === 100)
            mouseClick(last())
            expectChosenInSight(100)
        }

        function test_aHundredSetsFromRightToLeft() {
            beginWithAHundred()
            bench.speak("fa")
            tryVerify(() => root.LayoutMirroring.enabled && sets().length > 1)
            expectChosenInSight(1)
            verify(sets().find(set => set.number === 2).y > sets().find(set => set.number === 1).y)
            keyClick(Qt.Key_Left)
            expectChosenInSight(2)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            expectChosenInSight(100)
            bench.speak("en")
        }

        function test_theFocusStaysOnTheChosenSetAndIsNotLostWithTheList() {
            beginWithAHundred()
            sets().find(set => set.chosen).forceActiveFocus(Qt.TabFocusReason)
            for (let i = 0; i < 12; ++i)
                keyClick(Qt.Key_Right)
            expectChosenInSight(13)
            tryVerify(() => root.focused()?.number === 13)
            keyClick(Qt.Key_Escape)
            compare(sets().length, 0)
            tryVerify(() => root.focusedCard() !== "")
        }

        function test_aCardOfThePoolLeavesFewOfAHundred() {
            beginWithAHundred()
            mouseClick(root.face("TS"))
            compare(sets().length, 1)
            verify(sets()[0].chosen)
            const list = sets()[0].ListView.view
            verify(list.height < sets()[0].height + Theme.px(20), "as long as its one set")
        }

        function test_screenReadersHearWhatACardInThePoolIsFor() {
            compare(root.face("4C").Accessible.role, Accessible.StaticText)
            root.face("7H").Accessible.pressAction()
            compare(root.face("4C").Accessible.role, Accessible.Button)
            compare(root.face("4C").Accessible.description, "can be taken")
            compare(root.face("AS").Accessible.description, "chosen to be taken")
            compare(sets()[0].Accessible.role, Accessible.RadioButton)
            verify(sets()[0].Accessible.checked)
            verify(sets()[0].Accessible.name.includes("ace of spades"))
        }

        function test_thePanelOfKeysHasThoseOfThisGame() {
            keyClick("?")
            tryVerify(() => root.all(item => item.lineCount !== undefined && item.text === "with a card chosen: what it takes").length > 0)
            keyClick(Qt.Key_Escape)
        }
    }
}
