pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The choice of card back: each game's own, or one for all games.
Item {
    id: root

    required property Preferences preferences

    readonly property var backs: [{ back: "cardroom", name: qsTr("The room’s sign") },
        ...Array.from(KindLooks.all(), look => ({ back: look.art, name: look.backName }))]
    // Whether there is no room for the chip next to the text.
    readonly property bool narrow: title.implicitWidth + chip.width + Theme.px(24) > root.width

    implicitHeight: backsRow.y + backsRow.height + Theme.px(14)

    Divider {}

    BodyText {
        id: title

        anchors.left: parent.left
        y: chip.y + Math.round((chip.height - height) / 2)
        visible: !root.narrow
        text: qsTr("Card backs")
        size: 16.5
        weight: Font.ExtraBold
    }

    ChoiceChip {
        id: chip

        anchors.right: parent.right
        y: Theme.px(11)
        text: qsTr("One for each game")
        spokenName: qsTr("Card backs: one for each game")
        chosen: root.preferences.cardBack === ""
        onClicked: root.preferences.cardBack = ""
    }

    Row {
        id: backsRow

        anchors.right: parent.right
        y: chip.y + chip.height + Theme.px(12)
        spacing: Theme.px(11)

        Repeater {
            model: root.backs

            ChoiceButton {
                id: choice

                required property var modelData

                chosen: root.preferences.cardBack === choice.modelData.back
                width: picture.width
                height: picture.height
                radius: Theme.px(5)
                spokenName: qsTr("Card backs: %1").arg(choice.modelData.name)
                onClicked: root.preferences.cardBack = choice.modelData.back

                CardFace {
                    id: picture

                    card: ""
                    back: choice.modelData.back
                    cardWidth: Theme.px(46)
                    y: choice.hovered || choice.chosen ? -Theme.px(2) : 0
                }

                Rectangle {
                    anchors.fill: picture
                    anchors.margins: -Theme.px(4)
                    visible: choice.chosen
                    radius: Theme.px(8)
                    color: "transparent"
                    border.width: Theme.px(2)
                    border.color: Theme.accent
                }

                Tip {
                    shown: choice.hovered || choice.visualFocus
                    text: choice.modelData.name
                }
            }
        }
    }
}
