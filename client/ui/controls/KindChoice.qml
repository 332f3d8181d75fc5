pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The choice of a game: each kind with its symbol, the selected one on its cloth.
Row {
    id: root

    // A list of kindCard values.
    required property var kinds
    required property string kind
    // Whether only the selected kind shows its name.
    property bool brief: false

    signal chosen(string kind)

    spacing: Theme.px(8)

    Repeater {
        model: root.kinds

        ChoiceButton {
            id: chip

            required property kindCard modelData
            readonly property var cloth: Theme.cloth(chip.modelData.kind)
            readonly property color ink: chip.chosen ? Theme.onCloth : Theme.text2

            implicitHeight: Theme.px(46)
            leftPadding: Theme.px(11)
            rightPadding: Theme.px(words.visible ? 16 : 11)
            text: chip.modelData.title
            chosen: chip.modelData.kind === root.kind
            onClicked: root.chosen(chip.modelData.kind)

            background: Rectangle {
                radius: chip.radius
                color: chip.chosen ? chip.cloth.colours[1] : chip.hovered ? Qt.alpha(Theme.text, 0.06) : "transparent"
                border.width: chip.chosen ? Theme.px(2) : 1
                border.color: chip.chosen ? Theme.focus : Theme.line
            }

            contentItem: CentredRow {
                spacing: Theme.px(9)

                Motif {
                    name: chip.cloth.motif
                    color: chip.ink
                    size: Theme.px(24)
                }

                BodyText {
                    id: words

                    visible: chip.chosen || !root.brief
                    text: chip.text
                    weight: Font.ExtraBold
                    color: chip.ink
                }
            }
        }
    }
}
