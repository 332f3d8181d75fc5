pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A face-down pile of cards: up to five backs, each slightly up and to the left of the one above it. Its position is
// that of the top card; the page shows the count below it.
Item {
    id: root

    required property int count
    property string back: "thirteen"
    property real cardWidth: Theme.tableCard

    readonly property int shown: Math.min(1 + Theme.pileUnder, root.count)

    width: Math.round(root.cardWidth)
    height: Theme.cardHeight(root.width)

    Repeater {
        model: root.shown

        CardFace {
            required property int index

            x: (index + 1 - root.shown) * Theme.pileStep
            y: (index + 1 - root.shown) * Theme.pileStep
            card: ""
            back: root.back
            cardWidth: root.cardWidth
            shadowed: index === 0 || index === root.shown - 1
        }
    }
}
