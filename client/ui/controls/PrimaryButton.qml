import QtQuick
import Cardroom.Ui

// The primary action, labelled with what will happen. If something else is needed first, `waiting` turns it into a
// dashed outline that says what is needed and cannot be pressed.
ButtonBase {
    id: root

    property bool waiting: false
    property string key: ""
    property string keyIcon: ""
    property string iconName: ""
    property bool overCloth: false
    // The remaining fraction of the time until this happens automatically: from 1 to 0, as a ring; 0: it does not.
    property real shareLeft: 0

    readonly property color ink: root.waiting ? (root.overCloth ? Theme.onCloth : Theme.text) : Theme.accentInk

    enabled: !root.waiting
    opacity: root.waiting || root.enabled ? 1 : 0.45
    implicitHeight: Theme.primaryHeight
    horizontalPadding: Theme.px(22)

    background: Item {
        RaisedSheet {
            anchors.fill: parent
            visible: !root.waiting
            radius: root.radius
            color: root.down ? Qt.darker(Theme.accent, 1.08) : root.hovered ? Qt.lighter(Theme.accent, 1.07) : Theme.accent
        }

        TimeFrame {
            anchors.fill: parent
            anchors.margins: -Theme.px(4)
            visible: root.shareLeft > 0
            share: root.shareLeft
            radius: root.radius + Theme.px(4)
            color: root.overCloth ? Theme.onCloth : Theme.accent
        }

        DashedFrame {
            anchors.fill: parent
            visible: root.waiting
            radius: root.radius
            color: root.ink
        }
    }

    contentItem: ButtonContent {
        text: root.text
        iconName: root.iconName
        key: root.key
        keyIcon: root.keyIcon
        ink: root.ink
        bold: !root.waiting
    }
}
