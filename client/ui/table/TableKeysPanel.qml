pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// All keys of a table at one glance.
TableOverlay {
    id: root

    // The game that is played.
    property string kind: ""
    readonly property var ownKeys: (own.item as KindKeys)?.lines ?? []
    readonly property var keys: [
        { keys: ["Tab"], text: qsTr("to the hand, the table, the actions, the seats, the bar") },
        { keys: ["←", "→", "↑", "↓"], text: qsTr("from one to the next") },
        { keys: [qsTr("Space")], text: qsTr("choose a card, or put it back") },
        { keys: ["1", "2", "3"], text: qsTr("choose the first, second, third card") },
        ...root.ownKeys,
        { keys: [qsTr("Enter")], text: qsTr("do what the button says") },
        { keys: [qsTr("Esc")], text: qsTr("put back, close, leave") },
        { keys: ["H"], text: qsTr("a hint") },
        { keys: ["O"], text: qsTr("order of the hand") },
        { keys: ["L"], text: qsTr("log") },
        { keys: ["C"], text: qsTr("chat") },
        { keys: ["R"], text: qsTr("rules") },
        { keys: ["T"], text: qsTr("tell the last things again") },
        { keys: ["M"], text: qsTr("sound on or off") },
        { keys: ["A"], text: qsTr("play again") },
        { keys: ["F11"], text: qsTr("full screen") },
        { keys: ["?"], text: qsTr("these keys") }
    ]
    readonly property int half: Math.ceil(root.keys.length / 2)

    panelWidth: Theme.px(820)
    panelHeight: title.height + columns.height + Theme.px(26 + 14 + 28)
    spokenName: title.text
    dismissible: true

    Loader {
        id: own

        visible: false
        source: Kinds.keys(root.kind)
    }

    DisplayText {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(30)
        y: Theme.px(26)
        text: qsTr("Keys")
        size: 30
    }

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: title.verticalCenter
        iconName: "close"
        spokenName: qsTr("Close")
        onClicked: root.dismissed()
    }

    Row {
        id: columns

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(30)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(30)
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(14)
        spacing: Theme.px(24)

        Repeater {
            model: [root.keys.slice(0, root.half), root.keys.slice(root.half)]

            Column {
                id: column

                required property var modelData

                width: (columns.width - columns.spacing) / 2
                spacing: Theme.px(4)

                Repeater {
                    model: column.modelData

                    Item {
                        id: line

                        required property var modelData

                        width: column.width
                        height: Math.max(Theme.px(34), words.height + Theme.px(8))
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1: %2", "keys, and what they do").arg(line.modelData.keys.join(" ")).arg(line.modelData.text)

                        Row {
                            anchors.left: parent.left
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: Theme.px(4)

                            Repeater {
                                model: line.modelData.keys

                                KeyCap {
                                    required property string modelData

                                    height: Theme.px(25)
                                    key: modelData
                                }
                            }
                        }

                        BodyText {
                            id: words

                            anchors.left: parent.left
                            anchors.leftMargin: Theme.px(128)
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: line.modelData.text
                            wrapMode: Text.Wrap
                            size: 15
                            color: Theme.text2
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
