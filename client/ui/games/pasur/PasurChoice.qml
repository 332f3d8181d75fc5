pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One of the sets that a card can pick up: the set's number and its cards.
TableChoice {
    id: root

    required property int number
    required property var cards
    // The largest width: if the cards do not fit, they overlap.
    required property real widest

    implicitWidth: row.width + Theme.px(24)
    onTapped: root.picked()

    Shadow {
        visible: root.chosen
        of: face
        kind: Shadow.Glow
        weight: Theme.dark ? 0.5 : 0.8
    }

    Rectangle {
        anchors.fill: face
        anchors.margins: -Theme.px(3)
        visible: root.chosen
        radius: face.radius + Theme.px(3)
        color: Theme.select
    }

    Rectangle {
        id: face

        anchors.fill: parent
        radius: Theme.px(17)
        color: root.chosen ? Theme.lit : root.hovered ? Qt.tint(Theme.plaque, Qt.alpha(Theme.onCloth, 0.1)) : Theme.plaque
        border.width: root.chosen ? 0 : 1
        border.color: Theme.plaqueEdge
    }

    FocusRing {
        visible: root.activeFocus && root.byKeyboard
        around: Theme.px(17)
    }

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(10)

        KeyCap {
            id: key

            key: Words.number(root.number)
            ink: root.chosen ? Theme.litInk : Theme.onCloth
        }

        Item {
            id: fan

            readonly property int card: Theme.px(36)
            readonly property real room: root.widest - Theme.px(24) - key.width - row.spacing
            readonly property real step: root.cards.length < 2 ? 0
                : Math.min(fan.card + Theme.px(6), (fan.room - fan.card) / (root.cards.length - 1))

            width: Math.round(fan.step * (root.cards.length - 1)) + fan.card
            height: Theme.cardHeight(fan.card)

            Repeater {
                model: root.cards

                CardFace {
                    required property string modelData
                    required property int index

                    x: Math.round(index * fan.step)
                    card: modelData
                    cardWidth: fan.card
                    shadowed: fan.step < fan.card
                }
            }
        }
    }
}
