import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: a person watches the replay of a game with the bar, with the mouse on the line, and by keyboard alone.
TableUnderTest {
    id: root

    readonly property ReplayModel replay: bench.application?.replay ?? null

    SignalSpy { id: spoken; target: bench.application; signalName: "announced" }
    SignalSpy { id: pages; target: bench.application; signalName: "pageChanged" }

    TestCase {
        name: "Replay"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            bench.beginReplay()
            tryVerify(() => root.replay !== null && place() !== null && root.atRest())
            tryVerify(() => zone() !== "")
            spoken.clear()
            pages.clear()
        }

        function cleanup() {
            root.width = 1280
            root.height = 800
            bench.speak("en")
        }

        function place() { return root.named("Place in the game") }
        function zone() {
            for (let item = root.focused(); item; item = item.parent)
                if (item.keyZone !== undefined)
                    return item.keyZone
            return ""
        }
        function press(name) {
            const control = root.named(name)
            verify(control !== null, name)
            mouseClick(control)
        }

        function test_theFocusIsOnPlayAndTabGoesRoundTheBar() {
            compare(zone(), "replay-play")
            for (const next of ["replay-back", "replay-on", "replay-place", "replay-review", "replay-speed", "replay-eyes", "hand"]) {
                keyClick(Qt.Key_Tab)
                compare(zone(), next)
            }
        }

        function test_theReviewIsInTheDrawer() {
            keyClick(Qt.Key_E)
            verify(root.replay.review.on)
            tryVerify(() => !root.replay.review.running)
            const summaries = () => root.all(item => item.visible && item.text === root.replay.review.summaryText, root.page)
            tryVerify(() => summaries().length > 0)
            keyClick(Qt.Key_E)
            tryVerify(() => summaries().length === 0)
        }

        function test_aReviewedDecisionCanBePlayedOn() {
            const button = () => root.named("Play on from here against bots")
            keyClick(Qt.Key_E)
            tryVerify(() => !root.replay.review.running)
            for (let moment = 0; moment < root.replay.count && !root.replay.review.atDecision; ++moment)
                root.replay.goTo(moment)
            verify(root.replay.review.atDecision)
            tryVerify(() => button() !== null && root.atRest())
            mouseClick(button())
            compare(pages.count, 1)
            compare(bench.application.page, Cardroom.TablePage)
        }

        function test_arrowsStepAndEachStepIsTold() {
            compare(root.replay.at, 10)
            keyClick(Qt.Key_Right)
            compare(root.replay.at, 11)
            verify(spoken.count > 0)
            spoken.clear()
            keyClick(Qt.Key_Left)
            compare(root.replay.at, 10)
            compare(spoken.count, 1)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            compare(zone(), "replay-place")
            keyClick(Qt.Key_Right)
            compare(root.replay.at, 11, "along the line, too")
            compare(place().value, 11)
        }

        function test_inTheUpperBarArrowsGoFromButtonToButton() {
            verify(root.page.enter("bar"))
            const before = root.focusedName
            keyClick(Qt.Key_Right)
            compare(root.replay.at, 10)
            verify(root.focusedName !== before)
        }

        function test_inPersianTheGameGoesOnToTheLeft() {
            bench.speak("fa")
            tryVerify(() => root.page.mirrored)
            keyClick(Qt.Key_Left)
            compare(root.replay.at, 11)
            keyClick(Qt.Key_Right)
            compare(root.replay.at, 10)
        }

        function test_keysLeadToRoundsAndToBothEnds() {
            keyClick(Qt.Key_PageUp)
            compare(root.replay.at, 8)
            keyClick(Qt.Key_PageDown)
            compare(root.replay.at, 12)
            keyClick(Qt.Key_End)
            compare(root.replay.at, 16)
            keyClick(Qt.Key_Home)
            compare(root.replay.at, 0)
        }

        function test_spacePlaysAndPauses() {
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Space)
            verify(root.replay.playing)
            keyClick(Qt.Key_Space)
            verify(!root.replay.playing)
            press("Play")
            verify(root.replay.playing)
            press("Pause")
            verify(!root.replay.playing)
        }

        function test_plusAndMinusChangeTheSpeed() {
            keyClick(Qt.Key_Plus)
            compare(root.replay.speed, 200)
            keyClick(Qt.Key_Minus)
            keyClick(Qt.Key_Minus)
            compare(root.replay.speed, 50)
            press("Speed 0.5 ×")
            compare(root.replay.speed, 100)
        }

        function test_theMouseGoesAlongTheLine() {
            const line = place()
            mousePress(line, line.width / 2, line.height / 2)
            compare(root.replay.at, 8)
            mouseMove(line, line.width * 0.75, line.height / 2)
            compare(root.replay.at, 12)
            compare(spoken.count, 0, "not a word on the way")
            mouseRelease(line, line.width * 0.75, line.height / 2)
            compare(root.replay.at, 12)
            compare(line.textAt(line.width - 1), "Round 4")
            compare(line.textAt(1), "Round 1")
        }

        function test_buttonsStep() {
            press("One move on")
            compare(root.replay.at, 11)
            press("One move back")
            compare(root.replay.at, 10)
        }

        function test_cardsFlyWhereTheGameIsSteppedThroughAndOnlyThere() {
            Theme.movementFactor = 1
            root.replay.step(true)
            compare(Theme.tablePace, 1)
            root.replay.goTo(3)
            compare(Theme.tablePace, 0)
        }

        function test_openHandsLieOnTheTable() {
            const hands = () => root.all(item => item.cards !== undefined && item.seat !== undefined && item.step !== undefined && item.cards.length > 0)
            compare(hands().length, 3)
            root.replay.eyes = 1
            tryVerify(() => hands().length === 0)
        }

        function test_theResultLeavesTheBarFreeAndEscapeShowsTheTable() {
            keyClick(Qt.Key_End)
            tryVerify(() => root.named("Leave") !== null)
            keyClick(Qt.Key_Left)
            compare(root.replay.at, 15)
            tryVerify(() => root.named("Leave") === null)
            keyClick(Qt.Key_End)
            tryVerify(() => root.named("Leave") !== null)
            const line = place()
            mouseClick(line, 1, line.height / 2)
            compare(root.replay.at, 0)
            keyClick(Qt.Key_End)
            tryVerify(() => root.named("Leave") !== null)
            keyClick(Qt.Key_Escape)
            tryVerify(() => root.named("Leave") === null)
            compare(pages.count, 0)
            keyClick(Qt.Key_Escape)
            compare(pages.count, 1)
            verify(!root.replay.open)
        }

        function test_nobodyIsThereToTalkToOrToAsk() {
            keyClick(Qt.Key_C)
            compare(root.all(item => item.keyZone === "drawer" && item.shown).length, 0)
            for (const name of ["Chat", "Hint", "Leave the table", "Sit down", "Play again"])
                compare(root.named(name), null, name)
            verify(root.named("Leave the replay") !== null)
            keyClick(Qt.Key_L)
            tryVerify(() => root.all(item => item.keyZone === "drawer" && item.shown).length === 1)
            compare(root.named("Log or chat"), null)
            compare(bench.asked().length, 0)
        }
    }
}
