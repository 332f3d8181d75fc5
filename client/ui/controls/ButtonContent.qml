import QtQuick
import Cardroom.Ui

// An icon, words and the key that does the same, in the middle of a button.
Item {
    id: root

    property string text: ""
    property string iconName: ""
    property string key: ""
    property string keyIcon: ""
    property color ink: Theme.text
    property bool bold: true
    property real size: 16

    implicitWidth: row.besides + (words.visible ? words.implicitWidth : 0)
    implicitHeight: row.height

    Row {
        id: row

        readonly property real besides: (icon.visible ? icon.width + row.spacing : 0) + (cap.visible ? cap.width + row.spacing : 0)

        anchors.centerIn: parent
        spacing: Theme.px(9)

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.px(20)
            color: root.ink
        }

        BodyText {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: root.width > 0 ? Math.min(implicitWidth, root.width - row.besides) : implicitWidth
            visible: root.text !== ""
            text: root.text
            size: root.size
            weight: root.bold ? Font.ExtraBold : Font.Bold
            color: root.ink
        }

        KeyCap {
            id: cap

            anchors.verticalCenter: parent.verticalCenter
            visible: root.key !== "" || root.keyIcon !== ""
            key: root.key
            icon: root.keyIcon
            ink: root.ink
        }
    }
}
