import QtQuick
import Cardroom.Ui

// The heading of a group of lines in the log: "Round 3".
Item {
    id: root

    property alias text: words.text

    height: Theme.px(40)

    HeadingText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(4)
        size: 19
    }

    Rectangle {
        anchors.left: words.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        anchors.verticalCenter: words.verticalCenter
        height: 1
        color: Theme.line
    }
}
