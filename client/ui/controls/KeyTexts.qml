import QtQml

// The descriptions of all keyboard shortcuts, except those added by a game kind, which are in its <Kind>Keys.qml.
QtObject {
    readonly property var everywhere: [
        { keys: ["Tab"], text: qsTr("the next part; with Shift back") },
        { keys: ["←", "→", "↑", "↓"], text: qsTr("the next thing in that direction") },
        { keys: [qsTr("Enter"), qsTr("Space")], text: qsTr("press what has the ring") },
        { keys: [qsTr("Esc")], text: qsTr("back, close, cancel") },
        { keys: ["F1"], text: qsTr("rules") },
        { keys: ["F11"], text: qsTr("full screen") },
        { keys: [qsTr("Ctrl"), "M"], text: qsTr("sound on or off") },
        { keys: [qsTr("Ctrl"), "T"], text: qsTr("tell the last things again, for a screen reader") },
        { keys: [qsTr("Ctrl"), "Q"], text: qsTr("close the window") }
    ]
    readonly property var atTheTable: [
        { keys: ["Tab"], text: qsTr("to the hand, the table, the actions, the seats, the bar") },
        { keys: ["←", "→"], text: qsTr("from one to the next") },
        { keys: ["1", "…", "9"], text: qsTr("choose the first, second, … thing on the table") },
        { keys: [qsTr("Space")], text: qsTr("choose the card with the ring, or put it back") },
        { keys: [qsTr("Enter")], text: qsTr("do what the lit button says") },
        { keys: [qsTr("Esc")], text: qsTr("put back, close, leave") },
        { keys: ["H"], text: qsTr("a hint") },
        { keys: ["O"], text: qsTr("order of the hand") },
        { keys: ["L"], text: qsTr("log") },
        { keys: ["C"], text: qsTr("chat") },
        { keys: ["R"], text: qsTr("rules") },
        { keys: ["T"], text: qsTr("tell the last things again") },
        { keys: ["M"], text: qsTr("sound on or off") },
        { keys: ["A"], text: qsTr("play again") },
        { keys: ["B"], text: qsTr("ask for a break, or agree to one") },
        { keys: ["F11"], text: qsTr("full screen") },
        { keys: ["?"], text: qsTr("all keys of the table") }
    ]
    // For tables where only bots play.
    readonly property var amongBots: [
        { keys: [qsTr("Space")], text: qsTr("the bots play, or pause") },
        { keys: ["."], text: qsTr("one move") },
        { keys: ["+", "−"], text: qsTr("faster, slower") }
    ]
}
