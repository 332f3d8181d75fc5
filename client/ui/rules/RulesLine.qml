import QtQuick
import Cardroom.Ui

// A rule in one row: an icon or a number, a title, and an explanation.
Item {
    id: root

    property string iconName: ""
    property string figure: ""
    required property string title
    required property string text

    implicitHeight: Math.max(sign.height, words.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1. %2").arg(root.title).arg(root.text)

    Rectangle {
        id: sign

        anchors.left: parent.left
        width: Theme.px(44)
        height: Theme.px(44)
        radius: Theme.px(12)
        color: Qt.alpha(Theme.accent, Theme.dark ? 0.16 : 0.1)

        Icon {
            anchors.centerIn: parent
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.px(23)
            color: Theme.accentText
        }

        DisplayText {
            anchors.centerIn: parent
            visible: root.figure !== ""
            text: root.figure
            size: 21
            color: Theme.accentText
        }
    }

    TitledText {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: parent.right
        anchors.top: parent.top
        topPadding: Theme.px(1)
        title: root.title
        text: root.text
    }
}
