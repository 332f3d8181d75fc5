pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The whole pack of a deal as small cards in dealing order; those that the viewer has not seen are pale.
Item {
    id: root

    // A list of fairCard values.
    required property var cards

    readonly property int inRow: root.cards.length % 13 === 0 ? 13 : 12
    readonly property real gap: Theme.px(3)
    readonly property int cardWidth: Math.floor((root.width - (root.inRow - 1) * root.gap) / root.inRow)

    implicitHeight: grid.height
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The pack in the order dealt")

    Grid {
        id: grid

        // Cards are dealt from left to right in every script.
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        columns: root.inRow
        columnSpacing: root.gap
        rowSpacing: Theme.px(6)

        Repeater {
            model: root.cards

            CardFace {
                id: face

                required property fairCard modelData

                card: face.modelData.card
                cardWidth: root.cardWidth
                // On a light surface, only a shadow gives a white card its edge.
                shadowed: !Theme.dark
                opacity: face.modelData.seen ? 1 : 0.4
                Accessible.role: Accessible.ListItem
                spokenName: face.modelData.spoken
            }
        }
    }
}
