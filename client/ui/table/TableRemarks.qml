import QtQuick
import Cardroom.Ui

// Remarks about the property file being played, shown until the person has read them. Covers the top of the table.
Panel {
    id: root

    required property var lines  // A list of strings.
    property real widest: Theme.px(620)
    readonly property string keyZone: "bar"

    signal dismissed

    width: Math.min(root.widest, words.implicitWidth + close.width + Theme.px(52))
    height: Math.max(close.height, words.height) + Theme.px(16)
    visible: root.lines.length > 0
    color: Theme.raised

    BodyText {
        id: words

        anchors.left: parent.left
        anchors.right: close.left
        anchors.leftMargin: Theme.px(22)
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: root.lines.join("\n")
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    IconButton {
        id: close

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        iconName: "close"
        spokenName: qsTr("Close")
        onClicked: root.dismissed()
    }
}
