import QtQuick
import Cardroom.Ui

// An icon, a label and the shortcut key, centred in a button.
Item {
    id: root

    property alias text: words.text
    property string iconName: ""
    property alias key: cap.key
    property alias keyIcon: cap.icon
    property color ink: Theme.text
    property bool bold: true
    property real size: 16

    readonly property bool keyed: root.key !== "" || root.keyIcon !== ""
    readonly property real besidesWords: root.iconName !== "" ? icon.width + row.spacing : 0
    readonly property real wanted: root.besidesWords + (root.text !== "" ? words.implicitWidth : 0)
    readonly property real forKey: root.keyed ? cap.width + row.spacing : 0
    readonly property real wantedWithKey: root.wanted + root.forKey
    // The shortcut key is left out before the label is elided.
    readonly property bool keyShown: root.keyed && (root.width <= 0 || root.wantedWithKey <= root.width || root.wanted > root.width)

    implicitWidth: root.wantedWithKey
    implicitHeight: row.height

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(9)

        Icon {
            id: icon

            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.px(20)
            color: root.ink
        }

        BodyText {
            id: words

            width: root.width > 0 ? Math.min(implicitWidth, root.width - root.besidesWords - (root.keyShown ? root.forKey : 0)) : implicitWidth
            visible: root.text !== ""
            size: root.size
            weight: root.bold ? Font.ExtraBold : Font.Bold
            color: root.ink
        }

        KeyCap {
            id: cap

            visible: root.keyShown
            ink: root.ink
        }
    }
}
