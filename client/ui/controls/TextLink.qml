import QtQuick
import Cardroom.Ui

// An action within a line of text.
ButtonBase {
    id: root

    property string iconName: ""
    property real size: 15.5
    property color ink: Theme.accentText

    implicitWidth: Math.max(40, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(40, Theme.px(40))
    horizontalPadding: Theme.px(4)
    radius: Theme.radiusKey

    contentItem: IconText {
        iconName: root.iconName
        text: root.text
        size: root.size
        ink: root.ink
        underlined: root.hovered
    }
}
