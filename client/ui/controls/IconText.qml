import QtQuick
import Cardroom.Ui

// Text with an optional icon next to it.
CentredRow {
    id: root

    property alias iconName: icon.name
    property alias iconSize: icon.size
    property alias iconInk: icon.color
    property alias text: words.text
    property alias textFormat: words.textFormat
    property alias size: words.size
    property alias weight: words.weight
    property color ink: Theme.text
    property bool underlined: false

    spacing: Theme.px(8)

    Icon {
        id: icon

        visible: name !== ""
        name: ""
        size: Theme.px(20)
        color: root.ink
    }

    BodyText {
        id: words

        weight: Font.Bold
        color: root.ink
        font.underline: root.underlined
    }
}
