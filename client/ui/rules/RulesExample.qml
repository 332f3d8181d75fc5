pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Cards that illustrate a rule: those in the hand, those on the table on a patch of cloth, and the result. The text is
// next to the cards if there is room, otherwise below them.
Item {
    id: root

    required property string kind
    required property rulesExample modelData
    property real cardWidth: Theme.px(48)
    // How far each card on the table overlaps the previous one.
    property real overlap: 0
    // The width reserved for the cards, so that the text of several examples is aligned.
    property real cardsRoom: cards.width

    readonly property bool beside: root.width - root.cardsRoom > Theme.px(150)

    implicitHeight: root.beside ? Math.max(cards.height, words.height) : cards.height + Theme.px(8) + words.height
    Accessible.role: Accessible.StaticText
    Accessible.name: root.modelData.spoken

    Row {
        id: cards

        anchors.left: parent.left
        spacing: Theme.px(8)
        topPadding: root.modelData.tags.length > 0 ? Theme.px(12) : 0

        Row {
            anchors.verticalCenter: root.modelData.publicCards.length > 0 ? patch.verticalCenter : undefined
            spacing: Theme.px(5)
            LayoutMirroring.enabled: false

            Repeater {
                model: root.modelData.hand

                CardFace {
                    required property string modelData
                    required property int index

                    card: modelData
                    cardWidth: root.cardWidth
                    tag: root.modelData.tags[index] ?? ""
                }
            }
        }

        Rectangle {
            id: patch

            visible: root.modelData.publicCards.length > 0
            width: table.width + Theme.px(14)
            height: table.height + Theme.px(14)
            radius: Theme.px(10)
            color: Theme.cloth(root.kind).colours[1]

            Row {
                id: table

                anchors.centerIn: parent
                spacing: root.overlap > 0 ? -root.overlap : Theme.px(5)
                LayoutMirroring.enabled: false

                Repeater {
                    model: root.modelData.publicCards

                    CardFace {
                        required property string modelData

                        card: modelData
                        cardWidth: root.cardWidth
                    }
                }
            }
        }
    }

    TitledText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.beside ? root.cardsRoom + Theme.px(16) : 0
        y: root.beside ? Math.round((root.height - height) / 2) : root.height - height
        width: root.width - anchors.leftMargin
        title: root.modelData.title
        text: root.modelData.text
    }
}
