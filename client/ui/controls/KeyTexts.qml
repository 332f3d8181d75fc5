import QtQml

// The descriptions of all keyboard shortcuts, except those added by a game kind, which are in its <Kind>Keys.qml.
QtObject {
    readonly property var everywhere: [
        { keys: ["Tab"], text: qsTr("the next part; with Shift, the previous one") },
        { keys: ["←", "→", "↑", "↓"], text: qsTr("the next thing in that direction") },
        { keys: [qsTr("Enter"), qsTr("Space")], text: qsTr("press the button with the ring") },
        { keys: [qsTr("Esc")], text: qsTr("back, close, cancel") },
        { keys: ["F1"], text: qsTr("rules") },
        { keys: ["F11"], text: qsTr("full screen") },
        { keys: [qsTr("Ctrl"), "M"], text: qsTr("sound on or off") },
        { keys: [qsTr("Ctrl"), "T"], text: qsTr("repeat the last announcements, for a screen reader") },
        { keys: [qsTr("Ctrl"), "Q"], text: qsTr("close the window") }
    ]
    readonly property var atTheTable: [
        { keys: ["Tab"], text: qsTr("to the hand, the table, the actions, the seats, the bar") },
        { keys: ["←", "→"], text: qsTr("from one to the next") },
        { keys: ["1", "…", "9"], text: qsTr("choose the first, second, … card or answer") },
        { keys: [qsTr("Space")], text: qsTr("choose the card with the ring, or put it back") },
        { keys: [qsTr("Enter")], text: qsTr("press the bright button") },
        { keys: [qsTr("Esc")], text: qsTr("put back, close, leave") },
        { keys: ["H"], text: qsTr("a hint, which Enter then plays") },
        { keys: ["O"], text: qsTr("order of the hand") },
        { keys: ["U"], text: qsTr("take the last move back, or agree to that") },
        { keys: ["[", "]"], text: qsTr("with open hands: a move back, a move on") },
        { keys: ["V"], text: qsTr("the last trick, capture, battle or round again") },
        { keys: ["L"], text: qsTr("log") },
        { keys: ["C"], text: qsTr("chat") },
        { keys: ["R"], text: qsTr("rules") },
        { keys: ["F"], text: qsTr("the fairness of the deal") },
        { keys: ["T"], text: qsTr("repeat the last announcements") },
        { keys: ["M"], text: qsTr("sound on or off") },
        { keys: ["A"], text: qsTr("play again") },
        { keys: ["B"], text: qsTr("ask for a break, or agree to one") },
        { keys: ["F11"], text: qsTr("full screen") },
        { keys: ["?"], text: qsTr("all keys of the table") }
    ]
    // For a game that is being replayed.
    readonly property var inReplay: [
        { keys: [qsTr("Space")], text: qsTr("play, or pause") },
        { keys: ["←", "→"], text: qsTr("a move back, a move on") },
        { keys: [qsTr("Page ↑"), qsTr("Page ↓")], text: qsTr("the round, battle or trick before, the next one") },
        { keys: ["[", "]"], text: qsTr("the sur, battle or bid before, the next one") },
        { keys: ["E"], text: qsTr("review: what the moves cost") },
        { keys: [qsTr("Enter")], text: qsTr("in a review: the next costly move") },
        { keys: [qsTr("Home"), qsTr("End")], text: qsTr("the beginning, the end") },
        { keys: ["+", "−"], text: qsTr("faster, slower") },
        { keys: ["V"], text: qsTr("the last trick, capture, battle or round again") },
        { keys: ["L"], text: qsTr("log") },
        { keys: ["R"], text: qsTr("rules") },
        { keys: ["F"], text: qsTr("the fairness of the deal") },
        { keys: ["T"], text: qsTr("repeat the last announcements") },
        { keys: ["M"], text: qsTr("sound on or off") },
        { keys: ["F11"], text: qsTr("full screen") },
        { keys: [qsTr("Esc")], text: qsTr("close, leave") }
    ]
    // For tables where only bots play.
    readonly property var amongBots: [
        { keys: [qsTr("Space")], text: qsTr("the bots play, or pause") },
        { keys: ["."], text: qsTr("one move") },
        { keys: ["+", "−"], text: qsTr("faster, slower") }
    ]
}
