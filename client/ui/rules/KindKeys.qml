import QtQuick

// The additional keys of a kind of game. Not visible itself.
Item {
    // "In Game of Thrones"
    property string title: ""
    // [{keys: ["P"], text: "pass"}]
    property var lines: []
}
