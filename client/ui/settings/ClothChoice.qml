pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The choice of cloth: each game's own, or one under all games.
Item {
    id: root

    required property Preferences preferences

    readonly property var looks: Array.from(KindLooks.all())
    readonly property real gap: Theme.px(11)
    readonly property real side: Math.min(Theme.px(150), Math.floor((root.width - (root.looks.length - 1) * root.gap) / root.looks.length))

    implicitHeight: swatches.y + swatches.height + Theme.px(14)

    Divider {}

    BodyText {
        anchors.left: parent.left
        anchors.right: chip.left
        anchors.rightMargin: Theme.px(12)
        y: chip.y + Math.round((chip.height - height) / 2)
        text: qsTr("Cloth")
        size: 16.5
        weight: Font.ExtraBold
    }

    ChoiceChip {
        id: chip

        anchors.right: parent.right
        y: Theme.px(11)
        text: qsTr("One for each game")
        spokenName: qsTr("Cloth: one for each game")
        chosen: root.preferences.cloth === ""
        onClicked: root.preferences.cloth = ""
    }

    Row {
        id: swatches

        y: chip.y + chip.height + Theme.px(14)
        spacing: root.gap

        Repeater {
            model: root.looks

            ChoiceButton {
                id: choice

                required property var modelData

                chosen: root.preferences.cloth === choice.modelData.art
                width: root.side
                height: Math.round(root.side * 92 / 117) + words.height + Theme.px(6)
                radius: Theme.px(14)
                spokenName: qsTr("Cloth: %1").arg(choice.modelData.clothName)
                onClicked: root.preferences.cloth = choice.modelData.art

                contentItem: Item {
                    ClothPicture {
                        id: swatch

                        width: root.side
                        height: Math.round(root.side * 92 / 117)
                        kind: choice.modelData.kind
                        radius: Theme.px(14)
                        inset: Theme.px(7)
                        centre: Qt.point(0.5, 0.5)
                        motifSize: height * 1.05
                        motifStrength: 2.6

                        Ring {
                            visible: choice.chosen || choice.hovered
                            around: swatch.radius
                            gap: Theme.px(2)
                            thickness: Theme.px(2)
                            border.color: choice.chosen ? Theme.accent : Theme.text3
                        }
                    }

                    SilentText {
                        id: words

                        anchors.top: swatch.bottom
                        anchors.topMargin: Theme.px(6)
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: choice.modelData.clothName
                        size: 14.5
                        weight: choice.chosen ? Font.ExtraBold : Font.Bold
                        color: choice.chosen ? Theme.text : Theme.text2
                    }
                }
            }
        }
    }
}
