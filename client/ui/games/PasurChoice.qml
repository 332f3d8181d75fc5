pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Translations
import Cardroom.Ui

// One of the sets that a card can pick up: its number, and its cards.
Item {
    id: root

    required property int number
    required property var cards
    required property bool chosen
    required property string spokenName
    required property bool byKeyboard

    readonly property string keyZone: "table"

    signal picked

    implicitWidth: row.width + Theme.px(28)
    implicitHeight: Theme.px(64)
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.spokenName
    Accessible.checked: root.chosen
    Accessible.onPressAction: root.picked()
    Keys.onSpacePressed: root.picked()

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: root.picked()
    }

    Shadow {
        visible: root.chosen
        of: face
        kind: Shadow.Glow
        weight: Theme.dark ? 0.5 : 0.8
    }

    Rectangle {
        id: edge

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
        color: root.chosen ? Theme.lit : hover.hovered ? Qt.tint(Theme.plaque, Qt.alpha(Theme.onCloth, 0.1)) : Theme.plaque
        border.width: root.chosen ? 0 : 1
        border.color: Theme.plaqueEdge
    }

    FocusRing {
        visible: root.activeFocus && root.byKeyboard
        around: Theme.px(17)
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(10)

        KeyCap {
            anchors.verticalCenter: parent.verticalCenter
            key: Words.number(root.number)
            ink: root.chosen ? Theme.litInk : Theme.onCloth
        }

        Row {
            anchors.verticalCenter: parent.verticalCenter
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
