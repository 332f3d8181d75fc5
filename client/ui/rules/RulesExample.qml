pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Cards that illustrate a rule: those in the hand, those on the table on a patch of cloth, and the result. The text is
// next to the cards if there is room, otherwise below them.
Item {
    id: root

    required property string kind
    required property list<string> hand
    property list<string> publicCards: []
    // The tags on the cards' edges, by position in the hand: "Drawn".
    property list<string> tags: []
    required property string title
    property alias text: words.text
    property real cardWidth: Theme.px(48)
    // How far each card on the table overlaps the previous one.
    property real overlap: 0
    // The width reserved for the cards, so that the text of several examples is aligned.
    property real cardsRoom: cards.width
    // Describes the example for screen readers, which cannot read the cards.
    required property string spoken

    readonly property bool beside: root.width - root.cardsRoom > Theme.px(150)

    implicitHeight: root.beside ? Math.max(cards.height, words.height) : cards.height + Theme.px(8) + words.height
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    Row {
        id: cards

        anchors.left: parent.left
        spacing: Theme.px(8)
        topPadding: root.tags.length > 0 ? Theme.px(12) : 0

        Row {
            anchors.verticalCenter: root.publicCards.length > 0 ? patch.verticalCenter : undefined
            spacing: Theme.px(5)
            LayoutMirroring.enabled: false

            Repeater {
                model: root.hand

                CardFace {
                    required property string modelData
                    required property int index

                    card: modelData
                    cardWidth: root.cardWidth
                    tag: root.tags[index] ?? ""
                }
            }
        }

        Rectangle {
            id: patch

            visible: root.publicCards.length > 0
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
                    model: root.publicCards

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
        title: root.title
    }
}
