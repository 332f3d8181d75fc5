pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The items around the 24 cards of which twelve are kept: the prompt, the number of marked cards and their melds, and
// buttons to sort the cards and to clear the marks.
PinochleStage {
    id: root

    readonly property int marked: count.count
    readonly property real foot: count.y + count.height

    // Called when the person tries to mark a thirteenth card.
    function shake(): void { count.shake() }

    PinochlePrompt {
        y: root.ground.keepPromptMiddle - Math.round(height / 2)
        words: root.controller.turn.prompt
    }

    PinochleCount {
        id: count

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.ground.keepBottom + Theme.space(40)
        // Leaves room for the actions at the side.
        width: Math.min(Theme.px(760), root.width - 2 * (Theme.margin + Theme.actionWidth + Theme.px(14)))
        keeping: root.game?.ready.keeping ?? {}
        brief: Theme.compact
    }

    Row {
        id: handling

        readonly property string keyZone: "actions"
        // The width between the plaque and the actions; if it is too small, the buttons show only icons.
        readonly property real room: root.width - 2 * (Theme.margin + Math.max(Theme.actionWidth, root.table.seats.plaqueAt(0).width) + Theme.px(16))
        readonly property bool brief: sort.fullWidth + clear.fullWidth + handling.spacing > handling.room

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.table.places.foot - height
        visible: root.asked
        spacing: Theme.px(12)

        component Handle: QuietButton {
            id: handle

            required property string words
            readonly property real fullWidth: handle.measure.advanceWidth + Theme.px(handle.key !== "" ? 62 : 29) + handle.leftPadding + handle.rightPadding
            readonly property TextMetrics measure: TextMetrics {
                font.family: Theme.textFamily
                font.pixelSize: Theme.word(handle.textSize)
                font.weight: Font.ExtraBold
                text: handle.words
            }

            look: QuietButton.Plaque
            text: handling.brief ? "" : handle.words
            spokenName: handle.words
        }

        Handle {
            id: sort

            iconName: "sort"
            // Names the order that follows the current one.
            words: [qsTr("Sort by rank"), qsTr("Sort as in the pack"), qsTr("Sort by suit")][root.table.handOrder]
            key: "O"
            onClicked: root.table.handTurned()
        }

        Handle {
            id: clear

            iconName: "undo"
            words: qsTr("Clear all")
            enabled: count.count > 0
            onClicked: root.controller.choice.act("clear")
        }
    }
}
