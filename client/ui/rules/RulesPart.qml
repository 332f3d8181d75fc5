import QtQuick
import Cardroom.Ui

// A part of a game's rules: what it is about, and below that whatever shows it.
Column {
    id: root

    required property string title
    property string text: ""

    spacing: Theme.px(10)

    DisplayText {
        width: root.width
        text: root.title
        size: 22
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    BodyText {
        width: root.width
        visible: root.text !== ""
        text: root.text
        color: Theme.text2
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
