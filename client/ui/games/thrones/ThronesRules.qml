import QtQuick
import Cardroom.Ui

// The rules of Game of Thrones, with piles as illustrations.
RulesSheet {
    id: root

    kind: "thrones"
    cardWidth: Theme.px(46)
    overlap: Theme.px(18)
    cardsRoom: Theme.px(172)

    first: [
        RulesPart {
            title: qsTr("Two against two")
            text: qsTr("You and the player opposite are a team, and each team has a pile. A game has six battles. The team with more points wins, and equal points are a draw.")
        },
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("A battle")
            lines: [
                { figure: Words.number(1), title: qsTr("A heart opens"), text: qsTr("The player who starts plays a heart on their own pile, and the next one a heart on theirs. These two will fight.") },
                { figure: Words.number(2), title: qsTr("Ten more turns"), text: qsTr("In turn, each player plays a club, a spade or a diamond on either pile, or passes. No diamond may lie on a heart.") },
                { figure: Words.number(3), title: qsTr("The attacks"), text: qsTr("They are scored, the piles leave the table, and the next player starts the next battle.") }
            ]
        },
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("The attacks")
            text: qsTr("Each attack meets the other side’s defence, and succeeds only if it is higher. At stake is the rank of the heart that is attacked: the attackers get it if they succeed, otherwise its own team does.")
            examples: [{
                publicCards: ["6H", "5C", "3S"],
                title: qsTr("%L1 beats %L2").arg(11).arg(10),
                text: qsTr("The upper team attacks and gets the rank of the queen, %L1.").arg(10),
                spoken: qsTr("The upper pile is six of hearts, five of clubs and three of spades: attack 11, defence 9. Its attack beats 10, and its team gets the 10 of the queen.")
            }, {
                publicCards: ["QH", "4C", "5D"],
                title: qsTr("%L1 can’t beat %L1").arg(9),
                text: qsTr("The lower team’s attack is not higher: the %L1 stays with the upper team.").arg(6),
                spoken: qsTr("The lower pile is queen of hearts, four of clubs and five of diamonds: attack 9, defence 10. Its attack can’t beat 9, and the 6 stays with the upper team.")
            }]
        }
    ]

    second: [
        RulesPart {
            spacing: Theme.px(14)
            title: qsTr("What the cards do")
            text: qsTr("A heart begins with its rank as attack and as defence. Jack, queen and king count 10; there are no aces.")
            examples: [{
                publicCards: ["6H", "3C"],
                title: qsTr("A club adds to attack"),
                text: qsTr("Attack %L1, defence %L2").arg(9).arg(6),
                spoken: qsTr("A club adds to attack: six of hearts and three of clubs make attack 9, defence 6.")
            }, {
                publicCards: ["6H", "3S"],
                title: qsTr("A spade adds to defence"),
                text: qsTr("Attack %L1, defence %L2").arg(6).arg(9),
                spoken: qsTr("A spade adds to defence: six of hearts and three of spades make attack 6, defence 9.")
            }, {
                publicCards: ["6H", "3S", "5D", "2D"],
                title: qsTr("A diamond takes away"),
                text: qsTr("It reduces what the card below changed: attack %L1, defence %L2").arg(6).arg(2),
                spoken: qsTr("A diamond reduces what the card below changed: six of hearts, three of spades, five and two of diamonds make attack 6, defence 2.")
            }, {
                publicCards: ["6H", "6C", "6D"],
                title: qsTr("The same rank counts double"),
                text: qsTr("As the card right below, the heart too: attack %L1, then %L2 again").arg(18).arg(6),
                spoken: qsTr("A card of the same rank as the one right below counts double: six of hearts and six of clubs make attack 18, and six of diamonds makes that 6 again.")
            }, {
                publicCards: ["6H", "TC", "KD"],
                title: qsTr("10, jack, queen and king are equal"),
                text: qsTr("So the king takes %L1. Nothing falls below %L2: attack %L2, defence %L3").arg(20).arg(0).arg(6),
                spoken: qsTr("10, jack, queen and king are equal: on the ten of clubs the king of diamonds takes 20. Nothing falls below 0, so attack is 0, defence 6.")
            }]
        },
        RulesHowTo {
            title: qsTr("How to play")
            byMouse: qsTr("The pointer on a card shows what it would do to both piles. Click it and then a pile, or drag it there. A right click passes; with a card chosen it puts that back.")
            byKeyboard: qsTr("1 to 9 or the arrows and Space choose a card, ↑ and ↓ the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.")
            byReader: qsTr("All that happens is told in order, a sentence each, with what a card would make of a pile before you play it.")
        }
    ]
}
