pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Three fanned cards that represent a game. An entry without a face ("back-…" or empty) is shown as a back. Never
// mirrored: cards keep their places on the table.
Item {
    id: root

    required property list<string> cards
    required property string kind
    property real cardWidth: Theme.px(88)

    readonly property real step: root.cardWidth * 0.68

    width: Math.round(root.step * (root.cards.length - 1) + root.cardWidth)
    height: Math.round(Theme.cardHeight(root.cardWidth) * 1.1)
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.ignored: true

    Repeater {
        model: root.cards

        CardFace {
            id: card

            required property string modelData
            required property int index

            readonly property real off: card.index - (root.cards.length - 1) / 2

            x: Math.round(card.index * root.step)
            y: Math.round(Math.abs(card.off) * root.cardWidth * 0.1)
            z: root.cards.length > 2 && card.off === 0 ? 0.5 : card.index
            rotation: card.off * 12
            card: card.modelData.startsWith("back") ? "" : card.modelData
            back: Theme.back(root.kind)
            cardWidth: Math.round(root.cardWidth)
        }
    }
}
