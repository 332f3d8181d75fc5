import QtQuick
import Cardroom.Models
import Cardroom.Ui

// What every kind of game puts on the table, over the cloth and the plaques. Fills the page.
Item {
    id: root

    required property TableController controller
    required property TablePlaces places
    required property TableSeats seats
    required property KeyZones zones

    // Given by the kind: where its things in the middle end, and how many cards the hand has room for. The prompt stands
    // between them.
    property real middleBottom: root.height / 2
    property int handSize: 4
    // How high the result may be.
    property real resultRoom: root.height
    // The short help in the corner, and the result.
    property Component help: null
    property Component result: null

    // A card is to be shown large.
    signal shownLarge(card: string)
    // The person has had enough.
    signal leaveChosen

    // The n-th choice, from 0.
    function choose(index: int): void {}
    // Shows where a card of the log lies.
    function flash(cardKey: string): void {}
}
