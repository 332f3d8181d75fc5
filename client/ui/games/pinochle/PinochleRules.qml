pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of Pinochle.
RulesSheet {
    id: root

    kind: "pinochle"
    cardWidth: Theme.px(44)
    cardsRoom: Theme.px(126)

    component Meld: RulesWorth {
        // In a narrow drawer the text gets the larger share.
        readonly property bool tight: root.columnWidth < Theme.px(420)

        width: root.columnWidth
        cardWidth: Theme.px(tight ? 24 : 30)
        step: tight ? 0.34 : cards.length > 6 ? 0.42 : 0.62
        wordsAt: Theme.px(tight ? 112 : 170)
        leading: 1
    }

    first: [
        RulesPart {
            title: qsTr("A game of one deal")
            text: qsTr("Two play, with two of each card from nine to ace. Whoever bids most picks trump, and must reach the bid with melds and tricks together. Miss the bid and you lose; otherwise the higher score wins.")
        },
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("How a game goes")
            lines: [
                { figure: Words.number(1), title: qsTr("Bidding"), text: qsTr("Twelve cards each. The first bid is any multiple of %L1; then %L1 or %L2 more in turn, until one of you passes.").arg(10).arg(20) },
                { figure: Words.number(2), title: qsTr("Trump"), text: qsTr("The highest bidder picks the trump suit.") },
                { figure: Words.number(3), title: qsTr("Cut-throat, if you play it so"), text: qsTr("Two cards are turned up, and the highest bidder takes one of them. The rest is drawn in turn, and of 24 cards each keeps 12, unseen by the other.") },
                { figure: Words.number(4), title: qsTr("Melds"), text: qsTr("Both show what their twelve cards meld, and score it.") },
                { figure: Words.number(5), title: qsTr("Twelve tricks"), text: qsTr("The highest bidder leads. Then whoever won the trick before.") }
            ]
        },
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("Following")
            examples: [{
                hand: ["TH"],
                publicCards: ["KH"],
                title: qsTr("Beat it if you can"),
                text: qsTr("From high to low: ace, ten, king, queen, jack, nine."),
                spoken: qsTr("Beat it if you can: the ten of hearts beats the king of hearts. From high to low: ace, ten, king, queen, jack, nine.")
            }, {
                hand: ["9S"],
                publicCards: ["AH"],
                title: qsTr("Otherwise, play a trump"),
                text: qsTr("Even where you have a lower card of the suit. Here spades are trump."),
                spoken: qsTr("Otherwise, play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even where you have a lower heart.")
            }, {
                hand: ["JC"],
                publicCards: ["AH"],
                title: qsTr("Otherwise, any card"),
                text: qsTr("Then the leader wins, also on a tie."),
                spoken: qsTr("Otherwise, any card: the jack of clubs loses to the ace of hearts. The leader wins, also on a tie.")
            }]
        }
    ]

    second: [
        RulesPart {
            id: melds

            spacing: Theme.px(2)
            title: qsTr("Melds, with spades as trump")

            Meld { cards: ["AS", "AS", "TS", "TS", "KS", "KS", "QS", "QS", "JS", "JS"]; text: qsTr("Double run"); points: 1500 }
            Meld { cards: ["JS", "JS", "JH", "JH", "JD", "JD", "JC", "JC"]; text: qsTr("Jacks abound"); points: 400 }
            Meld { cards: ["JD", "JD", "QS", "QS"]; text: qsTr("Double pinochle"); points: 300 }
            Meld { cards: ["AS", "TS", "KS", "KS", "QS", "QS", "JS"]; text: qsTr("Run and royal marriage"); points: 230 }
            Meld { cards: ["AS", "TS", "KS", "KS", "QS", "JS"]; text: qsTr("Run and king, or run and queen"); points: 190 }
            Meld { cards: ["AS", "TS", "KS", "QS", "JS"]; text: qsTr("Run"); points: 150 }
            Meld { cards: ["AS", "AH", "AD", "AC"]; text: qsTr("Aces around"); points: 100 }
            Meld { cards: ["KS", "QS"]; text: qsTr("Royal marriage"); points: 40 }
            Meld { cards: ["JD", "QS"]; text: qsTr("Pinochle"); points: 40 }
            Meld { cards: ["KH", "QH"]; text: qsTr("Common marriage, of any other suit"); points: 20 }
            Meld { cards: ["9S"]; text: qsTr("Dix, the nine of trump"); points: 10 }

            Paragraph {
                width: melds.width
                topPadding: Theme.px(6)
                text: qsTr("Each kind counts once, the highest first, and a card counts in one meld only.")
            }
        },
        RulesPart {
            title: qsTr("What cards are worth in tricks")
            text: qsTr("Ace %L1, ten %L2, king %L3, queen %L4, jack %L5, nine nothing; but the nine of trump %L2.").arg(11).arg(10).arg(4).arg(3).arg(2)
        },
        RulesHowTo {
            title: qsTr("How to play")
            byMouse: qsTr("Click a bid, a suit or a card, then the button; or double click a card, or drag it to its place. To keep twelve, click those that you want.")
            byKeyboard: qsTr("1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.")
            byReader: qsTr("All that happens is told in order, a sentence each, and what you mark is told with what it would meld.")
        }
    ]
}
