import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: in Game of Thrones, the person puts every card where they want by pointer, keyboard and screen reader, and sees
// its effect beforehand. How: the real page at the ninth turn of a play, which is Maren's, and at her first turn.
TableUnderTest {
    id: root

    SignalSpy { id: told; target: root.table.voice; signalName: "told" }

    TestCase {
        name: "ThronesPlaying"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            mouseMove(root, 640, 20)
            bench.thronesToYourTurn()
            tryVerify(() => root.card("6S") !== null && root.atRest() && root.focusedCard() !== "")
            told.clear()
        }

        // The area of the upper pile (0) or the lower one (1).
        function ground(pile) { return root.all(item => item.preview !== undefined && item.place === `pile-${pile}`)[0] ?? null }
        function value(pile, label) { return root.all(item => item.numberAt !== undefined && item.label === label, ground(pile))[0] }
        function ghosts() { return root.all(item => item.spot !== undefined && item.aimed !== undefined && item.card !== undefined && item.zone === undefined && item.opacity > 0) }
        function middle(item) { return item.mapToItem(root, item.width / 2, item.height / 2) }
        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text === text).length > 0 }

        // A click, followed by the signal that makes it a double click.
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

        function test_thePointerOnACardShowsItsEffectOnBothPiles() {
            compare(ghosts().length, 0)
            const at = middle(root.face("6S"))
            mouseMove(root, at.x, at.y + 20)
            tryVerify(() => ghosts().length === 2)
            compare(value(0, "Defence").Accessible.name, "Defence 23, would be 29")
            compare(value(1, "Defence").Accessible.name, "Defence 14, would be 20")
            compare(value(1, "Attack").Accessible.name, "Attack 30")
            mouseMove(root, 640, 20)
            tryVerify(() => ghosts().length === 0)
            tryCompare(value(1, "Defence").Accessible, "name", "Defence 14")
        }

        function test_aChosenCardIsAimedWhereItHelps_data() {
            return [{ tag: "spade", card: "6S", aim: "pile-1" }, { tag: "club", card: "TC", aim: "pile-1" }, { tag: "diamond", card: "QD", aim: "pile-0" }]
        }

        function test_aChosenCardIsAimedWhereItHelps(data) {
            mouseClick(root.face(data.card))
            compare(root.table.choice.selected, data.card)
            compare(root.table.choice.aim, data.aim)
            compare(ghosts().filter(ghost => ghost.aimed).length, 1)
        }

        function test_theArrowsChooseThePileAndEnterPlays() {
            mouseClick(root.face("6S"))
            keyClick(Qt.Key_Up)
            compare(root.table.choice.aim, "pile-0")
            compare(root.table.turn.primaryText, "Play 6♠ on theirs")
            keyClick(Qt.Key_Down)
            compare(root.table.choice.aim, "pile-1")
            compare(root.table.turn.primaryText, "Play 6♠ on ours")
            keyClick(Qt.Key_Return)
            verify(root.table.choice.moving)
            compare(root.table.choice.movingCard, "6S")
        }

        function test_aClickOnAPilePlaysThere() {
            mouseClick(root.face("6S"))
            mouseClick(ground(0), ground(0).width - 30, 20)
            compare(root.table.choice.movingCard, "6S")
        }

        function test_aClickOnAPileWithoutACardDoesNothing() {
            mouseClick(ground(0), ground(0).width - 30, 20)
            verify(!root.table.choice.moving)
            compare(told.count, 0)
        }

        function test_aDraggedCardIsAimedAtThePileUnderIt() {
            drag("TC", middle(ground(0)))
            verify(ground(0).aimed && !ground(1).aimed)
            const to = middle(ground(1))
            mouseMove(root, to.x, to.y)
            verify(ground(1).aimed && !ground(0).aimed)
            mouseRelease(root, to.x, to.y)
            compare(root.table.choice.movingCard, "TC")
        }

        function test_aCardThatIsDroppedBesideThePilesGoesHome() {
            drag("TC", Qt.point(640, 560))
            mouseRelease(root, 640, 560)
            verify(!root.table.choice.moving)
            tryVerify(() => root.atRest())
        }

        function test_aDoubleClickOnAnEffectAsksForThePile() {
            doubleClick("6S")
            verify(!root.table.choice.moving)
            compare(root.table.choice.selected, "6S")
        }

        function test_passing_data() {
            return [
                { tag: "key", act: () => keyClick(Qt.Key_P) },
                { tag: "button", act: () => mouseClick(root.named("Pass")) },
                { tag: "right click on a card of one's own", act: () => mouseClick(root.face("TC"), 20, 20, Qt.RightButton) }
            ]
        }

        function test_passing(data) {
            data.act()
            verify(root.table.choice.moving)
            compare(root.table.choice.movingCard, "")
        }

        function test_aRightClickPutsTheChosenCardBackFirst() {
            mouseClick(root.face("6S"))
            mouseClick(root.face("TC"), 20, 20, Qt.RightButton)
            compare(root.table.choice.selected, "")
            verify(!root.table.choice.moving)
        }

        function test_aHeartIsRefusedInItsWords() {
            mouseClick(root.face("4H"))
            compare(root.table.choice.selected, "")
            compare(told.count, 1)
            compare(told.signalArguments[0][0], "Hearts only start a battle. Play another card, or pass.")
        }

        function test_aPileThatADiamondMayNotLieOnShowsTheReason() {
            bench.beginThrones(1)
            bench.turns("KH on 1, 9H on 0, JC on 1, pass")
            tryVerify(() => root.card("8D") !== null && root.atRest())
            mouseClick(root.face("8D"))
            compare(root.table.choice.aim, "pile-1")
            verify(ground(0).refused)
            verify(seen("A diamond may not lie on a heart."))
            compare(ghosts().length, 1)
            told.clear()
            mouseClick(ground(0), ground(0).width - 30, 20)
            verify(!root.table.choice.moving)
            compare(told.count, 1)
            keyClick(Qt.Key_Up)
            compare(root.table.choice.aim, "pile-1")
        }

        function test_onAHeartTurnOnlyHeartsAreBrightAndOurPileTakesThem() {
            bench.beginThrones(1)
            tryVerify(() => root.card("KH") !== null && root.atRest())
            verify(root.face("KH").legal)
            verify(!root.face("6S").legal)
            compare(root.table.choice.actions.length, 0)
            mouseClick(root.face("8H"))
            compare(root.table.choice.aim, "pile-1")
            compare(ghosts().length, 1)
            mouseClick(root.face("8H"))
            doubleClick("KH")
            compare(root.table.choice.movingCard, "KH")
        }

        function test_aFingersSecondTapPlaysWhereItIsAimed() {
            const face = root.face("6S")
            const tap = () => {
                touchEvent(face).press(0, face, 30, 60).commit()
                touchEvent(face).release(0, face, 30, 60).commit()
            }
            tap()
            compare(root.table.choice.selected, "6S")
            tap()
            compare(root.table.choice.movingCard, "6S")
        }

        function test_screenReadersHearThePilesAndPressThem() {
            compare(ground(1).Accessible.name, root.table.game.table.piles[1].text)
            verify(ground(1).Accessible.name.includes("attack 30, defence 14"))
            compare(ground(1).Accessible.role, Accessible.Grouping)
            root.face("6S").Accessible.pressAction()
            compare(ground(1).Accessible.role, Accessible.Button)
            verify(ground(1).Accessible.description.includes("20"))
            ground(0).Accessible.pressAction()
            compare(root.table.choice.movingCard, "6S")
        }

        function test_tabReachesThePilesAndSpacePlaysThere() {
            keyClick(Qt.Key_2)
            const chosen = root.table.choice.selected
            keyClick(Qt.Key_Tab)
            tryVerify(() => root.focused() !== null)
            ground(1).forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(root.table.choice.movingCard, chosen)
        }

        function test_thePanelOfKeysHasThoseOfThisGame() {
            keyClick("?")
            tryVerify(() => seen("with a card chosen: the upper or the lower pile"))
            keyClick(Qt.Key_P)
            verify(!root.table.choice.moving)
            keyClick(Qt.Key_Escape)
        }

        function test_remainingHeartsAreShownOnThePlaques() {
            const plaques = root.all(item => item.cardsHeld !== undefined && item.hearts !== undefined && item.cardsHeld > 0 && item.widest !== undefined)
            compare(plaques.length, 3)
            for (const plaque of plaques)
                compare(plaque.hearts, 1)
            verify(seen("1 × ♥"))
        }
    }
}
