pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of Pasur.
RulesSheet {
    id: root

    kind: "pasur"
    cardWidth: Theme.px(44)
    cardsRoom: Theme.px(212)
    worthSpacing: Theme.px(4)
    worth: RulesWorth {
        width: root.columnWidth
        height: Theme.px(40)
        cardWidth: Theme.px(26)
        wordsAt: Math.round(cardWidth) + Theme.px(14)
    }

    RulesHowTo {
        byMouse: qsTr("Click a card: the cards it takes are marked in the pool. If there is a choice, click the ones you want. Then click the button; or double-click the card, or drag it to the pool.")
        byKeyboard: qsTr("1 to 4, or the arrows and Space, choose a card; then ← and →, or a digit, choose what it takes, and Enter plays it. H asks for a hint, ? shows all keys.")
        byReader: qsTr("Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear everything it can take.")
    }
}
