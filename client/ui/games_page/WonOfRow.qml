import QtQuick
import Cardroom.Ui

// Games won out of those played against a type of bot, or with a person: as a bar and in numbers.
Item {
    id: root

    required property wonOf modelData
    required property color colour

    readonly property real namesWidth: Math.min(root.width * 0.36, Theme.wordWidth(150))

    implicitHeight: Math.max(Theme.px(42), name.height + Theme.px(4))
    Accessible.role: Accessible.StaticText
    Accessible.name: root.modelData.spoken

    Avatar {
        id: picture

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        name: root.modelData.name
        botType: root.modelData.botType
        size: Theme.px(36)
        bare: true
    }

    BodyText {
        id: name

        anchors.left: picture.right
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: root.namesWidth
        text: root.modelData.name
        size: 15
        weight: Font.ExtraBold
        wrapMode: Text.Wrap
        leading: 1.05
    }

    Rectangle {
        anchors.left: name.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: numbers.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.px(11)
        radius: height / 2
        color: Qt.alpha(Theme.text, 0.14)

        Rectangle {
            anchors.left: parent.left
            width: root.modelData.share > 0 ? Math.max(parent.height, parent.width * root.modelData.share) : 0
            height: parent.height
            radius: parent.radius
            color: root.colour
        }
    }

    BodyText {
        id: numbers

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(implicitWidth, Theme.wordWidth(64))
        horizontalAlignment: root.LayoutMirroring.enabled ? Text.AlignLeft : Text.AlignRight
        text: root.modelData.text
        textFormat: Text.StyledText
        size: 15
    }
}
