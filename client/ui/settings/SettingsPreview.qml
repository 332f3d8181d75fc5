pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A preview of the preferences: four cards on the cloth.
Item {
    id: root

    required property string kind

    readonly property int columns: Theme.compact ? 1 : 2
    readonly property var cards: Theme.compact ? ["8D", "KC"] : ["8S", "8H", "8D", "KC"]
    readonly property real gap: Theme.compact ? Theme.px(20) : root.width * 0.1
    readonly property real cardWidth: Theme.compact ? Math.min(root.width * 0.5, (words.y - heading.y - heading.height - Theme.px(50)) / 2.8 - root.gap / 2.8)
        : Math.min(root.width * 0.33, (words.y - heading.y - heading.height - Theme.px(60)) / 2.8 - root.gap / 2.8)

    Cloth {
        anchors.fill: parent
        kind: root.kind
        radius: Theme.px(22)
        inset: Theme.px(10)
        lineRadius: Theme.px(14)
    }

    DisplayText {
        id: heading

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(Theme.compact ? 22 : 28)
        text: qsTr("Preview")
        size: Theme.compact ? 20 : 22
        color: Theme.onCloth
    }

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((heading.y + heading.height + words.y - height) / 2)
        columns: root.columns
        spacing: Math.round(root.gap)
        LayoutMirroring.enabled: false

        Repeater {
            model: root.cards

            CardFace {
                required property string modelData
                required property int index

                card: modelData
                cardWidth: Math.floor(root.cardWidth)
                back: Theme.back(root.kind)
                // When the back changes, the last card shows the new one for a while.
                faceDown: index === root.cards.length - 1 && turn.running

                onBackChanged: turn.restart()

                Timer {
                    id: turn

                    interval: 2200
                }
            }
        }
    }

    BodyText {
        id: words

        x: Theme.px(Theme.compact ? 22 : 36)
        y: root.height - height - Theme.px(Theme.compact ? 24 : 36)
        width: root.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Ranks and suits are told apart by their shapes; colour only helps.")
        size: Theme.compact ? 14 : 15.5
        color: Theme.onCloth2
        wrapMode: Text.Wrap
    }
}
