import QtQuick
import Cardroom.Ui

// A word in the header with its icon, or a person with an avatar; only the icon if there is no room for the text.
ButtonBase {
    id: root

    property string iconName: ""
    property string person: ""
    property string picture: ""           // The person's.
    readonly property bool compact: Theme.compact && root.person === ""

    implicitWidth: Math.max(40, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(40, Theme.px(44))
    horizontalPadding: Theme.px(10)
    radius: Theme.px(12)

    background: Rectangle {
        radius: root.radius
        color: root.down ? Qt.alpha(Theme.text, 0.14) : root.hovered ? Qt.alpha(Theme.text, 0.08) : "transparent"
    }

    contentItem: CentredRow {
        spacing: Theme.px(root.person === "" ? 10 : 12)

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.px(20)
            color: root.hovered ? Theme.text : Theme.text2
        }

        Avatar {
            visible: root.person !== ""
            name: root.person
            picture: root.picture
            size: Theme.px(41)
        }

        BodyText {
            visible: !root.compact
            width: Math.min(implicitWidth, Theme.px(150))
            text: root.text
            weight: Font.ExtraBold
            color: root.person !== "" || root.hovered ? Theme.text : Theme.text2
        }
    }

    Tip {
        shown: root.compact && (root.hovered || root.visualFocus)
        text: root.text
    }
}
