import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: a battle is shown as it is decided, and later events do not wait for it.
TableUnderTest {
    id: root

    TestCase {
        name: "ThronesBattle"
        when: windowShown

        function init() {
            Theme.movementFactor = 1
            bench.speak("en")
            bench.thronesToYourTurn()
            tryVerify(() => root.card("6S") !== null && root.atRest())
        }

        function cleanup() {
            Theme.movementFactor = 0
            root.width = 1280
            root.height = 800
            bench.speak("en")
        }

        function battle() { return root.all(item => item.decided !== undefined && item.landed !== undefined)[0] }
        function score(at) { return root.all(item => item.difference !== undefined)[at] }
        function coin() { return Array.from(battle().children).filter(item => item.way !== undefined && item.points !== undefined)[0] }
        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text.replace(/<[^>]*>|[\u200e\u200f\u2066-\u2069]/g, "") === text && item.opacity > 0).length }
        function pale(pile, label) {
            return root.all(item => item.numberAt !== undefined && item.label === label,
                root.all(item => item.place === `pile-${pile}` && item.pile !== undefined)[0])[0].pale
        }

        // Records every change to what has been shown, decided and paid; signals miss none, even on a busy machine.
        function test_oneAttackAfterTheOtherThenThePoints() {
            compare(score(0).score, 27)
            bench.turns("6S on 1")
            bench.fight()
            const fight = battle()
            verify(fight.running)
            compare([fight.at, fight.decided, fight.landed], [-1, 0, 0])
            compare(score(0).score, 27, "no points before anything is decided")
            const course = []
            const see = () => course.push([fight.at, fight.decided, fight.landed, fight.waiting(true)].join(" "))
            for (const change of [fight.atChanged, fight.decidedChanged, fight.landedChanged])
                change.connect(see)
            tryVerify(() => !fight.running, 20000)
            for (const change of [fight.atChanged, fight.decidedChanged, fight.landedChanged])
                change.disconnect(see)
            compare(course.join(", "), "0 0 0 19, 0 1 0 19, 0 1 1 10, 1 1 1 10, 1 2 1 10, 1 2 2 0, 2 2 2 0")
            compare(score(0).score, 46)
            compare(score(1).score, 19)
            compare(root.table.turn.prompt, "We win this battle, 19 points.")
        }

        // The numbers that take part stand out, the loser's is then dimmed, and what comes next is announced.
        function test_eachMomentHasItsWordsAndItsNumbers() {
            Theme.movementFactor = 0
            bench.turns("6S on 1")
            bench.fight()
            const show = (at, decided, landed) => {
                battle().at = at
                battle().decided = decided
                battle().landed = landed
            }
            const palest = () => [[1, "Attack"], [1, "Defence"], [0, "Attack"], [0, "Defence"]].map(([pile, label]) => pale(pile, label) ? "pale" : "clear").join(" ")
            show(0, 0, 0)
            compare(palest(), "clear pale pale clear")
            compare(score(0).score, 27)
            compare(seen("Next: their attack 16 against our defence 20"), 1)
            show(0, 1, 0)
            compare(palest(), "clear pale pale pale")
            show(1, 1, 1)
            compare(palest(), "pale clear clear pale")
            compare(score(0).score, 36)
            compare(seen("Next: their attack 16 against our defence 20"), 0)
            compare(seen("Our 30 beats their 23"), 1)
            compare(seen("We win this battle, 19 points."), 0, "the sum comes last")
            show(2, 2, 2)
            compare(palest(), "clear clear pale pale")
            compare(seen("We win this battle, 19 points."), 1)
            compare(seen("Their 16 can’t beat our 20"), 1)
        }

        function test_theHeartThatWasBeatenLiesAslant() {
            compare(root.face("9H").rotation, 0)
            bench.turns("6S on 1")
            bench.fight()
            tryVerify(() => root.face("9H").rotation === 5)
            verify(!root.face("9H").legal)
            tryVerify(() => !battle().running)
            compare(root.face("KH").rotation, 0)
            bench.goOn()
            bench.turns("3H on 0")
            tryVerify(() => root.card("9H") === null && root.face("3H").rotation === 0 && root.face("3H").legal)
        }

        function test_theCoinFliesFromTheHeartToTheScore() {
            bench.turns("6S on 1")
            bench.fight()
            const fight = battle()
            const [begun, arrived] = [[], []]
            const leave = () => { if (coin().visible) begun.push(Qt.point(coin().from.x, coin().from.y)) }
            const land = () => arrived.push({ x: coin().middle.x - fight.scoreOf(true).x, y: coin().middle.y - fight.scoreOf(true).y })
            const flown = coin()
            flown.visibleChanged.connect(leave)
            fight.landedChanged.connect(land)
            tryVerify(() => !fight.running, 20000)
            flown.visibleChanged.disconnect(leave)
            fight.landedChanged.disconnect(land)
            compare(begun, [fight.heartOf(false), fight.heartOf(true)])
            compare(arrived.length, 2)
            for (const off of arrived)
                verify(Math.abs(off.x) < 1 && Math.abs(off.y) < 1, JSON.stringify(arrived))
        }

        function test_inANarrowWindowThePointsStayBelowTheBar() {
            root.width = 800
            root.height = 600
            for (const ours of [true, false])
                verify(battle().scoreOf(ours).y - coin().size / 2 >= Theme.topBar)
        }

        function test_inANarrowWindowTheBarCountsAlong() {
            root.width = 800
            root.height = 600
            const told = () => root.all(item => item.lineCount !== undefined && item.text.startsWith("Ours ")).map(item => item.text).join()
            compare(told(), "Ours 27, theirs 19")
            Theme.movementFactor = 0
            bench.turns("6S on 1")
            bench.fight()
            for (const [landed, text] of [[0, "Ours 27, theirs 19"], [1, "Ours 36, theirs 19"], [2, "Ours 46, theirs 19"]]) {
                battle().landed = landed
                compare(told(), text)
            }
        }

        function test_theBandCoversNoCardAndNoHand_data() {
            const rows = []
            for (const [width, height] of [[800, 600], [1100, 700], [1280, 800], [1920, 1080], [3840, 2160]])
                for (const language of width === 800 ? ["en", "fa", "nb", "zh"] : width === 1280 ? ["en"] : ["fa"])
                    rows.push({ tag: `${width}x${height} ${language}`, width, height, language })
            return rows
        }

        function test_theBandCoversNoCardAndNoHand(data) {
            Theme.movementFactor = 0
            root.width = data.width
            root.height = data.height
            bench.speak(data.language)
            bench.turns("6S on 1")
            bench.fight()
            tryVerify(() => root.atRest())
            const fight = battle()
            const box = key => root.card(key).spot
            verify(box("9H").y + box("9H").height <= fight.band.y)
            verify(fight.band.y + fight.band.height <= box("KH").y)
            verify(fight.wordsMiddle + Theme.px(21) <= box("KS").y)
            for (const at of [0, 1]) {
                fight.at = at
                const line = root.all(item => item.numberSize !== undefined)[0]
                const row = root.all(item => item.spacing !== undefined && item.scale <= 1, line)[0]
                verify(row.width * row.scale <= fight.band.width)
                verify(row.scale >= 0.85, `${row.scale}`)
            }
        }

        function test_theMovementIsSkippedBeforeTheTableGoesOn_data() {
            return [
                { tag: "Enter", act: () => keyClick(Qt.Key_Return) },
                { tag: "Space", act: () => keyClick(Qt.Key_Space) },
                { tag: "click on a card", act: () => mouseClick(root.face("KS")) },
                { tag: "click on the cloth", act: () => mouseClick(root, 640, 590) }
            ]
        }

        // Fails if, for example, the first press already ends the pause, or a card receives it.
        function test_theMovementIsSkippedBeforeTheTableGoesOn(data) {
            bench.turns("6S on 1")
            bench.fight()
            root.card("KS").takeFocus()
            verify(battle().running)
            verify(root.named("Skip") !== null)
            compare(root.named("Next battle"), null)
            data.act()
            verify(!battle().running)
            compare(battle().landed, 2)
            verify(root.table.turn.primaryReady, "it has not gone on yet")
            compare(root.named("Skip"), null)
            verify(root.named("Next battle") !== null)
            data.act()
            tryVerify(() => !root.table.turn.primaryReady)
        }

        function test_escapeSkipsAndNeverLeaves() {
            bench.turns("6S on 1")
            bench.fight()
            keyClick(Qt.Key_Escape)
            verify(!battle().running)
            keyClick(Qt.Key_Escape)
            compare(bench.application.dialogs.question.what, "")
            verify(root.table.turn.primaryReady, "nor does it go on")
        }

        function test_theSkipButtonSkips() {
            bench.turns("6S on 1")
            bench.fight()
            mouseClick(root.named("Skip"))
            verify(!battle().running)
            verify(root.table.turn.primaryReady)
        }

        function test_aNewViewEndsItAtOnce() {
            bench.turns("6S on 1")
            bench.fight()
            verify(battle().running)
            bench.goOn()
            bench.turns("3H on 0")
            tryVerify(() => !battle().running && !battle().shown, 500)
            compare(score(0).score, 46)
            tryVerify(() => root.card("KH") === null)
        }

        function test_withoutMovementItIsThereAtOnce() {
            Theme.movementFactor = 0
            bench.turns("6S on 1")
            bench.fight()
            compare(battle().decided, 2)
            compare(battle().landed, 2)
            compare(score(0).score, 46)
        }

        // Each step forward shows what happened, at moments that have been seen before, too.
        function test_aBattleIsShownWhenOneStepsForwardOverItsEnd() {
            bench.turns("6S on 1")
            bench.openHands(3)
            bench.fight()
            verify(battle().running)
            tryVerify(() => !battle().running, 20000)
            compare(root.table.turn.prompt, "We win this battle, 19 points.")
            bench.asked()
            mouseClick(root.named("Next battle"))
            verify(bench.asked().join().includes("go_on"))
        }

        // The plaques show the others' cards; separate card backs would stand out on the dimmed table.
        function test_withoutMovementOthersCardsAreNotDrawnTwice() {
            Theme.movementFactor = 0
            bench.thronesToYourTurn()
            tryVerify(() => root.card("6S") !== null && root.atRest())
            const held = root.all(item => item.zone === "seat" && item.key !== undefined)
            verify(held.length > 12)
            verify(held.every(card => card.opacity === 0))
        }

        function test_enterGoesOn() {
            Theme.movementFactor = 0
            bench.turns("6S on 1")
            bench.fight()
            compare(root.table.phase, TablePhase.Paused)
            compare(root.table.turn.primaryText, "Next battle")
            verify(root.table.turn.primaryReady)
            keyClick(Qt.Key_Return)
            verify(!root.table.turn.primaryReady || root.table.turn.primaryText !== "Next battle")
        }

        function test_theLosingSideIsPale() {
            Theme.movementFactor = 0
            bench.turns("6S on 1")
            bench.fight()
            verify(pale(0, "Attack") && pale(0, "Defence"))
            verify(!pale(1, "Attack") && !pale(1, "Defence"))
        }
    }
}
