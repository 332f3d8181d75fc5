import QtQuick
import QtTest
import Cardroom.Ui

TableUnderTest {
    id: root

    TestCase {
        name: "TableMotion"
        when: windowShown

        function init() {
            Theme.movementFactor = 1
            bench.begin()
            tryVerify(() => root.atRest())
        }

        function travelling() { return root.all(item => item.travelling === true, root.page) }
        function rest() { tryVerify(() => root.atRest()) }
        // Waits until the page has been updated; cards may still be moving afterwards.
        function told(card: Item) { tryVerify(() => !card.due) }

        function test_aDealTakesItsTimeAndEndsWhereTheCardsBelong() {
            bench.deal()
            tryVerify(() => travelling().length > 5)
            rest()
            const [left, right] = [root.card("8S"), root.card("2C")]
            compare(left.y + left.height, 800 - Theme.margin)
            compare(Math.round((left.x + right.x + right.width) / 2), 640)
        }

        function test_ownCardsAreFaceDownUntilTheyLand() {
            bench.deal()
            tryVerify(() => root.card("8S") !== null && root.card("8S").travelling)
            verify(root.face("8S").faceDown)
            rest()
            tryVerify(() => !root.face("8S").faceDown)
        }

        function test_aDiscardedCardIsTheSameItemAndTravels() {
            bench.dealToYourTurn()
            rest()
            const item = root.card("7H")
            const before = item.x
            bench.discard("7H")
            tryVerify(() => item.travelling)
            rest()
            compare(root.card("7H"), item)
            compare(item.zone, "discards")
            verify(item.x < before)
            compare(item.width, Theme.smallCard)
        }

        function test_aNewViewEndsWhatStillTravels() {
            bench.dealToYourTurn()
            rest()
            bench.discard("KC")
            tryVerify(() => root.card("KC").travelling)
            bench.discard("3S")
            tryVerify(() => !root.card("KC").travelling)
            verify(root.card("KC").time <= 80, `within 80 ms, not ${root.card("KC").time}`)
        }

        function test_withoutMovementEverythingIsThereAtOnce() {
            Theme.movementFactor = 0
            bench.deal()
            tryVerify(() => root.card("8S") !== null)
            const card = root.card("8S")
            told(card)
            compare(travelling().length, 0)
            compare(card.y + card.height, 800 - Theme.margin)
            rest()
            verify(!root.face("8S").faceDown)
        }

        function test_anotherSizeIsNoMovement() {
            bench.dealToYourTurn()
            rest()
            const card = root.card("8S")
            const middle = () => Math.round(card.x + card.width / 2)
            const before = middle()
            root.width = 1000
            tryVerify(() => middle() !== before)
            compare(travelling().length, 0)
            compare(card.y + card.height, 800 - Theme.margin)
            root.width = 1280
        }
    }
}
