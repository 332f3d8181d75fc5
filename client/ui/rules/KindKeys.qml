import QtQuick

// The additional keyboard shortcuts of a game kind. Not visible itself.
Item {
    // "In Game of Thrones"
    property string title: ""
    // [{keys: ["P"], text: "pass"}]
    property var lines: []
}
