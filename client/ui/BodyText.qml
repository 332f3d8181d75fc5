import QtQuick

// Words in Lato. `size` is in pixels on a window of 1280 by 800.
Text {
    id: root

    property real size: 15.5
    property int weight: Font.Normal

    color: Theme.text
    font.family: Theme.textFamily
    font.pixelSize: Theme.word(root.size)
    font.weight: root.weight
    // Not by the number of lines, which depends on it.
    lineHeight: root.wrapMode === Text.NoWrap ? 1 : Theme.lineHeight
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignLeft
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
}
