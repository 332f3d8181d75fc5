import QtQuick
import Cardroom.Ui

// The trump, who plays, and for which bid.
Row {
    id: root

    // "S"; "Spades are trump"; "You play for 220".
    required property string suit
    required property string title
    required property string text
    required property real widest

    spacing: Theme.px(16)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.title

    Rectangle {
        id: sign

        width: Theme.px(56)
        height: Theme.px(56)
        radius: Theme.px(16)
        color: Theme.plaque
        border.width: 1
        border.color: Theme.plaqueEdge

        Icon {
            anchors.centerIn: parent
            name: Theme.suitIcon(root.suit)
            size: Theme.px(32)
            color: Theme.onCloth
        }
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(root.widest - sign.width - root.spacing, Math.max(title.implicitWidth, words.implicitWidth))

        SilentTitle {
            id: title

            width: parent.width
            text: Words.directed(root.title)
            size: 22
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            color: Theme.onCloth
        }

        BodyText {
            id: words

            width: parent.width
            text: Words.directed(root.text)
            size: 15
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.onCloth2
        }
    }
}
