pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of Pinochle and how to play it, with cards that show them: in two columns on a page, in one in a drawer.
Item {
    id: root

    readonly property bool wide: root.width > Theme.px(760)
    readonly property real columnWidth: root.wide ? (root.width - Theme.px(56)) / 2 : root.width

    implicitHeight: root.wide ? Math.max(first.height, second.height) : first.height + second.height + Theme.px(30)

    // A meld: its cards, its name and what it is worth.
    component Meld: Item {
        id: meld

        required property var cards
        required property string name
        required property int points

        // In a narrow drawer the words have the larger part.
        readonly property bool tight: root.columnWidth < Theme.px(420)

        width: root.columnWidth
        height: Math.max(fan.height, words.height) + Theme.px(8)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %L2 points", "a meld, and what it is worth").arg(meld.name).arg(meld.points)

        PinochleMeldCards {
            id: fan

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: implicitWidth
            height: implicitHeight
            cards: meld.cards
            cardWidth: Theme.px(meld.tight ? 24 : 30)
            step: meld.tight ? 0.34 : meld.cards.length > 6 ? 0.42 : 0.62
        }

        BodyText {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(meld.tight ? 112 : 170)
            anchors.right: number.left
            anchors.rightMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            text: meld.name
            wrapMode: Text.Wrap
            leading: 1
            color: Theme.text2
            Accessible.ignored: true
        }

        DisplayText {
            id: number

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%L1").arg(meld.points)
            size: 21
            color: Theme.accentText
            Accessible.ignored: true
        }
    }

    // A card that was led, and what answers it.
    component Answer: RulesExample {
        width: root.columnWidth
        kind: "pinochle"
        cardWidth: Theme.px(44)
        cardsRoom: Theme.px(126)
    }

    Column {
        id: first

        anchors.left: parent.left
        width: root.columnWidth
        spacing: Theme.px(26)

        RulesPart {
            width: parent.width
            title: qsTr("A game of one deal")
            text: qsTr("Two play, with two of each card from nine to ace. Whoever bids most names the trump, and must reach the bid with melds and tricks together. Who falls short has lost; else the higher score wins.")
        }

        RulesPart {
            width: parent.width
            spacing: Theme.px(14)
            title: qsTr("How a game goes")

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(1)
                title: qsTr("Bidding")
                text: qsTr("Twelve cards each. The first bid is any multiple of %L1; then %L1 or %L2 more in turn, until one of you passes.").arg(10).arg(20)
            }

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(2)
                title: qsTr("Trump")
                text: qsTr("The highest bid names the trump suit.")
            }

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(3)
                title: qsTr("Cut-throat, if you play it so")
                text: qsTr("Two cards are turned up, and the highest bid takes one of them. The rest is drawn in turn, and of 24 cards each keeps 12, unseen by the other.")
            }

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(4)
                title: qsTr("Melds")
                text: qsTr("Both show what their twelve cards meld, and score it.")
            }

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(5)
                title: qsTr("Twelve tricks")
                text: qsTr("The highest bid leads. Then whoever won the trick before.")
            }
        }

        RulesPart {
            width: parent.width
            spacing: Theme.px(14)
            title: qsTr("Following")

            Answer {
                hand: ["TH"]
                publicCards: ["KH"]
                title: qsTr("Beat it if you can")
                text: qsTr("From high to low: ace, ten, king, queen, jack, nine.")
                spoken: qsTr("Beat it if you can: the ten of hearts beats the king of hearts. From high to low: ace, ten, king, queen, jack, nine.")
            }

            Answer {
                hand: ["9S"]
                publicCards: ["AH"]
                title: qsTr("Else play a trump")
                text: qsTr("Even where you have a lower card of the suit. Here spades are trump.")
                spoken: qsTr("Else play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even where you have a lower heart.")
            }

            Answer {
                hand: ["JC"]
                publicCards: ["AH"]
                title: qsTr("Else any card")
                text: qsTr("Who has led wins then, and with an equal card too.")
                spoken: qsTr("Else any card: the jack of clubs loses to the ace of hearts. Who has led wins with an equal card, too.")
            }
        }
    }

    Column {
        id: second

        anchors.left: parent.left
        anchors.leftMargin: root.wide ? root.columnWidth + Theme.px(56) : 0
        y: root.wide ? 0 : first.height + Theme.px(30)
        width: root.columnWidth
        spacing: Theme.px(26)

        RulesPart {
            width: parent.width
            spacing: Theme.px(2)
            title: qsTr("Melds, with spades as trump")

            Meld { cards: ["AS", "AS", "TS", "TS", "KS", "KS", "QS", "QS", "JS", "JS"]; name: qsTr("Double run"); points: 1500 }
            Meld { cards: ["JS", "JS", "JH", "JH", "JD", "JD", "JC", "JC"]; name: qsTr("Jacks abound"); points: 400 }
            Meld { cards: ["JD", "JD", "QS", "QS"]; name: qsTr("Double pinochle"); points: 300 }
            Meld { cards: ["AS", "TS", "KS", "KS", "QS", "QS", "JS"]; name: qsTr("Run and royal marriage"); points: 230 }
            Meld { cards: ["AS", "TS", "KS", "KS", "QS", "JS"]; name: qsTr("Run and king, or run and queen"); points: 190 }
            Meld { cards: ["AS", "TS", "KS", "QS", "JS"]; name: qsTr("Run"); points: 150 }
            Meld { cards: ["AS", "AH", "AD", "AC"]; name: qsTr("Aces around"); points: 100 }
            Meld { cards: ["KS", "QS"]; name: qsTr("Royal marriage"); points: 40 }
            Meld { cards: ["JD", "QS"]; name: qsTr("Pinochle"); points: 40 }
            Meld { cards: ["KH", "QH"]; name: qsTr("Common marriage, of any other suit"); points: 20 }
            Meld { cards: ["9S"]; name: qsTr("Dix, the nine of trump"); points: 10 }

            BodyText {
                width: parent.width
                topPadding: Theme.px(6)
                text: qsTr("Each kind counts once, the highest first, and a card counts in one meld only.")
                wrapMode: Text.Wrap
                color: Theme.text2
            }
        }

        RulesPart {
            width: parent.width
            title: qsTr("What cards are worth in tricks")
            text: qsTr("Ace %L1, ten %L2, king %L3, queen %L4, jack %L5, nine nothing; but the nine of trump %L2.").arg(11).arg(10).arg(4).arg(3).arg(2)
        }

        RulesPart {
            width: parent.width
            spacing: Theme.px(14)
            title: qsTr("How to play")

            RulesLine {
                width: parent.width
                iconName: "forward"
                title: qsTr("With the mouse")
                text: qsTr("Click a bid, a suit or a card, then the button; or double click a card, or drag it to its place. To keep twelve, click those that you want.")
            }

            RulesLine {
                width: parent.width
                iconName: "keyboard"
                title: qsTr("With the keyboard")
                text: qsTr("1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.")
            }

            RulesLine {
                width: parent.width
                iconName: "sound"
                title: qsTr("With a screen reader")
                text: qsTr("All that happens is told in order, a sentence each, and what you mark is told with what it would meld.")
            }
        }
    }
}
