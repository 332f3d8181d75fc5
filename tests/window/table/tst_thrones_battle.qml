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
        }

        function battle() { return root.all(item => item.decided !== undefined && item.landed !== undefined)[0] }
        function score(at) { return root.all(item => item.difference !== undefined)[at] }
        function lines() { return root.all(item => item.lineCount !== undefined && item.text.includes(" 30 beats their 23") && item.visible) }

        function test_oneAttackAfterTheOtherThenThePoints() {
            compare(score(0).score, 27)
            bench.turns("6S on 1")
            bench.fight()
            verify(battle().running)
            compare(battle().decided, 0)
            compare(score(0).score, 27, "no points before anything is decided")
            tryVerify(() => battle().decided === 1)
            compare(score(0).score, 27)
            tryVerify(() => battle().landed === 1)
            compare(score(0).score, 36)
            tryVerify(() => battle().landed === 2)
            compare(score(0).score, 46)
            compare(score(1).score, 19)
            tryVerify(() => !battle().running)
            compare(root.table.turn.prompt, "We win this battle, 19 points.")
            compare(lines().length, 1)
        }

        function test_anAttackRunsAtTheDefenceAndTheStakeToTheScore() {
            bench.turns("6S on 1")
            const told = () => root.all(item => item.difference !== undefined).map(score => score.difference)
            const before = told()
            bench.fight()
            wait(0)
            compare(told(), before, "nothing is told before it is decided")
            const fight = battle()
            const [runner, stake] = Array.from(fight.children).filter(item => item.way !== undefined)
            const arrived = []
            const see = (item, where) => arrived.push({ x: item.x + item.width / 2 - where.x, y: item.y + item.height / 2 - where.y })
            const seeAttack = () => see(runner, fight.defenceOf(fight.decided === 2))
            const seePoints = () => see(stake, fight.scoreOf(true))
            fight.decidedChanged.connect(seeAttack)
            fight.landedChanged.connect(seePoints)
            tryVerify(() => !fight.running, 15000)
            fight.decidedChanged.disconnect(seeAttack)
            fight.landedChanged.disconnect(seePoints)
            compare(arrived.length, 4)
            for (const off of arrived)
                verify(Math.abs(off.x) < 1 && Math.abs(off.y) < 1, JSON.stringify(arrived))
        }

        function test_inANarrowWindowThePointsStayBelowTheBar() {
            root.width = 800
            root.height = 600
            const stake = Array.from(battle().children).filter(item => item.way !== undefined)[1]
            for (const ours of [true, false])
                verify(battle().scoreOf(ours).y - stake.height / 2 >= Theme.topBar)
            root.width = 1280
            root.height = 800
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
            const value = (pile, label) => root.all(item => item.numberAt !== undefined && item.label === label,
                root.all(item => item.place === `pile-${pile}` && item.pile !== undefined)[0])[0]
            verify(value(0, "Attack").lost && value(0, "Defence").lost)
            verify(!value(1, "Attack").lost && !value(1, "Defence").lost)
        }
    }
}
