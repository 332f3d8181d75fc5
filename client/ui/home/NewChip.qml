import QtQuick
import Cardroom.Ui

// On the tile of a game that is new to the person: leads to its guided first hand.
ButtonBase {
    id: root

    required property string game

    // Larger than it looks, for fingers.
    implicitHeight: Math.max(40, Theme.px(40))
    horizontalPadding: Theme.px(14)
    radius: root.height / 2
    text: Theme.compact ? qsTr("New: learn it") : qsTr("New to you: learn it")
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

    contentItem: CentredRow {
        spacing: Theme.px(8)

        Icon {
            name: "learn"
            size: Theme.px(17)
            color: Theme.litInk
        }

        BodyText {
            text: root.text
            size: Theme.compact ? 13 : 14
            weight: Font.ExtraBold
            color: Theme.litInk
        }
    }
}
