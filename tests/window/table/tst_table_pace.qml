import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: a spectator at a table of bots controls their pace by button, slider, switch and keyboard.
TableUnderTest {
    id: root

    TestCase {
        name: "TablePace"
        when: windowShown

        function init() {
            Theme.movementFactor = 1
            bench.beginBots()
            tryVerify(() => bar() !== null && root.atRest())
            bench.asked()
        }

        function cleanup() {
            root.width = 1280
            root.height = 800
            bench.speak("en")
        }

        function bar() { return root.all(item => item.keyZone === "pace")[0] ?? null }
        function slider() { return root.named("Speed in per cent") }
        function press(name) {
            const control = root.named(name)
            verify(control !== null, name)
            mouseClick(control)
        }
        function expectAsked(text, of) {
            compare(bench.asked().join(), `set_pace { ${text} }`, of)
        }

        function test_oneButtonPlaysAndPauses() {
            press("Play")
            expectAsked("paused: false")
            bench.pace(false, 100)
            press("Pause")
            expectAsked("paused: true")
        }

        function test_oneMove() {
            press("One move")
            expectAsked("paused: true step: true")
        }

        function test_theSliderAsksOnceForADrag() {
            const handle = slider().handle
            mousePress(handle)
            mouseMove(handle, 60, 10)
            mouseMove(handle, 90, 10)
            compare(bench.asked().length, 0)
            mouseRelease(handle, 90, 10)
            const asked = bench.asked()
            compare(asked.length, 1)
            const percent = Number(/speed_percent: ([0-9]+)/.exec(asked[0])[1])
            verify(percent > 200 && percent <= 400 && percent % 25 === 0, asked[0])
        }

        function test_theHandleStaysInTheHandWhileTheBotsPlay() {
            bench.pace(false, 100)
            const handle = slider().handle
            mousePress(handle)
            mouseMove(handle, 60, 10)
            const drawn = slider().value
            verify(drawn > 100)
            bench.discard("3C")
            compare(slider().value, drawn)
            mouseRelease(handle, 60, 10)
            bench.pace(false, 50)
            compare(slider().value, 50)
        }

        function test_theSliderByKeys() {
            slider().forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Right)
            expectAsked("speed_percent: 125")
        }

        function test_keysOfTheTable() {
            for (const [key, text] of [[Qt.Key_Space, "paused: false"], [Qt.Key_Period, "paused: true step: true"],
                    [Qt.Key_Plus, "speed_percent: 125"], [Qt.Key_Minus, "speed_percent: 75"]]) {
                keyClick(key)
                expectAsked(text, key)
            }
        }

        function test_theKeysAreShownWhereTheyMeanSomething() {
            keyClick(Qt.Key_Question)
            tryVerify(() => root.all(item => item.text === "the bots play, or pause").length > 0)
            bench.begin()
            tryVerify(() => root.page !== null)
            keyClick(Qt.Key_Question)
            tryVerify(() => root.all(item => item.text === "all keys of the table").length > 0)
            compare(root.all(item => item.text === "the bots play, or pause").length, 0)
        }

        function test_theSwitchStillsTheCards() {
            verify(!Theme.still)
            press("Animation")
            verify(Theme.still)
            compare(bench.asked().length, 0)
            press("Animation")
            verify(!Theme.still)
        }

        function test_cardsFlyFasterWhereBotsPlayFaster() {
            compare(Theme.duration(400), 400)
            bench.pace(false, 400)
            compare(Theme.duration(400), 100)
            bench.pace(false, 25)
            compare(Theme.duration(400), 400)
        }

        function test_withoutMovementThereIsNoSwitch() {
            bench.application.preferences.movement = Preferences.None
            verify(!root.named("Animation").enabled)
            bench.application.preferences.movement = Preferences.Normal
        }

        function test_tabReachesTheBar() {
            const zones = []
            for (let i = 0; i < 8; ++i) {
                keyClick(Qt.Key_Tab)
                for (let item = root.focused(); item; item = item.parent)
                    if (item.keyZone !== undefined) {
                        zones.push(item.keyZone)
                        break
                    }
            }
            verify(zones.includes("pace"), zones.join())
        }

        function test_theBarHasItsRoomBelowTheTable_data() {
            const rows = []
            for (const [width, height] of [[800, 600], [1280, 800], [1920, 1080]])
                for (const language of ["en", "fa"])
                    rows.push({ tag: `${width}x${height} ${language}`, width, height, language })
            return rows
        }

        function test_theBarHasItsRoomBelowTheTable(data) {
            root.width = data.width
            root.height = data.height
            bench.speak(data.language)
            tryVerify(() => root.atRest())
            const top = bar().mapToItem(root, 0, 0).y
            compare(top + bar().height, root.height)
            const things = root.all(item => item.key !== undefined && item.zone !== undefined || item.cardsHeld !== undefined && item.widest !== undefined)
            verify(things.length > 8)
            for (const thing of things)
                verify(thing.mapToItem(root, 0, thing.height).y <= top, `${thing}`)
            const parts = root.all(item => item.parent?.parent === bar(), bar()).sort((a, b) => a.mapToItem(root, 0, 0).x - b.mapToItem(root, 0, 0).x)
            for (let i = 1; i < parts.length; ++i)
                verify(parts[i - 1].mapToItem(root, parts[i - 1].width, 0).x <= parts[i].mapToItem(root, 0, 0).x)
        }

        function test_wherePeoplePlayThereIsNoBar() {
            bench.begin()
            tryVerify(() => root.page !== null)
            compare(bar(), null)
            compare(Theme.barTakes, 0)
        }
    }
}
