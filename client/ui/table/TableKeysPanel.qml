pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// All keyboard shortcuts of a table, in one panel.
TableOverlay {
    id: root

    // The kind of the current game.
    property string kind: ""
    // Whether only bots play.
    property bool paced: false
    // Whether a finished game is being replayed.
    property bool replayed: false
    readonly property var ownKeys: (own.item as KindKeys)?.lines ?? []
    readonly property var keys: root.replayed ? texts.inReplay : [...texts.atTheTable, ...(root.paced ? texts.amongBots : []), ...root.ownKeys]
    readonly property int half: Math.ceil(root.keys.length / 2)

    panelWidth: Theme.px(820)
    panelHeight: title.height + columns.height + Theme.px(26 + 14 + 28)
    spokenName: title.text
    dismissible: true

    KeyTexts {
        id: texts
    }

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

        x: Theme.px(30)
        width: parent.width - 2 * x
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

                    KeyLine {
                        required property var modelData

                        width: column.width
                        keysRoom: Theme.px(128)
                        keys: modelData.keys
                        text: modelData.text
                    }
                }
            }
        }
    }
}
