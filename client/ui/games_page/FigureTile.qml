import QtQuick
import Cardroom.Ui

// A figure, what it counts, and a detail.
Panel {
    id: root

    required property figure modelData

    readonly property int pad: Theme.px(Theme.compact ? 14 : 22)

    implicitHeight: words.height + 2 * words.y
    radius: Theme.px(20)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.modelData.spoken

    Column {
        id: words

        x: root.pad
        // Lines in Persian are taller.
        y: Theme.px(Theme.compact ? 12 : Theme.arabicScript ? 10 : 18)
        width: parent.width - 2 * root.pad
        spacing: Theme.px(1)

        DisplayText {
            width: parent.width
            text: root.modelData.value
            size: Theme.compact ? 32 : 42
            color: root.modelData.lit ? Theme.accentText : Theme.text
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(18)
        }

        BodyText {
            width: parent.width
            text: root.modelData.label
            size: 15
            weight: Font.ExtraBold
            wrapMode: Text.Wrap
        }

        Paragraph {
            width: parent.width
            visible: text !== ""
            text: root.modelData.detail
            size: 14
            color: Theme.text3
        }
    }
}
