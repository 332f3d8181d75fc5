import QtQuick
import QtTest
import Cardroom.Ui

Item {
    id: root

    width: 600
    height: 400

    CardFace {
        id: card

        x: 100
        y: 100
        card: "7H"
        cardWidth: 100
        usable: true
        spokenName: "seven of hearts"
        spokenState: "2 of 3, can be played"
    }

    Item { id: elsewhere; focus: true }

    SignalSpy { id: clicks; target: card; signalName: "clicked" }
    SignalSpy { id: touches; target: card; signalName: "touched" }
    SignalSpy { id: doubles; target: card; signalName: "doubleClicked" }
    SignalSpy { id: rights; target: card; signalName: "rightClicked" }

    TestCase {
        name: "CardFace"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            Theme.fourColours = false
            card.usable = true
            card.legal = true
            card.selected = false
            card.proposed = false
            card.tag = ""
            card.dragged = false
            card.faceDown = false
            elsewhere.forceActiveFocus()
            mouseMove(root, 5, 5)
            for (const spy of [clicks, touches, doubles, rights])
                spy.clear()
        }

        // The item that shows the card's picture.
        function picture() { return findPicture(card) }
        function findPicture(item) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (child.source !== undefined && String(child.source).startsWith("image://cards/"))
                    return child
                const found = findPicture(child)
                if (found)
                    return found
            }
            return null
        }
        // How far the picture is raised above the card's position.
        function raised() { return -picture().parent.y }

        // In a fan, the next card would cover a tag at the card's edge.
        function test_aHintedCardIsRaisedWithItsTag() {
            card.tag = "Try this"
            card.proposed = true
            verify(raised() > 0)
            const words = findText(card, "Try this")
            verify(words.parent.mapToItem(card, 0, words.parent.height).y <= 0)
        }

        function findText(item, text) {
            for (let i = 0; i < item.children.length; ++i) {
                const found = item.children[i].text === text ? item.children[i] : findText(item.children[i], text)
                if (found)
                    return found
            }
            return null
        }

        function test_aClickAndARightClickAreReported() {
            mouseClick(card)
            compare(clicks.count, 1)
            mouseClick(card, 50, 70, Qt.RightButton)
            compare(rights.count, 1)
            compare(clicks.count, 1)
        }

        function test_aFingerOnlyTouches() {
            for (let i = 0; i < 2; ++i) {
                touchEvent(card).press(0, card, 50, 70).commit()
                touchEvent(card).release(0, card, 50, 70).commit()
            }
            compare(touches.count, 2)
            compare(clicks.count, 0)
            compare(doubles.count, 0)
        }

        function test_aScreenReaderKnowsItAndPressesIt() {
            compare(card.Accessible.role, Accessible.Button)
            compare(card.Accessible.name, "seven of hearts")
            compare(card.Accessible.description, "2 of 3, can be played")
            card.selected = true
            verify(card.Accessible.selected)
            card.Accessible.pressAction()
            compare(clicks.count, 1)
        }

        function test_aCardThatIsOnlyShownCannotBePressed() {
            card.usable = false
            mouseClick(card)
            card.Accessible.pressAction()
            compare(clicks.count, 0)
        }

        function test_itRisesUnderThePointerOnlyIfItIsLegal() {
            compare(raised(), 0)
            mouseMove(card, 50, 70)
            tryVerify(() => raised() === 6)
            card.legal = false
            tryVerify(() => raised() === 0)
        }

        function test_aSelectedCardRisesWithoutMovingForThePointer() {
            card.selected = true
            compare(raised(), 15)
            compare(card.y, 100)
        }

        function test_withMovementItTakesAMomentToRise() {
            Theme.movementFactor = 1
            card.selected = true
            verify(raised() < 15)
            tryVerify(() => raised() === 15, 1000)
        }

        function test_thePictureIsOfExactlyTheCardsWidth() {
            compare(String(picture().source), "image://cards/7H?w=100&pad=1&four=0")
            compare(picture().width, 102)
            compare(picture().height, 142)
            tryCompare(picture(), "status", Image.Ready)
            compare(picture().sourceSize, Qt.size(102, 142))
        }

        function test_theDeckOfFourColoursIsAnotherPicture() {
            Theme.fourColours = true
            compare(String(picture().source), "image://cards/7H?w=100&pad=1&four=1")
        }

        function test_faceDownShowsTheBack() {
            card.faceDown = true
            compare(String(picture().source), "image://cards/back-thirteen?w=100&pad=1&four=0")
            tryCompare(picture(), "status", Image.Ready)
        }

        function test_itTurnsOverHalfWay() {
            Theme.movementFactor = 1
            card.faceDown = true
            verify(String(picture().source).includes("7H"))
            tryVerify(() => String(picture().source).includes("back-thirteen"), 1000)
        }

        function ring() { return findChild(card, "focusRing") }

        function test_theRingIsForTheKeyboard() {
            card.forceActiveFocus()
            verify(ring().visible)
            card.byKeyboard = false
            verify(!ring().visible)
            card.byKeyboard = true
            elsewhere.forceActiveFocus()
            verify(!ring().visible)
        }
    }
}
