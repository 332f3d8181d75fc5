pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// How to make thirteen, in three lines, in which the player's own cards are filled and public ones outlined; and the
// values of cards without a number.
StartColumn {
    // Lines in Persian are taller, and a seat's plaque is below.
    spacing: Theme.px(Theme.arabicScript ? 0 : 8)

    DisplayText {
        text: qsTr("Make thirteen")
        bottomPadding: Theme.px(2)
        size: 22
        color: Theme.onCloth
    }

    Repeater {
        model: [
            { own: 2, shared: 0, text: Theme.tv ? qsTr("both own cards") : qsTr("both your cards") },
            { own: 1, shared: 1, text: Theme.tv ? qsTr("one own, one public") : qsTr("one of yours, one public") },
            { own: 2, shared: 2, text: qsTr("all four") }
        ]

        CentredRow {
            id: line

            required property var modelData

            spacing: Theme.px(14)

            Row {
                width: Theme.px(70)
                spacing: Theme.px(3)

                Repeater {
                    model: line.modelData.own + line.modelData.shared

                    Rectangle {
                        required property int index
                        readonly property bool own: index < line.modelData.own

                        width: Theme.px(15)
                        height: Theme.px(21)
                        radius: Theme.px(3)
                        color: own ? Theme.onCloth : "transparent"
                        border.width: Math.max(1, Theme.px(1.6))
                        border.color: Theme.onCloth
                    }
                }
            }

            BodyText {
                text: line.modelData.text
                size: 15.5
                color: Theme.onCloth2
            }
        }
    }

    Row {
        spacing: Theme.px(18)
        // On the TV, the text is so large that there is room only for the rule.
        visible: !Theme.tv

        component Worth: CentredRow {
            id: worth

            required property string cards
            required property string text
            property int cardsWidth: 0

            spacing: Theme.px(14)

            DisplayText {
                width: Math.max(implicitWidth, worth.cardsWidth)
                text: worth.cards
                size: 18
                leading: 0.8
                color: Theme.onCloth
            }

            BodyText {
                text: worth.text
                size: 15.5
                color: Theme.onCloth2
            }
        }

        Worth {
            cards: "J Q K"
            cardsWidth: Theme.px(70)
            text: qsTr("%L1 to %L2, as you like", "what a card counts").arg(10).arg(13)
        }

        Worth {
            cards: "A"
            text: qsTr("%L1 or %L2", "what a card counts").arg(0).arg(1)
        }
    }
}
