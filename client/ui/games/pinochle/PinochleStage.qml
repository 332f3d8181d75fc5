import QtQuick
import Cardroom.Models
import Cardroom.Ui

// What stands round the cards in one stage of a game of Pinochle. Fills the table; the cards are the board's.
Item {
    required property GameTable table
    required property PinochleModel game
    required property PinochleGround ground
    // The person is to answer now.
    property bool asked: false

    anchors.fill: parent
}
