import QtQuick
import Cardroom.Ui

// What every kind of game puts on the table, above the cloth and the plaques. Fills the page.
Item {
    id: root

    // A kind reads its model from it while that kind is played: another may follow while this is still shown. (Not with
    // "as PasurModel": Qt 6.4.2 compiles that ahead to code that does not compile.)
    required property TableController controller
    required property TablePlaces places
    required property TableSeats seats
    required property KeyZones zones
    // The order of the hand: as in Preferences.
    property int handOrder: 0

    // Given by the kind: the lower edge of its items in the middle, and the number of cards that the hand has room for.
    // The prompt stands between them.
    property real middleBottom: root.height / 2
    // The height of its items under the prompt, apart from the hand; the prompt is that much higher.
    property real underPrompt: 0
    property int handSize: 4
    // None of the kind's items is above the person's own plaque.
    property bool cornerFree: false
    // How far inwards a plaque at the side may extend, and whether the other seats are in one row instead.
    property int sideRoom: Theme.wordWidth(290)
    property bool seatsInRow: false
    // How far inwards the latest events may extend; 0: the default.
    property real endRoom: 0
    // The contents of the bar after the progress, before and after its dots, and whether they are as bright.
    property string stepText: ""
    property string detail: ""
    property bool detailLit: false
    // Its own items say what the person has to do, so there is no prompt.
    property bool ownPrompt: false
    // The zone of the keys in which a turn starts.
    property string firstZone: "hand"
    // By seat: the number of hearts that it holds, for its plaque; empty: for games that do not show it.
    property list<int> seatHearts: []
    // By seat: the second line of its plaque while there is nothing more urgent, instead of its last action and its
    // cards; empty: those.
    property list<string> seatLines: []
    // The person is choosing the effect of a card, and can take another card instead.
    property bool choiceOpen: false
    // The short help in the corner, and the result, which gets `controller` and `room`: addresses, because a Loader of
    // Qt 6.4 cannot create a bound component of another file.
    property url help
    property url result
    // The item that covers the table during a pause, once it is time for it: the same kind of address.
    property url pauseResult

    // Asks to show a card large.
    signal shownLarge(card: string)
    // Asks to change the order of the hand.
    signal handTurned

    // Asks to focus and select the card of the hand at that place, from 0.
    signal selectPlace(place: int)
    signal flash(cardKey: string)

    // Given by the kind: the rectangle in which a card of (zone, seat, place, places) lies.
    function spotOf(zone: string, seat: int, place: int, places: int): rect { return Qt.rect(0, 0, 0, 0) }
    // The n-th choice, from 0.
    function choose(index: int): void { root.selectPlace(index) }
    // The focus is in its first zone: moves it to the item with which this turn starts.
    function begin(): void {}
    // An arrow key while the focused item does not use it: true if it has an effect here.
    function step(key: int): bool { return false }
    // Escape: undoes what the person has prepared; true if there was something.
    function putBack(): bool { return false }
}
