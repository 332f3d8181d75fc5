import QtQuick
import Cardroom.Ui

// The last part of a game's rules: how to play it with each input device.
Column {
    id: root

    required property string byMouse
    required property string byKeyboard
    required property string byReader

    width: parent?.width ?? 0
    spacing: Theme.px(14)

    HeadingText {
        width: root.width
        text: qsTr("How to play")
        size: 22
        wrapMode: Text.Wrap
    }

    RulesLine {
        width: root.width
        iconName: "forward"
        title: qsTr("With the mouse")
        text: root.byMouse
    }

    RulesLine {
        width: root.width
        iconName: "keyboard"
        title: qsTr("With the keyboard")
        text: root.byKeyboard
    }

    RulesLine {
        width: root.width
        iconName: "sound"
        title: qsTr("With a screen reader")
        text: root.byReader
    }
}
