pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What is known about the fairness of the deal in progress, or of the last one: its steps, and in the end its pack.
ScrollArea {
    id: root

    required property FairModel fair
    // Whether the person has asked how a fair deal works.
    property bool explained: false

    readonly property real pad: Theme.px(26)

    signal recordWanted(file: string)

    contentHeight: column.y + column.height + root.pad
    // Text that is too long is scrolled with the keyboard.
    activeFocusOnTab: root.interactive
    Accessible.role: Accessible.Pane
    Accessible.name: root.fair.title

    // Returns whether there was anything left to scroll.
    function scroll(by: real): bool {
        const to = Math.max(0, Math.min(root.contentHeight - root.height, root.contentY + by))
        const moves = to !== root.contentY
        root.contentY = to
        return moves
    }

    Keys.onDownPressed: event => event.accepted = root.scroll(Theme.px(60))
    Keys.onUpPressed: event => event.accepted = root.scroll(-Theme.px(60))

    Column {
        id: column

        x: root.pad
        width: root.width - 2 * root.pad
        spacing: Theme.px(18)

        SpokenText {
            width: parent.width
            text: root.fair.text
            size: 16.5
            wrapMode: Text.Wrap
            color: root.fair.state === FairState.Wrong ? Theme.bad : Theme.text2
        }

        Repeater {
            model: root.fair.thrownAway

            Row {
                id: attempt

                required property string modelData

                width: column.width
                spacing: Theme.px(14)
                Accessible.role: Accessible.StaticText
                Accessible.name: attempt.modelData

                Icon {
                    id: sign

                    name: "info"
                    size: Theme.px(28)
                    color: Theme.text3
                }

                SilentText {
                    width: attempt.width - sign.width - attempt.spacing
                    text: attempt.modelData
                    wrapMode: Text.Wrap
                    color: Theme.text2
                }
            }
        }

        Repeater {
            model: root.visible ? root.fair.steps : []

            FairStepItem {
                required property fairStep modelData

                width: column.width
                step: modelData
            }
        }

        FairPack {
            // Filled only while visible: it has many cards, and most people never look at it.
            width: column.width
            visible: cards.length > 0
            cards: root.visible ? root.fair.pack : []
        }

        Flow {
            width: parent.width
            spacing: Theme.px(10)
            visible: root.fair.number !== ""

            QuietButton {
                visible: root.fair.record !== ""
                text: qsTr("Save the record")
                iconName: "copy"
                onClicked: root.recordWanted(root.fair.record)
            }

            QuietButton {
                text: qsTr("How it works")
                iconName: "rules"
                onClicked: root.explained = !root.explained
            }
        }

        Repeater {
            model: root.explained ? [
                qsTr("Before the first card, the server picks a number and shows its lock, which fits no other number."),
                qsTr("Each player’s machine adds a number of its own, locked in the same way. They are opened only when all are locked."),
                qsTr("Together, the numbers decide the order of the cards. To steer the deal, somebody would have to know all of them beforehand."),
                qsTr("When the deal is over, all numbers are shown. Your machine deals again from them, and compares every card that you saw."),
                qsTr("Anybody can repeat the check with the record of the game and the program cardroom-verify.")
            ] : []

            SpokenText {
                required property string modelData

                width: column.width
                text: modelData
                size: 15
                wrapMode: Text.Wrap
                color: Theme.text2
            }
        }

        SpokenText {
            width: parent.width
            visible: text !== ""
            text: root.fair.number
            size: 14
            wrapMode: Text.Wrap
            color: Theme.text3
        }
    }
}
