pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The cards of the last battle as they leave the table. Fills the table.
Item {
    id: root

    // [{card, spot}]
    property var cards: []

    // Shows the cards where they lay and fades them out.
    function leave(cards: var): void {
        if (Theme.still)
            return
        root.cards = cards
        going.restart()
    }

    visible: going.running
    Accessible.ignored: true

    Item {
        id: all

        width: root.width
        height: root.height

        Repeater {
            model: root.cards

            CardFace {
                required property var modelData

                x: modelData.spot.x
                y: modelData.spot.y
                card: modelData.card
                cardWidth: modelData.spot.width
            }
        }
    }

    ParallelAnimation {
        id: going

        onFinished: root.cards = []

        NumberAnimation { target: all; property: "y"; from: 0; to: -Theme.px(40); duration: Theme.duration(300); easing.type: Easing.InCubic }
        NumberAnimation { target: all; property: "opacity"; from: 1; to: 0; duration: Theme.duration(300); easing.type: Easing.InCubic }
    }
}
