pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Cards side by side, each `step` card widths from the previous one.
Item {
    id: root

    required property var cards
    property real cardWidth: Theme.smallCard
    property real step: 0.56
    property bool shadowed: true

    implicitWidth: Math.round(root.cardWidth * (1 + root.step * Math.max(0, root.cards.length - 1)))
    implicitHeight: Theme.cardHeight(Math.round(root.cardWidth))
    Accessible.ignored: true

    Repeater {
        model: root.cards

        CardFace {
            required property string modelData
            required property int index

            x: Math.round(index * root.step * root.cardWidth)
            card: modelData
            cardWidth: root.cardWidth
            shadowed: root.shadowed
        }
    }
}
