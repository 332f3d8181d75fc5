pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The rules of Pinochle.
RulesSheet {
    id: root

    // In a narrow drawer the text of a meld gets the larger share.
    readonly property bool tight: root.columnWidth < Theme.px(420)

    kind: "pinochle"
    cardWidth: Theme.px(44)
    cardsRoom: Theme.px(126)
    worthSpacing: Theme.px(2)
    worth: RulesWorth {
        width: root.columnWidth
        cardWidth: Theme.px(root.tight ? 24 : 30)
        step: root.tight ? 0.34 : modelData.cards.length > 6 ? 0.42 : 0.62
        wordsAt: Theme.px(root.tight ? 112 : 170)
        leading: 1
    }

    RulesHowTo {
        byMouse: qsTr("Click a bid, a suit or a card, then click the button; or double-click a card, or drag it to its place. To keep twelve, click the ones you want.")
        byKeyboard: qsTr("1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.")
        byReader: qsTr("Everything that happens is read out in order, one sentence at a time. When you mark cards, you hear what they would meld.")
    }
}
