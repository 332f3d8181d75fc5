import QtQuick
import Cardroom.Ui

// The rules of Game of Thrones, with piles as illustrations.
RulesSheet {
    kind: "thrones"
    cardWidth: Theme.px(46)
    overlap: Theme.px(18)
    cardsRoom: Theme.px(172)

    RulesHowTo {
        byMouse: qsTr("The pointer on a card shows what it would do to both piles. Click it and then a pile, or drag it there. A right click passes; with a card chosen it puts that back.")
        byKeyboard: qsTr("1 to 9 or the arrows and Space choose a card, ↑ and ↓ the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.")
        byReader: qsTr("All that happens is told in order, a sentence each, with what a card would make of a pile before you play it.")
    }
}
