pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One of the sets that a card can pick up: the set's number and its cards.
TableChoice {
    id: root

    required property int number
    required property var cards

    implicitWidth: row.width + Theme.px(28)
    implicitHeight: Theme.px(64)
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
            key: Words.number(root.number)
            ink: root.chosen ? Theme.litInk : Theme.onCloth
        }

        Row {
            spacing: Theme.px(5)
            LayoutMirroring.enabled: false

            Repeater {
                model: root.cards

                CardFace {
                    required property string modelData

                    card: modelData
                    cardWidth: Theme.px(34)
                    shadowed: false
                }
            }
        }
    }
}
