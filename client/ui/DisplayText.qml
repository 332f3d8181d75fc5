import QtQuick

// Words in Yrsa: titles, prompts, scores. `size` is in pixels on a window of 1280 by 800.
Text {
    id: root

    property real size: 28
    property int weight: Font.DemiBold

    color: Theme.text
    font.family: Theme.displayFamily
    font.pixelSize: Theme.word(root.size)
    font.weight: root.weight
    // Yrsa sits high in its line.
    topPadding: Math.round(root.font.pixelSize * 0.1)
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignLeft
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
}
