import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

TableUnderTest {
    id: root

    SignalSpy { id: pages; target: bench.application; signalName: "pageChanged" }

    TestCase {
        name: "TableKeys"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            bench.begin()
            bench.dealToYourTurn()
            tryVerify(() => root.card("KC") !== null)
            tryVerify(() => root.focusedCard() !== "" && root.atRest())
        }

        function zone() {
            for (let item = root.focused(); item; item = item.parent)
                if (item.keyZone !== undefined)
                    return item.keyZone
            return ""
        }

        function test_theFocusIsOnTheHandWhenTheTurnComes() {
            compare(root.focusedCard(), "8S")
        }

        function test_arrowsGoAlongTheHandAndEndAtItsEnds() {
            keyClick(Qt.Key_Right)
            compare(root.focusedCard(), "7H")
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(root.focusedCard(), "KC")
            keyClick(Qt.Key_Left)
            compare(root.focusedCard(), "7H")
        }

        function test_tabGoesRoundTheZones() {
            for (const next of ["table", "actions", "seats", "bar", "hand"]) {
                keyClick(Qt.Key_Tab)
                compare(zone(), next)
            }
            keyClick(Qt.Key_Backtab)
            compare(zone(), "bar")
        }

        function test_aZoneRemembersWhereTheFocusWas() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Backtab)
            compare(root.focusedCard(), "7H")
        }

        function test_spaceChoosesAndPutsBack() {
            keyClick(Qt.Key_Space)
            compare(root.table.choice.selected, "8S")
            keyClick(Qt.Key_Space)
            compare(root.table.choice.selected, "")
        }

        function test_enterPlaysTheSelectedCard() {
            keyClick(Qt.Key_Return)
            verify(!root.table.choice.moving)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)
            verify(root.table.choice.moving)
            compare(root.table.choice.movingCard, "8S")
        }

        function test_digitsChooseTheNthCard() {
            keyClick(Qt.Key_3)
            compare(root.table.choice.selected, "KC")
            compare(root.focusedCard(), "KC")
            keyClick(Qt.Key_2)
            compare(root.table.choice.selected, "7H")
            keyClick(Qt.Key_9)
            compare(root.table.choice.selected, "7H")
        }

        function test_afterAPlayTheFocusIsOnTheNeighbour() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)
            bench.discard("7H")
            tryVerify(() => root.focusedCard() === "8S" || root.focusedCard() === "KC")
            // The keyboard shortcuts still work.
            keyClick(Qt.Key_L)
            tryVerify(() => root.named("Log or chat") !== null)
        }

        function test_aHidingItemPassesTheFocusOn() {
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            const hint = root.focused()
            compare(hint.text, "Hint")
            keyClick(Qt.Key_Space)
            verify(!hint.visible)
            tryVerify(() => root.focusedCard() === "8S")
            keyClick(Qt.Key_Right)
            compare(root.focusedCard(), "7H")
        }

        function test_whileAMoveIsOnItsWayTheFocusIsWaitedFor() {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)
            verify(root.table.choice.moving)
            wait(50)
            compare(root.focused().activeFocusOnTab, false)
            keyClick(Qt.Key_Right)
            verify(root.focused().activeFocusOnTab, "arrows work at once")
        }

        function test_escapePutsBackThenClosesThenLeaves() {
            keyClick(Qt.Key_L)
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_Escape)
            compare(root.table.choice.selected, "")
            verify(root.named("Log or chat") !== null)
            keyClick(Qt.Key_Escape)
            tryVerify(() => root.named("Log or chat") === null)
            pages.clear()
            keyClick(Qt.Key_Escape)
            compare(pages.count, 1)
        }

        function test_hIsAHint() {
            verify(root.table.turn.canHint)
            keyClick(Qt.Key_H)
            verify(!root.table.turn.canHint)
        }

        function test_oTurnsTheHand() {
            const before = bench.application.preferences.handOrder
            keyClick(Qt.Key_O)
            verify(bench.application.preferences.handOrder !== before)
        }

        function test_mSwitchesTheSound() {
            const before = bench.application.preferences.sound
            keyClick(Qt.Key_M)
            compare(bench.application.preferences.sound, !before)
        }

        function test_lCAndROpenTheirDrawersAndCloseThem() {
            for (const [key, name] of [[Qt.Key_L, "Log"], [Qt.Key_C, "Chat"], [Qt.Key_R, "Rules"]]) {
                keyClick(key)
                tryVerify(() => root.named(name) !== null, 1000, name)
                keyClick(Qt.Key_Escape)
                tryVerify(() => root.all(item => item.spokenName === name && item.sheetWidth !== undefined).length === 0)
            }
        }

        function test_shortcutsStandWhereTheyAreOnALatinKeyboard_data() {
            return [
                { tag: "Latin letter anywhere", key: Qt.Key_H, place: 99, means: Qt.Key_H },
                { tag: "named key", key: Qt.Key_Escape, place: 43, means: Qt.Key_Escape },
                { tag: "Persian letter", key: 0x0627, place: 43, means: Qt.Key_H },
                { tag: "first of a row", key: 0x0636, place: 24, means: Qt.Key_Q },
                { tag: "last of a row", key: 0x067e, place: 58, means: Qt.Key_M },
                { tag: "beside the letters", key: 0x06af, place: 59, means: 0x06af },
                { tag: "Persian digit", key: 0x06f2, place: 11, means: Qt.Key_2 },
                { tag: "Arabic digit", key: 0x0663, place: 12, means: Qt.Key_3 }
            ]
        }

        function test_shortcutsStandWhereTheyAreOnALatinKeyboard(row) {
            compare(root.page.latinKey(row.key, row.place), row.means)
        }

        function test_lettersInAChatAreNoCommands() {
            keyClick(Qt.Key_C)
            tryVerify(() => root.page.typing())
            const before = bench.application.preferences.sound
            keyClick(Qt.Key_M)
            compare(bench.application.preferences.sound, before)
            bench.discard("KC")
            verify(root.page.typing(), "somebody else's turn does not take the focus away")
        }

        function test_aChatThatSlidesInKeepsTheFocusThatItWasGiven() {
            Theme.movementFactor = 1
            keyClick(Qt.Key_C)
            tryVerify(() => root.named("Log or chat") !== null)
            tryVerify(() => root.page.typing() && root.focused().visible)
            wait(0)  // Lets delayed calls run.
            verify(root.page.typing())
        }

        function test_theQuestionMarkShowsAllKeysAndKeepsTheFocus() {
            keyClick("?")
            tryVerify(() => root.named("Keys") !== null)
            keyClick(Qt.Key_Tab)
            compare(root.focused().spokenName, "Close")
            keyClick(Qt.Key_Escape)
            tryVerify(() => root.named("Keys") === null)
            compare(root.focusedCard(), "8S")
        }

        function test_aLostConnectionHasTheKeys() {
            bench.loseConnection(true)
            tryCompare(root.page.panel, "spokenName", "Connection lost")
            keyClick(Qt.Key_1)
            compare(root.table.choice.selected, "")
            bench.loseConnection(false)
            tryVerify(() => root.focusedCard() === "8S")
        }
    }
}
