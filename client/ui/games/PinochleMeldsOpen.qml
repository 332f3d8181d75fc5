pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// Both melds side by side, and what they mean for the bid, until the leader goes on. Fills the table.
Item {
    id: root

    required property TableController controller
    required property PinochleModel game
    required property PinochleGround ground
    required property bool mirrored
    // Who sits at the bottom comes first.
    required property var seatsFromHere

    readonly property real foot: root.ground.meldsTop + root.ground.meldsHeight

    DisplayText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.foot + Theme.space(18)
        width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
        text: Words.directed(root.game?.meldsNote || root.controller.turn.prompt)
        size: 23
        weight: Font.Medium
        color: Theme.onCloth
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Repeater {
        model: root.visible ? root.seatsFromHere : []

        PinochleMelds {
            required property var modelData
            required property int index
            readonly property rect spot: root.ground.melds(root.mirrored ? 1 - index : index)

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            seat: modelData
            counting: true

            TapHandler {
                onTapped: root.game.closeMelds()
            }
        }
    }
}
