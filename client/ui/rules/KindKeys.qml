import QtQuick

// The keys that a kind of game has beside those of every table. Shows nothing.
Item {
    // "In Game of Thrones"
    property string title: ""
    // [{keys: ["P"], text: "pass"}]
    property var lines: []
}
