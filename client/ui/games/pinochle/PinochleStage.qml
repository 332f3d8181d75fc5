import QtQuick
import Cardroom.Ui

// What stands round the cards in one stage of a game of Pinochle. Fills the table; the cards are the board's.
Item {
    id: root

    required property GameTable table
    required property PinochleGround ground
    readonly property TableController controller: root.table.controller
    readonly property PinochleModel game: root.controller.kind === "pinochle" ? root.controller.game : null
    // The person is to answer now.
    readonly property bool asked: root.controller.turn.yours && !root.controller.choice.moving

    anchors.fill: parent
}
