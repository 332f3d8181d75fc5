import QtQuick
import QtTest
import Cardroom.Ui

Item {
    id: root

    width: 600
    height: 400

    Column {
        spacing: 20
        padding: 20

        PrimaryButton { id: primary; text: "Discard K♣"; keyIcon: "enter" }
        QuietButton { id: quiet; text: "Hint"; iconName: "hint"; key: "H" }
        IconButton { id: icon; iconName: "log"; spokenName: "Log" }
        TextLink { id: link; text: "Copy" }
        Toggle { id: toggle; spokenName: "Four colours" }
        Item {
            id: elsewhere

            width: 10
            height: 10
            focus: true
        }
    }

    SignalSpy { id: clicks; signalName: "clicked" }

    TestCase {
        name: "Buttons"
        when: windowShown

        function init() {
            for (const button of [primary, quiet, icon, link, toggle])
                button.enabled = Qt.binding(() => true)
            primary.waiting = false
            primary.enabled = Qt.binding(() => !primary.waiting)
            toggle.checked = false
            elsewhere.forceActiveFocus()
        }

        function all_data() {
            return [primary, quiet, icon, link, toggle].map((button, index) => ({
                tag: ["primary", "quiet", "icon", "link", "toggle"][index],
                button: button,
                name: ["Discard K♣", "Hint", "Log", "Copy", "Four colours"][index]
            }))
        }

        function test_aClickIsHeardAndLeavesTheFocusWhereItIs_data() { return all_data() }
        function test_aClickIsHeardAndLeavesTheFocusWhereItIs(data) {
            clicks.target = data.button
            clicks.clear()
            mouseClick(data.button)
            compare(clicks.count, 1)
            verify(elsewhere.activeFocus)
        }

        function test_spaceAndReturnPressIt_data() { return all_data() }
        function test_spaceAndReturnPressIt(data) {
            clicks.target = data.button
            clicks.clear()
            data.button.forceActiveFocus(Qt.TabFocusReason)
            for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter])
                keyClick(key)
            compare(clicks.count, 3)
        }

        function test_theRingIsForTheKeyboard_data() { return all_data() }
        function test_theRingIsForTheKeyboard(data) {
            data.button.forceActiveFocus(Qt.MouseFocusReason)
            verify(!data.button.visualFocus)
            elsewhere.forceActiveFocus()
            data.button.forceActiveFocus(Qt.TabFocusReason)
            verify(data.button.visualFocus)
        }

        function test_tabReachesEachInTurn() {
            const order = [primary, quiet, icon, link, toggle]
            primary.forceActiveFocus(Qt.TabFocusReason)
            for (let i = 1; i < order.length; ++i) {
                keyClick(Qt.Key_Tab)
                verify(order[i].activeFocus, `after ${i} tabs`)
            }
        }

        function test_aScreenReaderKnowsItsNameAndPressesIt_data() { return all_data() }
        function test_aScreenReaderKnowsItsNameAndPressesIt(data) {
            compare(data.button.Accessible.name, data.name)
            clicks.target = data.button
            clicks.clear()
            data.button.Accessible.pressAction()
            compare(clicks.count, 1)
        }

        function test_nothingPressesADisabledOne_data() { return all_data() }
        function test_nothingPressesADisabledOne(data) {
            clicks.target = data.button
            clicks.clear()
            data.button.enabled = false
            mouseClick(data.button)
            data.button.Accessible.pressAction()
            compare(clicks.count, 0)
        }

        function test_aPrimaryThatWaitsCannotBePressed() {
            primary.waiting = true
            clicks.target = primary
            clicks.clear()
            mouseClick(primary)
            primary.Accessible.pressAction()
            compare(clicks.count, 0)
            compare(primary.opacity, 1)
        }

        function test_aToggleTellsItsState() {
            compare(toggle.Accessible.role, Accessible.CheckBox)
            verify(!toggle.Accessible.checked)
            mouseClick(toggle)
            verify(toggle.Accessible.checked)
            toggle.Accessible.toggleAction()
            verify(!toggle.Accessible.checked)
        }

        function test_theyAreLargeEnoughToHit_data() { return all_data() }
        function test_theyAreLargeEnoughToHit(data) {
            verify(data.button.width >= 40, `width ${data.button.width}`)
            verify(data.button.height >= 40, `height ${data.button.height}`)
        }
    }
}
