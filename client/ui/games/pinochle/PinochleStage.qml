import QtQuick
import Cardroom.Ui

// The items around the cards in one stage of a Pinochle game. Fills the table; the board draws the cards.
Item {
    id: root

    required property GameTable table
    required property PinochleGround ground
    readonly property TableController controller: root.table.controller
    readonly property PinochleModel game: root.controller.kind === "pinochle" ? root.controller.game : null
    // Whether the person has to answer now.
    readonly property bool asked: root.controller.turn.yours && !root.controller.choice.moving

    anchors.fill: parent
}
