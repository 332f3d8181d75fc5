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
        byMouse: qsTr("Click a card: what it takes is marked in the pool. Where it can take different cards, click those that you want. Then the button; or double click the card, or drag it to the pool.")
        byKeyboard: qsTr("1 to 4 or the arrows and Space choose a card, then ← and → or a digit what it takes, and Enter plays. H asks for a hint, ? shows all keys.")
        byReader: qsTr("All that happens is told in order, a sentence each, with all that a card can take before you play it.")
    }
}
