pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of Lucky Thirteen.
RulesSheet {
    id: root

    kind: "lucky-thirteen"
    cardWidth: Theme.px(root.wide ? 50 : 46)
    cardsRoom: 4 * root.cardWidth + Theme.px(36)

    first: [
        RulesPart {
            title: qsTr("Make thirteen")
            text: qsTr("You hold two cards, and two lie on the table for everyone. Four times you draw a card and discard one. Then all hands are shown, and thirteen wins.")
        },
        RulesPart {
            title: qsTr("Your turn")
            examples: [{
                hand: ["8S", "7H", "KC"],
                tags: ["", "", qsTr("Drawn")],
                title: qsTr("Three cards, one goes"),
                text: qsTr("The card you draw comes by itself. Choose which of the three to discard: everyone sees it."),
                spoken: qsTr("Three cards, one goes. The card you draw comes by itself. Choose which of the three to discard: everyone sees it.")
            }]
        },
        RulesPart {
            spacing: Theme.px(16)
            title: qsTr("Three ways to make it")
            examples: [{
                hand: ["7S", "6D"],
                title: qsTr("Both of your cards"),
                text: qsTr("7 + 6 = 13"),
                spoken: qsTr("Both of your cards: seven of spades and six of diamonds make 13.")
            }, {
                hand: ["8S"],
                publicCards: ["5D"],
                title: qsTr("One of yours, one on the table"),
                text: qsTr("8 + 5 = 13"),
                spoken: qsTr("One of yours and one on the table: eight of spades and five of diamonds make 13.")
            }, {
                hand: ["2D", "4H"],
                publicCards: ["5S", "2C"],
                title: qsTr("All four"),
                text: qsTr("2 + 4 + 5 + 2 = 13"),
                spoken: qsTr("All four: two of diamonds and four of hearts of yours, five of spades and two of clubs on the table make 13.")
            }]
        },
        RulesPart {
            title: qsTr("What a card counts")
            text: qsTr("2 to 10 count what they show. The ace is 0 or 1, and jack, queen and king are 10, 11, 12 or 13 each: whatever helps you most.")
            examples: [{
                hand: ["KC", "AH"],
                title: qsTr("This is thirteen too"),
                text: qsTr("13 + 0, or 12 + 1"),
                spoken: qsTr("King of clubs and ace of hearts are thirteen too: 13 and 0, or 12 and 1.")
            }]
        }
    ]

    second: [
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("Who wins")
            lines: [
                { figure: Words.number(1), title: qsTr("One player has thirteen"), text: qsTr("100 points, and the game.") },
                { figure: qsTr("%L1+").arg(2), title: qsTr("Several have thirteen"), text: qsTr("Each scores the cards that make it, and the most points win.") },
                { figure: Words.number(0), title: qsTr("Nobody has thirteen"), text: qsTr("Each scores the two cards in the hand, and the most points win.") }
            ]
        },
        RulesPart {
            id: points

            title: qsTr("Points")
            text: qsTr("A card of yours scores its number times its suit, a card on the table its number times 2. Ace 1, jack 11, queen 12, king 13.")

            Row {
                spacing: Theme.px(14)
                topPadding: Theme.px(4)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Spades count 4 times, hearts 3 times, diamonds twice, clubs once.")

                Repeater {
                    model: [{ card: "AS", times: 4 }, { card: "AH", times: 3 }, { card: "AD", times: 2 }, { card: "AC", times: 1 }]

                    Column {
                        id: suit

                        required property var modelData

                        spacing: Theme.px(6)

                        CardFace {
                            card: suit.modelData.card
                            cardWidth: root.cardWidth
                        }

                        BodyText {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: qsTr("× %L1").arg(suit.modelData.times)
                            weight: Font.ExtraBold
                        }
                    }
                }
            }

            RulesExample {
                width: points.width
                kind: root.kind
                cardWidth: root.cardWidth
                cardsRoom: root.cardsRoom
                hand: ["8S"]
                publicCards: ["5D"]
                title: qsTr("42 points")
                text: qsTr("8 × 4 and 5 × 2")
                spoken: qsTr("Eight of spades in your hand and five of diamonds on the table are 42 points: 8 times 4 and 5 times 2.")
            }
        },
        RulesHowTo {
            title: qsTr("How to play")
            byMouse: qsTr("Click a card to choose it, then the button. Or double click it, or drag it to your discards.")
            byKeyboard: qsTr("1, 2 and 3 or the arrows choose a card, Enter discards it. H asks for a hint, ? shows all keys.")
            byReader: qsTr("All that happens is told in order, a sentence each. Every card, seat and button has a name.")
        }
    ]
}
