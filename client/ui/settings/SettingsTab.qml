import QtQuick
import Cardroom.Ui

// The tab of one section of the settings, in the list on the leading side.
ButtonBase {
    id: root

    required property string iconName
    required property bool chosen

    implicitHeight: Math.max(44, Theme.px(52))
    horizontalPadding: Theme.px(16)
    radius: Theme.px(16)
    Accessible.role: Accessible.PageTab
    Accessible.selectable: true
    Accessible.selected: root.chosen

    background: Rectangle {
        radius: root.radius
        color: root.chosen ? Theme.surface : root.hovered ? Qt.alpha(Theme.text, 0.05) : "transparent"
        border.width: root.chosen ? 1 : 0
        border.color: Qt.alpha(Theme.line, Theme.dark ? 0.6 : 1)
    }

    contentItem: IconText {
        spacing: Theme.px(13)
        iconName: root.iconName
        iconSize: Theme.px(21)
        text: root.text
        size: 16.5
        weight: Font.ExtraBold
        ink: root.chosen ? Theme.text : Theme.text2
    }
}
