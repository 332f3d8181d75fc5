pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What is known about the fairness of the deal in progress, or of the last one: its steps, and in the end its pack.
ScrollArea {
    id: root

    required property FairModel fair

    readonly property real pad: Theme.px(26)

    contentHeight: column.y + column.height + root.pad
    // Long accounts are scrolled with the keyboard.
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
            // It has many cards, and most people never look.
            width: column.width
            visible: cards.length > 0
            cards: root.visible ? root.fair.pack : []
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
