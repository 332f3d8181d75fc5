import QtQuick
import Cardroom.Ui

// On the tile of a game that is new to the person: leads to its guided first hand.
ButtonBase {
    id: root

    required property string game
    // The largest width available.
    required property real widest
    // The text for a small window is also used in a language that needs more room.
    readonly property string words: qsTr("New to you: learn it")
    readonly property bool brief: Theme.compact || measured.advanceWidth + icon.width + row.spacing + 2 * root.horizontalPadding > root.widest

    // Larger than it looks, for fingers.
    implicitHeight: Math.max(40, Theme.px(40))
    horizontalPadding: Theme.px(14)
    radius: root.height / 2
    width: Math.min(implicitWidth, root.widest)
    text: root.brief ? qsTr("New: learn it") : root.words
    spokenName: qsTr("Learn %1: a first hand, two minutes").arg(root.game)

    background: Item {
        RaisedSheet {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Theme.px(28)
            radius: height / 2
            color: root.down ? Qt.darker(Theme.lit, 1.1) : root.hovered ? Qt.darker(Theme.lit, 1.04) : Theme.lit
        }
    }

    TextMetrics {
        id: measured

        font: label.font
        text: root.words
    }

    contentItem: CentredRow {
        id: row

        spacing: Theme.px(8)

        Icon {
            id: icon

            name: "learn"
            size: Theme.px(17)
            color: Theme.litInk
        }

        BodyText {
            id: label

            width: Math.min(implicitWidth, root.widest - 2 * root.horizontalPadding - icon.width - row.spacing)
            text: root.text
            size: Theme.compact ? 13 : 14
            weight: Font.ExtraBold
            color: Theme.litInk
        }
    }
}
