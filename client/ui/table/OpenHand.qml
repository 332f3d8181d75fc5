pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The open hand of another seat, beside its plaque.
Item {
    id: root

    required property TableController controller
    required property int seat

    // Counts the views of the table: each may change the hand.
    property int view: 0
    readonly property var cards: root.view < 0 || !root.visible ? [] : Array.from(root.controller.game?.cards.heldBy(root.seat) ?? [])
    readonly property int card: Theme.px(46)
    // A long hand shows only the ranks.
    readonly property real step: root.card * (root.cards.length > 4 ? 0.3 : 0.44)

    width: root.card + root.step * Math.max(0, root.cards.length - 1)
    height: Theme.cardHeight(root.card)
    LayoutMirroring.enabled: false
    Accessible.role: Accessible.StaticText
    Accessible.name: root.cards.map(card => card.name).join(qsTr(", ", "between two cards"))

    Connections {
        target: root.controller

        function onChanged(): void { root.view += 1 }
    }

    Repeater {
        model: root.cards

        CardFace {
            required property tableCard modelData
            required property int index

            x: Math.round(index * root.step)
            card: modelData.card
            cardWidth: root.card
            Accessible.ignored: true
        }
    }
}
