pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The open hands of the other seats, each under its player's name: there is no room for them on the table of a game
// that is still being played.
ScrollArea {
    id: root

    required property TableController controller

    readonly property real pad: Theme.px(15)
    readonly property real cardWidth: Theme.px(48)
    // The most cards in a row that leave every rank visible; a longer hand takes more rows.
    readonly property int most: 12
    // Counts the views of the table: each may change the hands.
    property int view: 0
    readonly property var hands: {
        if (root.view < 0 || !root.controller.openHands.open || !root.controller.game)
            return []
        const hands = []
        for (let seat = 0; seat < root.controller.people.seats.count; ++seat)
            hands.push({ seat: seat, cards: Array.from(root.controller.game.cards.heldBy(seat)) })
        return hands
    }

    contentHeight: column.y + column.height + root.pad
    activeFocusOnTab: root.interactive

    Connections {
        target: root.controller

        function onChanged(): void { root.view += 1 }
    }

    Column {
        id: column

        x: root.pad
        width: root.width - 2 * root.pad
        spacing: Theme.px(8)

        Repeater {
            model: root.controller.people.seats

            Column {
                id: hand

                required property seatCard modelData
                readonly property var cards: root.hands[hand.modelData.seat]?.cards ?? []
                readonly property int rows: Math.max(1, Math.ceil(hand.cards.length / root.most))
                readonly property int inRow: Math.ceil(hand.cards.length / hand.rows)
                readonly property real step: Math.min(root.cardWidth + Theme.px(6), (hand.width - root.cardWidth) / Math.max(1, hand.inRow - 1))

                width: column.width
                spacing: Theme.px(4)
                // The hand at the bottom can be seen on the table.
                visible: hand.modelData.place !== 0
                Accessible.role: Accessible.ListItem
                Accessible.name: Words.labelled(hand.modelData.name, hand.cards.map(card => card.name).join(qsTr(", ", "between two cards")))

                SilentText {
                    width: hand.width
                    text: hand.modelData.name
                    size: 15
                    weight: Font.ExtraBold
                }

                Item {
                    width: hand.width
                    height: hand.rows * (Theme.cardHeight(root.cardWidth) + Theme.px(6))

                    Repeater {
                        model: hand.cards

                        CardFace {
                            required property tableCard modelData
                            required property int index

                            x: Math.round((index % hand.inRow) * hand.step)
                            y: Math.floor(index / hand.inRow) * (Theme.cardHeight(root.cardWidth) + Theme.px(6))
                            card: modelData.card
                            cardWidth: root.cardWidth
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
