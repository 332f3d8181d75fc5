pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of Pasur and how to play it, with cards that show them: in two columns on a page, in one in a drawer.
Item {
    id: root

    readonly property bool wide: root.width > Theme.px(760)
    readonly property real columnWidth: root.wide ? (root.width - Theme.px(56)) / 2 : root.width

    implicitHeight: root.wide ? Math.max(first.height, second.height) : first.height + second.height + Theme.px(30)

    // A card of the hand, and what of the pool it picks up.
    component Capture: RulesExample {
        width: root.columnWidth
        kind: "pasur"
        cardWidth: Theme.px(44)
        cardsRoom: Theme.px(212)
    }

    // A card that counts, and how much.
    component Worth: Item {
        id: worth

        required property string card
        required property string text
        required property int points

        width: root.columnWidth
        height: Theme.px(40)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %L2 points", "what a card is worth").arg(worth.text).arg(worth.points)

        CardFace {
            id: face

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            card: worth.card
            cardWidth: Theme.px(26)
        }

        BodyText {
            anchors.left: face.right
            anchors.leftMargin: Theme.px(14)
            anchors.right: number.left
            anchors.rightMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            text: worth.text
            wrapMode: Text.Wrap
            color: Theme.text2
            Accessible.ignored: true
        }

        DisplayText {
            id: number

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%L1").arg(worth.points)
            size: 21
            color: Theme.accentText
            Accessible.ignored: true
        }
    }

    Column {
        id: first

        anchors.left: parent.left
        width: root.columnWidth
        spacing: Theme.px(26)

        RulesPart {
            width: parent.width
            title: qsTr("The race to %L1").arg(62)
            text: qsTr("Two, three or four play, each alone. You pick up cards from the pool in the middle, and some of them are worth points. Round follows round until somebody has %L1 points or more and alone the most.").arg(62)
        }

        RulesPart {
            width: parent.width
            spacing: Theme.px(14)
            title: qsTr("A round")

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(1)
                title: qsTr("Four cards each")
                text: qsTr("And four face up in the pool, with no jack among them.")
            }

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(2)
                title: qsTr("One card in turn")
                text: qsTr("A card that can pick something up must do so. Else it joins the pool.")
            }

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(3)
                title: qsTr("Four more each")
                text: qsTr("When all hands are empty, until the deck is used up.")
            }

            RulesLine {
                width: parent.width
                figure: qsTr("%L1").arg(4)
                title: qsTr("The rest of the pool")
                text: qsTr("Goes to whoever picked up last. The next player starts the next round.")
            }
        }

        RulesPart {
            width: parent.width
            spacing: Theme.px(14)
            title: qsTr("What picks up what")

            Capture {
                hand: ["7H"]
                publicCards: ["AS", "3D"]
                title: qsTr("Numbers make eleven")
                text: qsTr("7 + 1 + 3: with one card or with several. The ace is 1.")
                spoken: qsTr("Numbers make eleven: seven of hearts picks up ace of spades and three of diamonds. The ace is 1.")
            }

            Capture {
                hand: ["QH"]
                publicCards: ["QC"]
                title: qsTr("A queen takes a queen")
                text: qsTr("And a king takes a king, one at a time.")
                spoken: qsTr("A queen takes a queen, and a king takes a king, one at a time.")
            }

            Capture {
                hand: ["JS"]
                publicCards: ["9S", "2C", "JD"]
                title: qsTr("A jack takes nearly all")
                text: qsTr("All numbers and jacks. Queens and kings stay.")
                spoken: qsTr("A jack takes all numbers and jacks. Queens and kings stay.")
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
            spacing: Theme.px(4)
            title: qsTr("Points")

            Worth {
                card: "KC"
                text: qsTr("Seven clubs or more")
                points: 7
            }

            Worth {
                card: "TD"
                text: qsTr("The ten of diamonds")
                points: 3
            }

            Worth {
                card: "2C"
                text: qsTr("The two of clubs")
                points: 2
            }

            Worth {
                card: "AH"
                text: qsTr("Each ace")
                points: 1
            }

            Worth {
                card: "JD"
                text: qsTr("Each jack")
                points: 1
            }

            Worth {
                card: "5D"
                text: qsTr("Each sur")
                points: 5
            }
        }

        RulesPart {
            width: parent.width
            spacing: Theme.px(14)
            title: qsTr("Sur")

            RulesLine {
                width: parent.width
                iconName: "sur"
                title: qsTr("Who clears the whole pool")
                text: qsTr("Has a sur, and the card lies face up for it. Not with a jack, and not in the last deal of a round.")
            }

            RulesLine {
                width: parent.width
                iconName: "minus"
                title: qsTr("Has another player a sur?")
                text: qsTr("Then yours only takes away one of theirs, and counts nothing for you.")
            }
        }

        RulesPart {
            width: parent.width
            spacing: Theme.px(14)
            title: qsTr("How to play")

            RulesLine {
                width: parent.width
                iconName: "forward"
                title: qsTr("With the mouse")
                text: qsTr("Click a card: what it picks up is marked in the pool. Where it can pick up different cards, click those that you want. Then the button; or double click the card, or drag it to the pool.")
            }

            RulesLine {
                width: parent.width
                iconName: "keyboard"
                title: qsTr("With the keyboard")
                text: qsTr("1 to 4 or the arrows and Space choose a card, then ← and → or a digit what it picks up, and Enter plays. H asks for a hint, ? shows all keys.")
            }

            RulesLine {
                width: parent.width
                iconName: "sound"
                title: qsTr("With a screen reader")
                text: qsTr("All that happens is told in order, a sentence each, with all that a card can pick up before you play it.")
            }
        }
    }
}
