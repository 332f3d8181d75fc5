import QtQuick
import Cardroom.Ui

// The items that each game kind puts on the table, above the cloth and the plaques. Fills the page.
Item {
    id: root

    // A kind reads its model from the controller only while that kind is being played, because another kind may follow
    // while this is still shown. (It must not cast with "as PasurModel": Qt 6.4.2 translates that ahead of time into
    // C++ code that does not compile.)
    required property TableController controller
    required property TablePlaces places
    required property TableSeats seats
    required property KeyZones zones
    // Its cards; set by the board itself. (Not a CardBoard, which requires a GameTable.)
    property Item board: null
    // The order of the hand, as in Preferences.
    property int handOrder: 0

    // Set by the kind: the lower edge of its items in the middle, and the number of cards that the hand has room for.
    // The prompt goes between those items and the hand.
    property real middleBottom: root.height / 2
    // The width of the cards in the middle.
    property int middleCard: Theme.tableCard
    // The height of its items below the prompt, not counting the hand; the prompt moves up by half of that.
    property real underPrompt: 0
    property int handSize: 4
    // On the TV, the height of its cards above the plaque at the bottom.
    property int footCards: 0
    // On the TV, the width of the corner for the code; 0: the default.
    property real cornerRoom: 0
    // Whether the space above the person's own plaque is free of the kind's items.
    property bool cornerFree: false
    // How far inwards a plaque at the side may extend, and whether the other seats form a row instead.
    property int sideRoom: Theme.wordWidth(290)
    property bool seatsInRow: false
    // How far inwards the latest events may extend; 0: the default.
    property real endRoom: 0
    // The bar's text next to the progress dots: the step, before the dots, and a detail, after them; and whether the
    // detail is highlighted.
    property string stepText: ""
    property string detail: ""
    property bool detailLit: false
    // Whether the kind's own items say what the person has to do, so that there is no prompt.
    property bool ownPrompt: false
    // Whether the person is watching an animation that hurry() ends.
    property bool moving: false
    // The key zone in which a turn starts.
    property string firstZone: "hand"
    // By seat: the number of hearts it holds, for its plaque; empty for games that do not show it.
    property list<int> seatHearts: []
    // By seat: the second line of the plaque while there is nothing more urgent, in place of the last action and the
    // cards; if empty, those are shown.
    property list<string> seatLines: []
    // Whether the person is choosing the effect of a card, and can take another card instead.
    property bool choiceOpen: false
    // The short help in the corner, and the panel in which the end of the game is counted, which is given `controller`
    // and `room`; empty if the kind counts on the table itself. They are URLs, because a Qt 6.4 Loader cannot create a
    // bound component from another file.
    property url help
    property url counting
    // Whether the hands lie on the table, because the game is over, and the seat whose hand is counted; -1: none.
    property bool laidOut: false
    property int countedSeat: -1
    // The bar's text in place of the game's progress; empty: the progress.
    property string progressText: ""
    // The item that covers the table during a pause: also a URL, empty until it should be shown.
    property url pauseResult

    // Asks for an enlarged view of a card.
    signal shownLarge(card: string)
    // Asks to change the order of the hand.
    signal handTurned

    // Asks to focus and select the card at that position in the hand, from 0.
    signal selectPlace(place: int)
    signal flash(cardKey: string)

    // Set by the kind: the rectangle for a card, given (zone, seat, place, places).
    function spotOf(zone: string, seat: int, place: int, places: int): rect { return Qt.rect(0, 0, 0, 0) }
    // Makes the choice with that index, from 0.
    function choose(index: int): void { root.selectPlace(index) }
    // Called when the focus is in the first zone: moves it to the item with which this turn starts.
    function begin(): void {}
    // Handles an arrow key that the focused item has not used; returns whether the key had an effect.
    function step(key: int): bool { return false }
    // Jumps to the end of an animation that the person is watching; returns whether there was one.
    function hurry(): bool { return false }
    // Handles Escape by undoing what the person has prepared; returns whether there was anything to undo.
    function putBack(): bool { return false }
}
