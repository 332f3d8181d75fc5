import QtQuick
import QtTest
import Cardroom.Ui

TableUnderTest {
    id: root

    TestCase {
        name: "Endings"
        when: windowShown

        readonly property var result: root.table.result

        function init() {
            root.width = 1280
            root.height = 800
            Theme.movementFactor = 0
            bench.dealToYourTurn()
            tryVerify(() => root.card("8S") !== null && root.atRest())
        }

        function cleanup() { Theme.movementFactor = 1 }

        function end(movement: real): void {
            Theme.movementFactor = movement
            bench.endGame()
        }
        function accounts() { return root.all(item => item.summed !== undefined && item.reckoned !== undefined) }
        function light() { return root.all(item => item.sheetTop !== undefined)[0] ?? null }

        function test_handsAreCountedClockwiseAndTheWinnerLast() {
            end(1)
            tryVerify(() => result.moving)
            compare(accounts().filter(account => account.summed).length, 0)
            verify(!result.shown)
            // No more than one hand is added at a time.
            let before = 0
            tryVerify(() => {
                const now = accounts().filter(account => account.summed).length
                verify(now - before <= 1)
                before = now
                return !result.moving
            }, 9000)
            tryVerify(() => accounts().filter(account => account.summed).length === 4)
            verify(accounts()[3].large)
            compare(accounts()[3].edge, 0, "Maren wins")
            verify(result.telling, "the counted hands are held")
        }

        function test_pointsAreNotShownBeforeTheirHandIsCounted() {
            const lines = () => root.all(item => item.lines !== undefined && item.hearts !== undefined)[0].lines
            end(1)
            tryVerify(() => result.moving)
            for (let seat = 0; seat < 4; ++seat)
                compare(lines()[seat], "\u00a0")
            result.hurried()
            for (let seat = 0; seat < 4; ++seat)
                compare(lines()[seat], "")
        }

        function test_theHandsOfOthersLieOpenNextToTheirPlaques() {
            end(0)
            for (const key of ["TS", "QH", "4S"]) {
                tryVerify(() => root.card(key) !== null && root.card(key).opacity === 1)
                verify(!root.face(key).faceDown)
                verify(root.card(key).width > Theme.smallCard)
            }
            verify(root.face("8S").counted)
            verify(root.face("5S").counted, "the public card that the winner uses")
            verify(root.face("QH").counted, "Jonas has thirteen, too")
            verify(!root.face("7H").counted)
            verify(!root.face("6D").counted)
        }

        function test_everyKeyGoesToTheEndOfTheMovementAndThenOn_data() {
            return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }]
        }

        function test_everyKeyGoesToTheEndOfTheMovementAndThenOn(data) {
            end(1)
            tryVerify(() => result.moving)
            keyClick(data.key)
            verify(!result.moving)
            verify(result.telling)
            compare(accounts().filter(account => account.summed).length, 4)
            keyClick(data.key)
            verify(result.shown)
        }

        function test_aClickDoesTheSame() {
            end(1)
            tryVerify(() => result.moving)
            mouseClick(root.page, 640, 120)
            verify(!result.moving && result.telling)
            mouseClick(root.page, 640, 120)
            verify(result.shown)
        }

        function test_escapeGoesToTheResultAndThenShowsTheTable() {
            end(1)
            tryVerify(() => result.moving)
            keyClick(Qt.Key_Escape)
            verify(result.shown)
            tryVerify(() => !result.moving, 3000)
            keyClick(Qt.Key_Escape)
            verify(!result.shown)
            compare(accounts().length, 4, "the hands are still there")
            compare(bench.asked(), [])
        }

        function test_aWinHasItsRaysAndTheSheetRisesAfterThem() {
            end(1)
            tryVerify(() => result.moving)
            result.skip()
            tryVerify(() => result.shown && result.moving)
            tryVerify(() => light() !== null)
            verify(light().ending.won)
            keyClick(Qt.Key_Return)
            verify(light().lit, "a key ends them")
            compare(bench.asked(), [], "and asks for nothing")
            tryCompare(root, "focusedName", "Play again")
            keyClick(Qt.Key_Return)
            compare(bench.asked().length, 1)
        }

        // The sheet shows the previous game's result, but its bindings already refer to the next game.
        function test_theSheetIsGoneBeforeTheNextGameIsShown() {
            const sheets = () => root.all(item => item.bodyRoom !== undefined && item.title !== undefined)
            end(0)
            tryVerify(() => result.telling)
            keyClick(Qt.Key_Return)
            tryVerify(() => sheets().filter(sheet => sheet.visible).length === 1)
            Theme.movementFactor = 1
            bench.deal()
            const overlay = root.all(item => item.risen !== undefined && item.panelTop !== undefined && item.visible)
            verify(overlay.length === 1 && !overlay[0].shown, "the scrim still fades")
            compare(sheets().filter(sheet => sheet.visible).length, 0)
        }

        function test_noAccountCoversAPublicCard_data() {
            return [[800, 600], [1280, 800], [1920, 1080]].map(([width, height]) => ({ tag: `${width}`, width: width, height: height }))
        }

        function test_noAccountCoversAPublicCard(data) {
            root.width = data.width
            root.height = data.height
            end(0)
            tryVerify(() => root.atRest() && accounts().length === 4 && accounts().every(account => account.summed))
            const box = item => root.page.mapFromItem(item, 0, 0, item.width, item.height)
            tryVerify(() => box(root.card("5S")).right < 0.7 * data.width, 5000, "the cards have gone to their places")
            const bubbles = root.all(item => item.none !== undefined && item.shadowed !== undefined)
            compare(bubbles.length, 3)
            for (const bubble of bubbles)
                for (const key of ["5S", "6D"]) {
                    const [a, b] = [box(bubble), box(root.card(key))]
                    verify(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, `${key} at ${data.width}: ${b} under ${a}`)
                }
        }

        function test_withoutMovementEverythingIsAtItsEnd() {
            end(0)
            tryVerify(() => result.telling)
            verify(!result.moving)
            compare(accounts().filter(account => account.reckoned).length, 4)
            keyClick(Qt.Key_Return)
            verify(result.shown && !result.moving)
            tryVerify(() => light() !== null && light().lit)
            tryCompare(root, "focusedName", "Play again")
        }

        function test_theButtonShowsForHowLongTheHandsAreHeld() {
            const share = () => root.table.turn.primaryShareLeft
            const frame = () => root.all(item => item.share !== undefined && item.thickness !== undefined && item.radius !== undefined && item.visible)[0] ?? null
            end(1)
            tryVerify(() => result.moving)
            compare(share(), 0, "not while they are counted")
            result.hurried()
            tryVerify(() => share() > 0 && share() < 1)
            verify(frame() !== null)
            tryVerify(() => frame().share < 0.9)
            keyClick(Qt.Key_Return)
            verify(result.shown)
            compare(share(), 0)
            compare(frame(), null)
            tryVerify(() => result.moving)
            result.hurried()
        }

        function test_nothingLiesOverAnotherHand_data() {
            return [{ tag: "800", width: 800, height: 600 }, { tag: "1280", width: 1280, height: 800 }, { tag: "1920", width: 1920, height: 1080 }]
        }

        function test_nothingLiesOverAnotherHand(data) {
            root.width = data.width
            root.height = data.height
            end(0)
            tryVerify(() => root.card("TS") !== null && root.atRest())
            const spots = root.all(item => item.zone !== undefined && ["hand", "seat", "public"].includes(item.zone)).map(item => item.settledSpot)
            compare(spots.length, 10)
            for (let one = 0; one < spots.length; ++one)
                for (let other = one + 1; other < spots.length; ++other) {
                    const [a, b] = [spots[one], spots[other]]
                    verify(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y)
                }
        }
    }
}
