import QtQuick

// The additional keyboard shortcuts of a game kind. Only holds data and draws nothing.
Item {
    // "In Game of Thrones"
    property string title: ""
    // [{keys: ["P"], text: "pass"}]
    property var lines: []
}
