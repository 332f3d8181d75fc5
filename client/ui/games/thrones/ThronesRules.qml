import QtQuick
import Cardroom.Ui

// The rules of Game of Thrones, with piles as illustrations.
RulesSheet {
    kind: "thrones"
    cardWidth: Theme.px(46)
    overlap: Theme.px(18)
    cardsRoom: Theme.px(172)

    RulesHowTo {
        byMouse: qsTr("Point at a card to see what it would do to each pile. Click it and then a pile, or drag it there. Right-click to pass; if a card is chosen, that puts it back instead.")
        byKeyboard: qsTr("1 to 9, or the arrows and Space, choose a card; ↑ and ↓ choose the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.")
        byReader: qsTr("Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear what it would do to a pile.")
    }
}
