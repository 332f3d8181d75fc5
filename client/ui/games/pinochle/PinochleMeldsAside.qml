pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Both players' melds, drawn small, at the end side of the table while the tricks are played.
Column {
    id: root

    // Each a pinochleSeat; the person's own is first.
    required property var seats
    required property real widest

    spacing: Theme.px(8)

    Repeater {
        model: root.seats

        Column {
            id: seat

            required property pinochleSeat modelData
            required property int index
            readonly property var melds: seat.modelData.meldRows

            anchors.right: parent?.right
            topPadding: seat.index > 0 ? Theme.px(12) : 0
            spacing: Theme.px(8)
            visible: seat.melds.length > 0
            Accessible.role: Accessible.List
            Accessible.name: seat.modelData.meldsTitle

            SilentText {
                anchors.right: parent.right
                width: Math.min(implicitWidth, root.widest)
                text: Words.directed(seat.modelData.meldsTitle)
                size: 15.5
                weight: Font.ExtraBold
                color: Theme.onCloth
            }

            Repeater {
                model: seat.melds

                CentredItem {
                    id: row

                    required property pinochleMeld modelData
                    // The cards of long melds are closer together.
                    readonly property real step: row.modelData.cards.length > 4 ? 0.6 : 1.13

                    anchors.right: parent?.right
                    width: root.widest
                    height: Math.max(cards.height, words.height)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: row.modelData.spoken

                    SilentText {
                        id: words

                        anchors.left: parent.left
                        anchors.right: cards.left
                        anchors.rightMargin: Theme.px(10)
                        horizontalAlignment: Text.AlignRight
                        text: qsTr("%1 <b>%L2</b>", "a meld, and its points").arg(row.modelData.name).arg(row.modelData.points)
                        textFormat: Text.StyledText
                        wrapMode: Text.WordWrap
                        leading: 1
                        size: 15
                        color: Theme.onCloth2
                    }

                    CardFan {
                        id: cards

                        anchors.right: parent.right
                        cards: row.modelData.cards
                        cardWidth: Theme.px(30)
                        step: row.step
                        shadowed: false
                    }
                }
            }
        }
    }
}
