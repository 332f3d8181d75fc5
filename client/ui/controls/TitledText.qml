import QtQuick
import Cardroom.Ui

// A title with an optional text below it.
Column {
    id: root

    property alias title: title.text
    property alias titleSize: title.size
    property alias text: words.text
    property alias size: words.size

    spacing: Theme.px(1)

    BodyText {
        id: title

        width: parent.width
        weight: Font.ExtraBold
        wrapMode: Text.Wrap
    }

    Paragraph {
        id: words

        width: parent.width
        visible: text !== ""
    }
}
