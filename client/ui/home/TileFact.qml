import QtQuick
import Cardroom.Ui

// A short fact about a game: the number of players, or how long it takes.
CentredRow {
    id: root

    required property string iconName
    required property string text

    spacing: Theme.px(6)

    Icon {
        name: root.iconName
        size: Theme.px(17)
        color: Theme.onCloth2
    }

    SpokenText {
        text: root.text
        size: 14
        weight: Font.Bold
        color: Theme.onCloth
    }
}
