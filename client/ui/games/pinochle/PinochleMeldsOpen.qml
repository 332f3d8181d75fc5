pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Both players' melds side by side, and what they mean for the bid, until the leader continues.
PinochleStage {
    id: root

    // Each a pinochleSeat; the one at the bottom of the table is first.
    required property var seatsFromHere

    readonly property real foot: root.ground.meldsTop + root.ground.meldsHeight

    PinochlePrompt {
        y: root.foot + Theme.space(18)
        words: root.game?.tricks.meldsNote || root.controller.turn.prompt
        size: 23
    }

    Repeater {
        model: root.visible ? root.seatsFromHere : []

        PinochleMelds {
            required property pinochleSeat modelData
            required property int index
            readonly property rect spot: root.ground.melds(root.table.places.mirrored ? 1 - index : index)

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
