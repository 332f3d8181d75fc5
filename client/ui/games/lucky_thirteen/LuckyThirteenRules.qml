import QtQuick
import Cardroom.Ui

// The rules of Lucky Thirteen.
RulesSheet {
    id: root

    kind: "lucky-thirteen"
    cardWidth: Theme.px(root.wide ? 50 : 46)
    cardsRoom: 4 * root.cardWidth + Theme.px(36)

    RulesHowTo {
        byMouse: qsTr("Click a card to choose it, then click the button. Or double-click it, or drag it to your discards.")
        byKeyboard: qsTr("1, 2 and 3 or the arrows choose a card, Enter discards it. H asks for a hint, ? shows all keys.")
        byReader: qsTr("Everything that happens is read out in order, one sentence at a time. Every card, seat and button has a name.")
    }
}
