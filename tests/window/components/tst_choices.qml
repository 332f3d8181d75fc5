import QtQuick
import QtTest
import Cardroom.Ui

Item {
    id: root

    width: 600
    height: 500

    Column {
        padding: 20
        spacing: 20

        SegmentedControl {
            id: segments

            options: ["None", "Calm", "Normal"]
            currentIndex: 1
            spokenName: "Movement"
            onChosen: index => currentIndex = index
        }
        ChoiceBox {
            id: box

            property bool refused: false
            readonly property list<string> english: ["English", "Norsk", "Another"]

            model: box.english
            spokenName: "Language"
            onActivated: index => {
                if (!box.refused)
                    box.chosenIndex = index
            }
        }
        Stepper { id: stepper; value: 3; from: 2; to: 5; spokenName: "Players"; onChanged: value => stepper.value = value }
        SlideControl { id: slider; value: 0.5; spokenName: "Volume" }
        ChoiceChip { id: chip; text: "One for each game"; chosen: true }
        ChoiceChip { id: otherChip; text: "Suns" }
        TextInputField { id: field; placeholderText: "Link or address" }
    }

    SignalSpy { id: chosen; target: segments; signalName: "chosen" }
    SignalSpy { id: activated; target: box; signalName: "activated" }

    TestCase {
        name: "Choices"
        when: windowShown

        function init() {
            segments.LayoutMirroring.enabled = false
            segments.currentIndex = 1
            stepper.value = 3
            box.model = box.english
            box.chosenIndex = 0
            field.text = ""
            field.error = ""
            chosen.clear()
            activated.clear()
        }

        function cleanup() {
            box.popup.close()
            tryVerify(() => !box.popup.visible)
        }

        function test_theKeysChooseInABoxThatWasOpenedByAClick() {
            field.forceActiveFocus()
            box.chosenIndex = 0
            mouseClick(box)
            tryVerify(() => box.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(box.currentIndex, 1)
            tryVerify(() => !box.popup.visible)
        }

        function test_aRefusedChoiceIsNotShown() {
            box.refused = true
            box.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            tryVerify(() => box.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => !box.popup.visible)
            compare(activated.count, 1)
            compare(box.currentText, "English")
            box.refused = false
        }

        function test_theChoiceIsStillShownInAnotherLanguage() {
            box.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            tryVerify(() => box.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(box.currentText, "Norsk")
            box.model = ["Engelsk", "Norsk bokmål", "Et annet"]
            compare(box.currentText, "Norsk bokmål")
            box.chosenIndex = 2
            compare(box.currentText, "Et annet")
        }

        function test_aClickChoosesASegment() {
            mouseClick(segments, segments.width - 20, segments.height / 2)
            compare(segments.currentIndex, 2)
            mouseClick(segments, segments.width - 20, segments.height / 2)
            compare(chosen.count, 1)
        }

        function test_arrowsGoFromSegmentToSegmentAndStopAtTheEnds() {
            segments.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(segments.currentIndex, 2)
            for (let i = 0; i < 4; ++i)
                keyClick(Qt.Key_Left)
            compare(segments.currentIndex, 0)
        }

        function test_arrowsFollowTheEyeFromRightToLeft() {
            segments.LayoutMirroring.enabled = true
            segments.LayoutMirroring.childrenInherit = true
            segments.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Left)
            compare(segments.currentIndex, 2)
            mouseClick(segments, segments.width - 20, segments.height / 2)
            compare(segments.currentIndex, 0)
        }

        function test_eachSegmentIsARadioButtonThatCanBePressed() {
            const found = []
            const look = item => {
                if (item.Accessible.role === Accessible.RadioButton)
                    found.push(item)
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(segments)
            compare(found.map(item => item.Accessible.name), ["None", "Calm", "Normal"])
            compare(found.map(item => item.Accessible.checked), [false, true, false])
            found[2].Accessible.pressAction()
            compare(segments.currentIndex, 2)
        }

        function test_aBoxIsOpenedAndChosenFromByKeyboard() {
            box.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            tryVerify(() => box.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => !box.popup.visible)
            compare(box.currentText, "Norsk")
            compare(activated.count, 1)
        }

        function test_escapeLeavesABoxAsItWas() {
            box.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            tryVerify(() => box.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !box.popup.visible)
            compare(box.currentText, "English")
        }

        function test_aBoxSaysWhatItIsForAndWhatIsChosen() {
            compare(box.Accessible.name, "Language: English")
            box.Accessible.pressAction()
            tryVerify(() => box.popup.opened)
        }

        function test_aStepperStaysWithinItsEnds() {
            stepper.forceActiveFocus(Qt.TabFocusReason)
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Up)
            compare(stepper.value, 5)
            for (let i = 0; i < 8; ++i)
                stepper.Accessible.decreaseAction()
            compare(stepper.value, 2)
            compare(stepper.Accessible.name, "Players: 2")
        }

        function test_aChipTellsThatItIsChosen() {
            verify(chip.Accessible.checked)
            compare(chip.Accessible.name, "One for each game")
        }

        function test_aClickAloneDoesNotChooseAChip() {
            mouseClick(otherChip)
            verify(!otherChip.Accessible.checked)
            otherChip.chosen = true
            verify(otherChip.Accessible.checked)
            otherChip.chosen = false
            verify(!otherChip.Accessible.checked)
        }

        function test_aFieldHasANameAndReportsErrors() {
            compare(field.Accessible.name, "Link or address")
            field.error = "That is neither a link nor an address."
            compare(field.Accessible.description, "That is neither a link nor an address.")
        }
    }
}
