import QtQuick
import Cardroom.Ui

// The fingerprint of a key, in groups that can be read aloud.
Column {
    id: root

    required property string title
    required property string key
    property bool alarming: false

    spacing: Theme.px(2)

    BodyText {
        text: root.title
        size: 14
        weight: Font.Bold
        color: Theme.text3
    }

    BodyText {
        width: root.width
        text: root.key.replace(/(.{4})(?=.)/g, "$1 ")
        size: 14
        color: root.alarming ? Theme.bad : Theme.text2
        wrapMode: Text.Wrap
        LayoutMirroring.enabled: false
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.labelled(root.title, text)
    }
}
