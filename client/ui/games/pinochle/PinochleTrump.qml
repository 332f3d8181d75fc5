pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The choice of trump: four suits, each with what the hand would meld with it.
PinochlePanel {
    id: root

    // "You play for 220"; what the person has to do, or who is choosing; and the suits, each a pinochleWorth.
    required property string title
    required property string prompt
    required property var suits
    // The suits that are chosen and recommended: "S"; empty: none.
    required property string chosen
    required property string hinted
    property bool byKeyboard: true
    readonly property real pad: Theme.px(34)

    signal picked(action: string)
    signal named(action: string)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.prompt

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(((root.suits.length > 0 ? tiles.y : parent.height) - height) / 2 + (root.suits.length > 0 ? Theme.px(4) : 0))
        width: parent.width - 2 * root.pad
        spacing: Theme.px(2)

        BodyText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.title
            size: 16.5
            color: root.ink2
        }

        DisplayText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.prompt
            size: 38
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(20)
            color: root.ink
        }
    }

    Row {
        id: tiles

        x: root.pad
        y: parent.height - height - Theme.px(45)
        width: parent.width - 2 * root.pad
        height: Theme.px(132)
        spacing: Theme.px(12)
        LayoutMirroring.enabled: false

        Repeater {
            model: root.suits

            PinochleSuit {
                required property pinochleWorth modelData

                width: (tiles.width - 3 * tiles.spacing) / 4
                height: tiles.height
                suit: Theme.suitIcon(modelData.suit)
                key: modelData.suit
                text: modelData.pointsText
                spokenName: modelData.text
                chosen: modelData.suit === root.chosen
                hinted: modelData.suit === root.hinted
                byKeyboard: root.byKeyboard
                onPicked: root.picked(`suit-${modelData.suit}`)
                onNamed: root.named(`suit-${modelData.suit}`)
            }
        }
    }
}
