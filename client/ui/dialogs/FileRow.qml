import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A folder or file in a list to choose from.
T.ItemDelegate {
    id: root

    required property string iconName
    // Whether it has the keyboard focus.
    required property bool current

    implicitHeight: Math.max(40, Theme.px(46))
    horizontalPadding: Theme.px(14)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true

    Accessible.role: Accessible.ListItem
    Accessible.name: root.text
    Accessible.focusable: true
    Accessible.focused: root.current
    Accessible.onPressAction: root.clicked()

    contentItem: CentredItem {
        Icon {
            id: sign

            anchors.left: parent.left
            name: root.iconName
            size: Theme.px(20)
            color: Theme.accentText
        }

        BodyText {
            anchors.left: sign.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: parent.right
            text: root.text
            elide: Text.ElideMiddle
            horizontalAlignment: Text.AlignLeft
        }
    }

    // Inset, because the ring lies outside its item and a list clips everything outside its rows.
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(7)
            radius: Theme.px(9)
            color: root.hovered ? Qt.alpha(Theme.text, 0.08) : "transparent"

            FocusRing {
                visible: root.current
                around: parent.radius
            }
        }
    }
}
