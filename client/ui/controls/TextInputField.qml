import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A text field that shows `error` below it.
T.TextField {
    id: root

    property string spokenName: ""
    property string error: ""
    property bool secret: false
    // The space that the error needs below it.
    readonly property real errorHeight: reason.height + reason.anchors.topMargin

    implicitWidth: Theme.px(260)
    implicitHeight: Math.max(40, Theme.px(48))
    leftPadding: Theme.px(16)
    rightPadding: Theme.px(16)
    verticalAlignment: TextInput.AlignVCenter
    horizontalAlignment: TextInput.AlignLeft
    color: Theme.text
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    placeholderTextColor: Theme.text3
    font.family: Theme.textFamily
    font.pixelSize: Theme.word(15.5)
    echoMode: root.secret ? TextInput.Password : TextInput.Normal
    selectByMouse: true
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45

    Accessible.name: root.spokenName !== "" ? root.spokenName : root.placeholderText
    Accessible.description: root.error

    background: Rectangle {
        radius: Theme.px(12)
        color: Theme.sunken
        border.width: root.activeFocus || root.error !== "" ? Theme.px(2) : 1
        border.color: root.error !== "" ? Theme.bad : root.activeFocus ? Theme.focus : root.hovered ? Theme.text3 : Theme.line
    }

    SilentText {
        anchors.fill: parent
        anchors.leftMargin: root.leftPadding
        anchors.rightMargin: root.rightPadding
        verticalAlignment: Text.AlignVCenter
        visible: root.length === 0 && root.preeditText === ""
        text: root.placeholderText
        color: root.placeholderTextColor
    }

    Row {
        id: reason

        width: parent.width
        anchors.top: parent.bottom
        anchors.topMargin: Theme.px(6)
        visible: root.error !== ""
        spacing: Theme.px(6)

        Icon {
            id: sign

            name: "close"
            size: Theme.px(18)
            color: Theme.bad
        }

        BodyText {
            width: parent.width - sign.width - parent.spacing
            text: root.error
            size: 14
            wrapMode: Text.WordWrap
            color: Theme.bad
        }
    }
}
