import QtQuick
import Cardroom.Ui

// A tag on the upper edge of the item that the hint recommends.
Rectangle {
    anchors.horizontalCenter: parent.horizontalCenter
    y: -Math.round(height * 0.55)
    width: words.implicitWidth + Theme.px(20)
    height: Math.round(words.font.pixelSize * 1.5)
    radius: height / 2
    color: Theme.litInk

    BodyText {
        id: words

        anchors.centerIn: parent
        text: Theme.hintTag
        size: 14
        weight: Font.ExtraBold
        color: Theme.lit
    }
}
