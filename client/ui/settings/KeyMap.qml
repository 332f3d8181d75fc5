pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// All keys, in groups: two columns where there is room.
Item {
    id: root

    // What each kind of game has beside these.
    readonly property var kindGroups: {
        const groups = []
        for (let kind = 0; kind < kinds.count; ++kind) {
            const keys = (kinds.itemAt(kind) as Loader)?.item as KindKeys
            if (keys)
                groups.push({ title: keys.title, lines: keys.lines })
        }
        return groups
    }
    readonly property var groups: [
        {
            title: qsTr("Everywhere"),
            lines: [
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
        },
        {
            title: qsTr("At the table"),
            lines: [
                { keys: ["1", "2", "3"], text: qsTr("choose the first, second, third card") },
                { keys: [qsTr("Space")], text: qsTr("choose the card with the ring, or put it back") },
                { keys: [qsTr("Enter")], text: qsTr("do what the lit button says") },
                { keys: ["H"], text: qsTr("a hint") },
                { keys: ["O"], text: qsTr("order of the hand") },
                { keys: ["L"], text: qsTr("log") },
                { keys: ["C"], text: qsTr("chat") },
                { keys: ["R"], text: qsTr("rules") },
                { keys: ["T"], text: qsTr("tell the last things again") },
                { keys: ["M"], text: qsTr("sound on or off") },
                { keys: ["A"], text: qsTr("play again") },
                { keys: ["?"], text: qsTr("all keys of the table") }
            ]
        },
        ...root.kindGroups
    ]
    readonly property bool wide: root.width > Theme.px(700)

    implicitHeight: columns.height + Theme.px(20)

    Repeater {
        id: kinds

        model: Object.keys(Kinds.pages)

        Loader {
            required property string modelData

            visible: false
            source: Kinds.keys(modelData)
        }
    }

    Grid {
        id: columns

        y: Theme.px(10)
        width: parent.width
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.px(36)
        rowSpacing: Theme.px(22)

        Repeater {
            model: root.groups

            Column {
                id: group

                required property var modelData

                width: (columns.width - (columns.columns - 1) * columns.columnSpacing) / columns.columns
                spacing: Theme.px(4)

                DisplayText {
                    width: parent.width
                    text: group.modelData.title
                    size: 22
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Repeater {
                    model: group.modelData.lines

                    KeyLine {
                        required property var modelData

                        width: group.width
                        keys: modelData.keys
                        text: modelData.text
                    }
                }
            }
        }
    }
}
