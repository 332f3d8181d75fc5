import QtQuick
import Cardroom.Ui

// A line of the log: a player and an action. Pressing it shows the card.
ButtonBase {
    id: root

    required property string who
    required property string plain
    required property string cardKey
    // Whether it is the newest line.
    property bool last: false

    height: Math.max(Theme.px(32), words.height + Theme.px(10))
    radius: Theme.px(8)
    spokenName: root.plain

    background: Rectangle {
        radius: root.radius
        color: root.last ? Qt.alpha(Theme.accent, 0.15)
            : Qt.alpha(Theme.text, root.hovered && root.cardKey !== "" ? 0.06 : 0)
    }

    contentItem: Item {
        SilentText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.baseline: words.baseline
            width: Theme.px(92)
            text: root.who
            size: 15
            weight: Font.ExtraBold
        }

        SilentText {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(110)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: Theme.suitsInked(root.text)
            textFormat: Text.StyledText
            wrapMode: Text.Wrap
            size: 15
            color: Theme.text2
        }
    }
}
