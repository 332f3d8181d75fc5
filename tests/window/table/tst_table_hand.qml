import QtQuick
import QtTest
import Cardroom.Ui

TableUnderTest {
    id: root

    TablePlaces {
        id: places

        width: root.width
        height: root.height
        mirrored: false
    }

    // Two cards in a hand; the right one covers half of the left one.
    Item {
        id: pair

        anchors.fill: parent
        visible: false

        CardFace { id: lower; x: 500; y: 300; card: "7H"; cardWidth: 100; usable: true }
        CardFace { id: upper; x: 550; y: 300; card: "8S"; cardWidth: 100; usable: true }
    }

    SignalSpy { id: lowerClicks; target: lower; signalName: "clicked" }
    SignalSpy { id: upperClicks; target: upper; signalName: "clicked" }
    SignalSpy { id: lowerDoubles; target: lower; signalName: "doubleClicked" }
    SignalSpy { id: lowerRights; target: lower; signalName: "rightClicked" }

    TestCase {
        name: "TableHand"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            root.width = 1280
            root.height = 800
            mouseMove(root, 5, 5)
            bench.begin()
            for (const spy of [lowerClicks, upperClicks, lowerDoubles, lowerRights])
                spy.clear()
        }

        function cleanup() {
            pair.visible = false
            root.width = 1280
            root.height = 800
        }

        function cards(count) {
            const all = []
            for (let place = 0; place < count; ++place)
                all.push(places.handCard(place, count, false))
            return all
        }

        function test_cardsLieApartWhereThereIsRoomAndFillItWhereThereIsNot_data() {
            return [
                { tag: "six at 1280", width: 1280, height: 800, count: 6, step: 1.09 },
                { tag: "eight at 1280", width: 1280, height: 800, count: 8, step: 0 },
                { tag: "thirteen at 1280", width: 1280, height: 800, count: 13, step: 0 },
                { tag: "thirteen at 800", width: 800, height: 600, count: 13, step: 0 },
                { tag: "thirteen at 1920", width: 1920, height: 1080, count: 13, step: 0 }
            ]
        }
        function test_cardsLieApartWhereThereIsRoomAndFillItWhereThereIsNot(data) {
            root.width = data.width
            root.height = data.height
            const all = cards(data.count)
            const card = all[0].width
            compare(places.handRows(data.count), 1)
            for (const one of all)
                compare(one.y + one.height, places.foot)
            const row = all[data.count - 1].x + card - all[0].x
            const wanted = data.step > 0 ? data.step * card * (data.count - 1) + card : places.handRoom
            verify(Math.abs(row - wanted) <= 1, `${row}, not ${wanted}`)
            verify((row - card) / (data.count - 1) >= 0.28 * card)
            verify(Math.abs(all[0].x + row / 2 - data.width / 2) <= 1)
        }

        function test_aHandThatWouldHideItsRanksHasTwoRows_data() {
            return [{ tag: "20 at 800", count: 20 }, { tag: "23 at 800", count: 23 }, { tag: "24 at 800", count: 24 }]
        }
        function test_aHandThatWouldHideItsRanksHasTwoRows(data) {
            root.width = 800
            root.height = 600
            const all = cards(data.count)
            const [card, height] = [all[0].width, all[0].height]
            const upper = Math.ceil(data.count / 2)
            compare(places.handRows(data.count), 2)
            for (let place = 0; place < data.count; ++place) {
                const one = all[place]
                compare(one.y + one.height, place < upper ? all[0].y + height : places.foot)
                verify(one.x >= (800 - places.handRoom) / 2 - 1 && one.x + card <= (800 + places.handRoom) / 2 + 1)
                if (place > 0 && place !== upper)
                    verify(one.x - all[place - 1].x >= 0.28 * card - 1, "the rank is visible")
            }
            // Rank and suit are in the upper 36 % of a card.
            verify(places.foot - height - all[0].y >= 0.36 * height)
            compare(places.handTop(data.count), all[0].y)
        }

        function test_theCardsToTheRightMakeRoomAndTheOthersStay() {
            root.width = 800
            root.height = 600
            const card = Theme.handCard(11)
            compare(places.handPush(4, 11, -1), 0)
            compare(places.handPush(4, 11, 4), 0)
            compare(places.handPush(3, 11, 4), 0)
            compare(places.handPush(5, 11, 4), Math.round(0.2 * card))
            // The cards do not reach the buttons, and the card that moves least still shows its rank.
            const last = places.handCard(10, 11, false)
            verify(last.x + last.width + places.handPush(10, 11, 4) < 800 - Theme.margin - Theme.actionWidth)
            for (let place = 5; place < 10; ++place) {
                const here = places.handCard(place, 11, false).x + places.handPush(place, 11, 4)
                const next = places.handCard(place + 1, 11, false).x + places.handPush(place + 1, 11, 4)
                verify(next - here >= 0.28 * card - 2, `${place}: ${next - here}`)
            }
            // A card in one row does not push those in the other.
            compare(places.handPush(12, 24, 2), 0)
            // Cards that do not overlap hide nothing.
            root.width = 1280
            root.height = 800
            compare(places.handPush(3, 6, 1), 0)
        }

        function test_thePointerOverACardPushesItsRightNeighbours() {
            bench.dealToYourTurn()
            root.width = 600
            root.height = 600
            tryVerify(() => root.card("KC") !== null && root.atRest())
            const order = ["8S", "7H", "KC"]
            const left = key => root.face(key).mapToItem(root, 0, 0).x
            const before = order.map(left)
            verify(before[1] - before[0] < root.face("8S").width, "they overlap")
            const over = key => root.face(key).mapToItem(root, 6, 60)
            mouseMove(root, over("8S").x, over("8S").y)
            tryVerify(() => left("7H") > before[1] && left("KC") > before[2])
            compare(left("8S"), before[0])
            mouseMove(root, over("7H").x, over("7H").y)
            tryVerify(() => left("7H") === before[1] && left("KC") > before[2])
            mouseMove(root, 5, 5)
            tryVerify(() => order.map(left).join() === before.join())
        }

        function test_aCardUnderAnotherOneDoesNotNoticeThePointer() {
            pair.visible = true
            mouseMove(root, 575, 350)
            verify(upper.hovered)
            verify(!lower.hovered)
            mouseMove(root, 520, 350)
            verify(lower.hovered)
            mouseClick(root, 575, 350)
            compare(upperClicks.count, 1)
            compare(lowerClicks.count, 0)
            mouseClick(root, 575, 350, Qt.RightButton)
            mouseDoubleClickSequence(root, 575, 350)
            compare(lowerRights.count, 0)
            compare(lowerDoubles.count, 0)
            mouseClick(root, 520, 350)
            compare(lowerClicks.count, 1)
        }

        function test_noCardLiesOnTheTagOfAnother() {
            bench.beginThrones(1)
            tryVerify(() => root.atRest() && root.card("KS") !== null)
            const hand = root.all(item => item.key !== undefined && item.zone === "hand").sort((a, b) => a.place - b.place)
            compare(hand.length, 12)
            for (const card of hand)
                compare(card.crowded, card !== hand[11], card.name)
            const bottom = face => {
                const words = root.all(item => item.lineCount !== undefined && item.text === "Try this", face)[0]
                return words.parent.mapToItem(face, 0, words.parent.height).y
            }
            pair.visible = true
            lower.tag = "Try this"
            verify(bottom(lower) > 0)
            lower.crowded = true
            verify(bottom(lower) <= 0)
            lower.crowded = false
            lower.tag = ""
        }
    }
}
