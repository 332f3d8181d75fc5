import QtQuick
import Cardroom.Models
import Cardroom.Ui

// What every kind of game puts on the table, over the cloth and the plaques. Fills the page.
Item {
    id: root

    // A kind reads its model from it while that kind is played: another may be next while this is still there. (Not with
    // "as PasurModel": Qt 6.4.2 compiles that ahead to code that does not compile.)
    required property TableController controller
    required property TablePlaces places
    required property TableSeats seats
    required property KeyZones zones
    // How the hand lies: as in Preferences.
    property int handOrder: 0

    // Given by the kind: where its things in the middle end, and how many cards the hand has room for. The prompt stands
    // between them.
    property real middleBottom: root.height / 2
    // What it puts under the prompt, where the hand is not; the prompt is so much higher.
    property real underPrompt: 0
    property int handSize: 4
    // Nothing of the kind's lies above the person's own plaque.
    property bool cornerFree: false
    // How far inwards a plaque at the side may reach, and whether the other seats stand in one row instead.
    property int sideRoom: Theme.wordWidth(290)
    property bool seatsInRow: false
    // How far inwards what has just happened may reach; 0: as usual.
    property real endRoom: 0
    // What stands in the bar after the progress, before its dots and behind them, and whether that is as bright.
    property string stepText: ""
    property string detail: ""
    property bool detailLit: false
    // It says by itself, among its things, what is to be done.
    property bool ownPrompt: false
    // The zone of the keys in which a turn begins.
    property string firstZone: "hand"
    // By seat: how many hearts it holds, as its plaque shows it; empty: games without.
    property list<int> seatHearts: []
    // By seat: what stands in the second line of its plaque while nothing more urgent does, in the place of what it has
    // done and of its cards; empty: that.
    property list<string> seatLines: []
    // The person chooses what a card does, and can take another card instead.
    property bool choiceOpen: false
    // The short help in the corner, and the result, which gets `controller` and `room`: addresses, because a Loader of Qt
    // 6.4 cannot make a bound component of another file.
    property url help
    property url result
    // What lies over the table in a pause, once it is time for it: the same kind of address.
    property url pauseResult

    // A card is to be shown large.
    signal shownLarge(card: string)
    // The hand is to lie in another order.
    signal handTurned

    // The card of the hand at that place, from 0, gets the keys and is selected; a card of the log shows where it lies.
    signal selectPlace(place: int)
    signal flash(cardKey: string)

    // Given by the kind: the rectangle in which a card of (zone, seat, place, places) lies.
    function spotOf(zone: string, seat: int, place: int, places: int): rect { return Qt.rect(0, 0, 0, 0) }
    // The n-th choice, from 0.
    function choose(index: int): void { root.selectPlace(index) }
    // The keys are in its first zone: puts them on the one thing there with which this turn begins.
    function begin(): void {}
    // An arrow key, where the focus is on nothing that takes it: true if it means something here.
    function step(key: int): bool { return false }
    // Escape: puts back what the person has made ready; true if there was something.
    function putBack(): bool { return false }
}
