pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of Pasur.
RulesSheet {
    id: root

    kind: "pasur"
    cardWidth: Theme.px(44)
    cardsRoom: Theme.px(212)

    component Worth: RulesWorth {
        width: root.columnWidth
        height: Theme.px(40)
        cardWidth: Theme.px(26)
        wordsAt: Math.round(cardWidth) + Theme.px(14)
    }

    first: [
        RulesPart {
            title: qsTr("The race to %L1").arg(62)
            text: qsTr("Two, three or four play, each alone. You take cards from the pool in the middle, and some of them are worth points. Round follows round until somebody has %L1 points or more and alone the most.").arg(62)
        },
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("A round")
            lines: [
                { figure: Words.number(1), title: qsTr("Four cards each"), text: qsTr("And four face up in the pool, with no jack among them.") },
                { figure: Words.number(2), title: qsTr("One card in turn"), text: qsTr("A card that can take something must do so. Otherwise it joins the pool.") },
                { figure: Words.number(3), title: qsTr("Four more each"), text: qsTr("When all hands are empty, until the deck is used up.") },
                { figure: Words.number(4), title: qsTr("The rest of the pool"), text: qsTr("Goes to whoever took last. The next player starts the next round.") }
            ]
        },
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("What takes what")
            examples: [{
                hand: ["7H"],
                publicCards: ["AS", "3D"],
                title: qsTr("Numbers make eleven"),
                text: qsTr("7 + 1 + 3: with one card or with several. The ace is 1."),
                spoken: qsTr("Numbers make eleven: seven of hearts takes ace of spades and three of diamonds. The ace is 1.")
            }, {
                hand: ["QH"],
                publicCards: ["QC"],
                title: qsTr("A queen takes a queen"),
                text: qsTr("And a king takes a king, one at a time."),
                spoken: qsTr("A queen takes a queen, and a king takes a king, one at a time.")
            }, {
                hand: ["JS"],
                publicCards: ["9S", "2C", "JD"],
                title: qsTr("A jack takes nearly all"),
                text: qsTr("All numbers and jacks. Queens and kings stay."),
                spoken: qsTr("A jack takes all numbers and jacks. Queens and kings stay.")
            }]
        }
    ]

    second: [
        RulesPart {
            spacing: Theme.px(4)
            title: qsTr("Points")

            Worth { cards: ["KC"]; text: qsTr("Seven clubs or more"); points: 7 }
            Worth { cards: ["TD"]; text: qsTr("The ten of diamonds"); points: 3 }
            Worth { cards: ["2C"]; text: qsTr("The two of clubs"); points: 2 }
            Worth { cards: ["AH"]; text: qsTr("Each ace"); points: 1 }
            Worth { cards: ["JD"]; text: qsTr("Each jack"); points: 1 }
            Worth { cards: ["5D"]; text: qsTr("Each sur"); points: 5 }
        },
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("Sur")
            lines: [
                { icon: "sur", title: qsTr("Who clears the whole pool"), text: qsTr("Has a sur, and the card lies face up for it. Not with a jack, and not in the last deal of a round.") },
                { icon: "minus", title: qsTr("Has another player a sur?"), text: qsTr("Then yours only takes away one of theirs, and counts nothing for you.") }
            ]
        },
        RulesHowTo {
            title: qsTr("How to play")
            byMouse: qsTr("Click a card: what it takes is marked in the pool. Where it can take different cards, click those that you want. Then the button; or double click the card, or drag it to the pool.")
            byKeyboard: qsTr("1 to 4 or the arrows and Space choose a card, then ← and → or a digit what it takes, and Enter plays. H asks for a hint, ? shows all keys.")
            byReader: qsTr("All that happens is told in order, a sentence each, with all that a card can take before you play it.")
        }
    ]
}
