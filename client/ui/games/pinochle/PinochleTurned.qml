pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The two cards turned up: what the hand would meld with each, the key that takes it, and the stockpile.
PinochleStage {
    id: root

    required property string back

    readonly property real foot: root.ground.turnedTop + Theme.cardHeight(root.ground.turnedCard) + Theme.px(34)

    PileOfBacks {
        x: root.ground.stock.x
        y: root.ground.stock.y
        count: root.game?.stock ?? 0
        back: root.back
        cardWidth: root.ground.stock.width
    }

    // What the hand would meld with each of the two, and the key that takes it.
    Repeater {
        model: root.visible ? root.game?.turned ?? [] : []

        CentredRow {
            id: choice

            required property pinochleTurned modelData
            required property int index
            readonly property rect spot: root.ground.turned(choice.index, 2)

            x: Math.round(choice.spot.x + (choice.spot.width - choice.width) / 2)
            y: choice.spot.y + choice.spot.height + Theme.px(12)
            spacing: Theme.px(9)

            BodyText {
                text: choice.modelData.text
                size: 16
                weight: Font.Bold
                color: Theme.onCloth
                Accessible.role: Accessible.StaticText
                Accessible.name: choice.modelData.spoken
            }

            KeyCap {
                visible: root.asked
                key: Words.number(choice.index + 1)
                ink: Theme.onCloth
            }
        }
    }
}
