import QtQuick
import Cardroom.Ui

// Text in Lato. `size` is in pixels for a window of 1280 by 800.
Text {
    id: root

    property real size: 15.5
    property int weight: Font.Normal
    // The line height of Latin script, relative to the font's own. A single line is centred vertically. The width of
    // the text on one line is measured separately, because its own line count or implicit width would change during
    // layout.
    property real leading: root.wrapMode === Text.NoWrap || root.oneLine.advanceWidth <= root.width + 1 ? 1 : Theme.lineHeight
    readonly property TextMetrics oneLine: TextMetrics {
        font: root.font
        text: root.textFormat === Text.PlainText ? root.text : root.text.replace(/<[^>]*>/g, "")
    }

    // In Noto's Arabic font, a line is more than twice as high as the font size, and text sits low in it.
    readonly property bool arabic: Theme.isArabic(root.text)
    // In Noto's Chinese font, a line would be nearly 1.5 times as high as the font size, so it is set to Lato's height.
    // Bold text gets a heavier weight.
    readonly property bool chinese: !root.arabic && Theme.isChinese(root.text)

    color: Theme.text
    font.family: Theme.textFamily
    font.pixelSize: Theme.word(root.size)
    font.weight: root.chinese && root.weight === Font.Bold ? Font.ExtraBold : root.weight
    lineHeightMode: root.arabic || root.chinese ? Text.FixedHeight : Text.ProportionalHeight
    lineHeight: root.arabic ? Math.round(root.font.pixelSize * Theme.arabicLineHeight)
        : root.chinese ? Math.round(root.font.pixelSize * 1.2 * root.leading) : root.leading
    topPadding: -Math.round(root.font.pixelSize * (root.arabic ? 0.44 : root.chinese ? 0.18 : 0))
    bottomPadding: -root.topPadding
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignLeft
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
}
