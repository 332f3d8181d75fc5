import QtQuick
import Cardroom.Ui

// A button with only an icon; its name is shown as a tooltip and announced by screen readers.
ButtonBase {
    id: root

    required property string iconName
    // Whether it has an outline, like the back button next to a page's title.
    property bool framed: false
    property bool directional: false
    // Whether a small dot indicates that there is something new behind it.
    property bool dot: false
    property color ink: Theme.text2
    property color hoverInk: Theme.text
    property real iconSize: Theme.px(24)

    text: ""
    implicitWidth: Math.max(40, Theme.px(44))
    implicitHeight: root.implicitWidth
    radius: root.framed ? Theme.radiusButton : Theme.px(12)

    background: Rectangle {
        radius: root.radius
        color: root.framed ? Theme.surface : root.down ? Qt.alpha(Theme.text, 0.14)
            : root.hovered || root.checked ? Qt.alpha(Theme.text, 0.08) : "transparent"
        border.width: root.framed ? 1 : 0
        border.color: root.hovered ? Theme.text3 : Theme.line
    }

    contentItem: Item {
        Icon {
            id: icon

            anchors.centerIn: parent
            name: root.iconName
            size: root.iconSize
            color: root.hovered || root.checked ? root.hoverInk : root.ink
            directional: root.directional
        }

        Rectangle {
            anchors.right: icon.right
            anchors.top: icon.top
            visible: root.dot
            width: Theme.px(9)
            height: width
            radius: width / 2
            color: Theme.accent
        }
    }

    Tip {
        // The panel that the button opened may be where the tooltip would be.
        shown: (root.hovered || root.visualFocus) && !root.checked
        text: root.spokenName
    }
}
