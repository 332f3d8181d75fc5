import QtQuick
import Cardroom.Ui

// The last part of a game's rules: how to play it with each input device.
RulesPart {
    id: root

    required property string byMouse
    required property string byKeyboard
    required property string byReader

    spacing: Theme.px(14)
    lines: [
        { icon: "forward", title: qsTr("With the mouse"), text: root.byMouse },
        { icon: "keyboard", title: qsTr("With the keyboard"), text: root.byKeyboard },
        { icon: "sound", title: qsTr("With a screen reader"), text: root.byReader }
    ]
}
