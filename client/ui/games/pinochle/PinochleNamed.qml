import QtQuick
import Cardroom.Ui

// The trump that has just been named, large, and who plays for how much.
PinochlePanel {
    id: root

    // "S"; "Spades are trump"; "You play for 220"; and both for a screen reader.
    required property string suit
    required property string title
    required property string text
    required property string spokenName

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spokenName

    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.px(34)
        spacing: Theme.px(2)

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: Theme.suitIcon(root.suit)
            size: Theme.px(112)
            color: Theme.litSuits[Theme.suitIcon(root.suit)] ?? root.ink
        }

        Item { width: 1; height: Theme.px(8) }

        SilentTitle {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: Words.directed(root.title)
            size: 42
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(20)
            color: root.ink
        }

        SilentText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: Words.directed(root.text)
            size: 18
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(13)
            color: root.ink2
        }
    }
}
