import QtQuick
import Cardroom.Ui

// The heading of a group, with what there is to add at the end of its line, or a hairline up to it.
Item {
    id: root

    required property string text
    property string aside: ""
    property bool ruled: false
    property real size: 22

    implicitWidth: title.implicitWidth + (root.aside === "" ? 0 : more.implicitWidth + Theme.px(12))
    implicitHeight: title.implicitHeight

    Accessible.role: Accessible.Heading
    Accessible.name: root.text

    SilentTitle {
        id: title

        anchors.left: parent.left
        width: Math.min(implicitWidth, root.width - (root.aside === "" ? 0 : more.implicitWidth + Theme.px(12)))
        text: root.text
        size: root.size
    }

    BodyText {
        id: more

        anchors.right: parent.right
        anchors.baseline: title.baseline
        text: root.aside
        size: 14
        weight: Font.Bold
        color: Theme.text3
    }

    Divider {
        anchors.left: title.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        anchors.verticalCenter: title.verticalCenter
        visible: root.ruled
    }
}
