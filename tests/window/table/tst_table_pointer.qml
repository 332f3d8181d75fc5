import QtQuick
import QtTest
import Cardroom.Ui

TableUnderTest {
    id: root

    TestCase {
        name: "TablePointer"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            bench.begin()
            bench.dealToYourTurn()
            tryVerify(() => root.card("KC") !== null && root.atRest())
        }

        function middle(item) { return item.mapToItem(root, item.width / 2, item.height / 2) }
        function spot() { return root.all(item => item.spokenName === "Your discards", root.page)[0] ?? null }

        function drag(key, to) {
            const from = middle(root.face(key))
            mousePress(root, from.x, from.y)
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, from.x + (to.x - from.x) * step / 10, from.y + (to.y - from.y) * step / 10)
            return to
        }

        function test_aClickChoosesAndAnotherOnePutsBack() {
            mouseClick(root.face("7H"))
            compare(root.table.choice.selected, "7H")
            mouseClick(root.face("7H"))
            compare(root.table.choice.selected, "")
        }

        function test_aClickOnAnotherCardChoosesThatOne() {
            mouseClick(root.face("7H"))
            mouseClick(root.face("8S"))
            compare(root.table.choice.selected, "8S")
        }

        function test_aRightClickPutsBack() {
            mouseClick(root.face("7H"))
            mouseClick(root.face("8S"), 20, 20, Qt.RightButton)
            compare(root.table.choice.selected, "")
        }

        function test_thePlaceLightsUpForTheSelectedCardAndTakesIt() {
            compare(spot(), null)
            mouseClick(root.face("7H"))
            tryVerify(() => spot() !== null)
            mouseClick(spot())
            verify(root.table.choice.moving)
            compare(root.table.choice.movingCard, "7H")
        }

        function test_thePrimaryPlaysTheSelectedCard() {
            mouseClick(root.face("7H"))
            mouseClick(root.named("Discard 7\u2665"))
            compare(root.table.choice.movingCard, "7H")
        }

        function test_aCardThatIsDroppedOnItsPlaceIsPlayed() {
            drag("KC", Qt.point(100, 650))
            tryVerify(() => spot() !== null)
            mouseRelease(root, 100, 650)
            verify(root.table.choice.moving)
            compare(root.table.choice.movingCard, "KC")
        }

        function test_aQuickDragThatIsSeenAsOneMovementPlaysTheCard() {
            const from = middle(root.face("KC"))
            mousePress(root, from.x, from.y)
            mouseMove(root, 100, 650)
            mouseRelease(root, 100, 650)
            verify(root.table.choice.moving)
            compare(root.table.choice.movingCard, "KC")
        }

        function test_aCardThatIsDroppedElsewhereGoesHome() {
            const home = middle(root.face("KC"))
            drag("KC", Qt.point(600, 300))
            verify(Math.abs(middle(root.face("KC")).x - 600) < 40, "it follows the pointer")
            mouseRelease(root, 600, 300)
            verify(!root.table.choice.moving)
            tryVerify(() => Math.abs(middle(root.face("KC")).x - home.x) < 1 && Math.abs(middle(root.face("KC")).y - home.y) < 1)
        }

        function test_othersCardsAreOnlyLookedAt() {
            mouseClick(root.face("TH"))
            compare(root.table.choice.selected, "")
        }

        function test_aCardIsChosenOnceItShowsItsFace() {
            Theme.movementFactor = 1
            bench.beginPasur()
            const down = () => root.all(item => item.zone === "hand" && item.place === 3 && item.key !== undefined, root.page)[0] ?? null
            tryVerify(() => root.table.turn.yours && down() !== null)
            verify(!down().up, "it is on its way")
            const key = down().key
            root.face(key).Accessible.pressAction()
            compare(root.table.choice.selected, "")
            root.face(key).doubleClicked()
            verify(!root.table.choice.moving)
            tryVerify(() => down().up)
            root.face(key).Accessible.pressAction()
            compare(root.table.choice.selected, key)
            Theme.movementFactor = 0
        }

        function test_aFingersTapChoosesAndTheSecondPlays() {
            const face = root.face("8S")
            const tap = () => {
                touchEvent(face).press(0, face, 30, 60).commit()
                touchEvent(face).release(0, face, 30, 60).commit()
            }
            tap()
            compare(root.table.choice.selected, "8S")
            tap()
            compare(root.table.choice.movingCard, "8S")
        }

        function test_aFingerThatStaysShowsTheCardLarge() {
            const face = root.face("8S")
            touchEvent(face).press(0, face, 30, 60).commit()
            tryVerify(() => root.all(item => item.cardWidth > 300, root.page).length === 1, 20000)
            touchEvent(face).release(0, face, 30, 60).commit()
            compare(root.table.choice.selected, "")
        }

        // Qt may report a long press even if the touch ends in time for a tap.
        function test_aFingerThatStayedDoesNotChooseTheCardAsWell() {
            const face = root.face("8S")
            const taps = Array.from(face.resources).find(handler => handler.wasHeld !== undefined)
            touchEvent(face).press(0, face, 30, 60).commit()
            taps.longPressed()
            touchEvent(face).release(0, face, 30, 60).commit()
            compare(root.table.choice.selected, "")
        }

        function test_whileAMoveIsOnItsWayTheHandIsShut() {
            mouseClick(root.face("7H"))
            root.table.turn.primary()
            mouseClick(root.face("8S"))
            compare(root.table.choice.movingCard, "7H")
            verify(root.table.choice.selected !== "8S")
        }

        function test_aLineOfTheLogShowsItsCard() {
            root.page.toggleDrawer(TableDrawer.Log)
            const entry = () => root.all(item => item.cardKey === "TH" && item.spokenName !== undefined, root.page)[0] ?? null
            tryVerify(() => entry() !== null)
            mouseClick(entry())
            tryVerify(() => root.all(item => item.thickness === Theme.px(4) && item.opacity > 0, root.card("TH")).length === 1)
        }

        function test_chatIsShownAtThePlaque() {
            bench.say("Well, well")
            tryVerify(() => root.all(item => item.text === "Well, well" && item.tailAtEnd !== undefined, root.page).length === 1)
        }

        function test_screenReadersPressCards() {
            const face = root.face("7H")
            compare(face.Accessible.name, "seven of hearts")
            compare(face.Accessible.description, "2 of 3, can be played")
            face.Accessible.pressAction()
            compare(root.table.choice.selected, "7H")
            verify(face.Accessible.selected)
            compare(face.Accessible.description, "2 of 3, selected, can be played")
        }
    }
}
