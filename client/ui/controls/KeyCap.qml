import QtQuick
import Cardroom.Ui

// A shortcut key, shown on a button: the letter `key`, or the icon named `icon`.
Rectangle {
    id: root

    property alias key: letter.text
    property string icon: ""
    property color ink: Theme.text

    implicitWidth: Math.max(Theme.px(24), root.icon !== "" ? Theme.px(27) : letter.implicitWidth + Theme.px(14))
    implicitHeight: Theme.px(19)
    radius: Theme.radiusKey
    color: Qt.alpha(root.ink, 0.18)

    BodyText {
        id: letter

        anchors.centerIn: parent
        visible: root.icon === ""
        size: 13
        weight: Font.ExtraBold
        color: root.ink
    }

    Icon {
        anchors.centerIn: parent
        visible: root.icon !== ""
        name: root.icon
        size: Theme.px(17)
        color: root.ink
    }
}
