import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A menu entry, with its shortcut key.
T.MenuItem {
    id: root

    property string iconName: ""
    property string key: ""
    // An entry that is not offered takes up no space.
    property bool offered: true

    function press(): void {
        if (!root.enabled)
            return
        if (root.checkable)
            root.toggle()
        root.triggered()
        root.menu.close()
    }

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    visible: root.offered
    implicitHeight: root.offered ? Math.max(40, Theme.px(44)) : 0
    horizontalPadding: Theme.px(12)
    opacity: root.enabled ? 1 : 0.45
    hoverEnabled: true

    Accessible.role: Accessible.MenuItem
    Accessible.name: root.text
    Accessible.onPressAction: root.press()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()

    contentItem: CentredItem {
        implicitWidth: icon.width + words.implicitWidth + (root.key !== "" ? cap.width + Theme.px(24) : 0) + Theme.px(12)
        implicitHeight: words.implicitHeight

        Icon {
            id: icon

            anchors.left: parent.left
            name: root.checkable ? (root.checked ? "check" : "") : root.iconName
            size: Theme.px(20)
            color: Theme.text2
        }

        BodyText {
            id: words

            anchors.left: icon.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: root.key !== "" ? cap.left : parent.right
            text: root.text
            weight: Font.Bold
        }

        KeyCap {
            id: cap

            anchors.right: parent.right
            visible: root.key !== ""
            key: root.key
        }
    }

    background: Rectangle {
        radius: Theme.px(10)
        color: root.highlighted || root.hovered ? Qt.alpha(Theme.text, 0.09) : "transparent"
    }
}
