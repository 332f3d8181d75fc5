import QtQuick
import Cardroom.Ui

// A button on a tile of cloth: the primary action of the highlighted tile, or a quiet one.
ButtonBase {
    id: root

    property bool primary: false
    property bool large: false
    property string iconName: ""

    implicitHeight: Theme.px(root.large ? 56 : Theme.compact ? 44 : 48)
    implicitWidth: root.iconName !== "" ? root.implicitHeight : contentItem.implicitWidth + Theme.px(24)

    background: RaisedSheet {
        readonly property color base: root.primary ? Theme.accent
            : Theme.dark ? Qt.alpha("#ffffff", 0.14) : Qt.alpha("#fffaf0", 0.66)

        shadowed: root.primary
        strength: 0.7 * Theme.k
        radius: root.radius
        color: root.down ? Qt.darker(base, 1.1) : root.hovered ? Qt.tint(base, Qt.alpha("#ffffff", 0.1)) : base
    }

    contentItem: Item {
        implicitWidth: words.implicitWidth
        implicitHeight: words.implicitHeight

        BodyText {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            text: root.text
            size: root.large ? 18 : 16
            weight: Font.ExtraBold
            color: root.primary ? Theme.accentInk : Theme.onCloth
        }

        Icon {
            anchors.centerIn: parent
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.px(root.large ? 24 : 21)
            color: Theme.onCloth
        }
    }

    Tip {
        shown: root.text === "" && (root.hovered || root.visualFocus)
        text: root.spokenName
    }
}
