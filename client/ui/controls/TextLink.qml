import QtQuick
import Cardroom.Ui

// An action in a line of words.
ButtonBase {
    id: root

    property string iconName: ""
    property real size: 15.5

    implicitWidth: Math.max(40, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(40, Theme.px(40))
    leftPadding: Theme.px(4)
    rightPadding: Theme.px(4)
    radius: Theme.radiusKey

    contentItem: Row {
        spacing: Theme.px(8)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.px(20)
            color: Theme.accentText
        }

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            size: root.size
            weight: Font.Bold
            color: Theme.accentText
            font.underline: root.hovered
        }
    }
}
