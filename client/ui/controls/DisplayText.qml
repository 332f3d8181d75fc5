import QtQuick
import Cardroom.Ui

// Text in Yrsa: titles, prompts, scores. `size` is in pixels for a window of 1280 by 800.
Text {
    id: root

    property real size: 28
    property int weight: Font.DemiBold
    // The line height of Latin script, relative to the font's own.
    property real leading: 1

    readonly property bool arabic: Theme.isArabic(root.text)
    // Yrsa's figures look small next to Chinese text.
    readonly property bool chinese: !root.arabic && Theme.isChinese(root.text)
    // Noto's Naskh font draws the Persian 4, 6 and 7 in the form used by other languages.
    readonly property bool figures: root.arabic && /[\u06f0-\u06f9]/.test(root.text)

    color: Theme.text
    font.family: root.figures ? Theme.textFamily : root.chinese ? Theme.chineseDisplayFamily : Theme.displayFamily
    font.pixelSize: Theme.word(root.size)
    font.weight: root.weight
    // Yrsa sits high in its line; Noto's Arabic and Chinese fonts sit low.
    topPadding: Math.round(root.font.pixelSize * (root.figures ? -0.38 : root.arabic ? -0.15 : root.chinese ? -0.13 : 0.1))
    bottomPadding: root.arabic || root.chinese ? -root.topPadding : 0
    lineHeightMode: root.arabic || root.chinese ? Text.FixedHeight : Text.ProportionalHeight
    lineHeight: root.arabic ? Math.round(root.font.pixelSize * Theme.arabicLineHeight)
        : root.chinese ? Math.round(root.font.pixelSize * 1.28 * root.leading) : root.leading
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignLeft
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
}
