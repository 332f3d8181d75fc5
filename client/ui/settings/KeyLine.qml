pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One or more keys, and what they do.
CentredItem {
    id: root

    required property list<string> keys
    required property string text
    property real keysRoom: Theme.px(150)

    implicitHeight: Math.max(Theme.px(36), words.height + Theme.px(10))
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.labelled(root.keys.join(" "), root.text)

    Row {
        id: caps

        anchors.left: parent.left
        spacing: Theme.px(4)

        Repeater {
            model: root.keys

            KeyCap {
                required property string modelData

                height: Theme.px(26)
                key: modelData
            }
        }
    }

    Paragraph {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Math.max(root.keysRoom, caps.width + Theme.px(10))
        anchors.right: parent.right
        text: root.text
        size: 15
    }
}
