import QtQuick
import Cardroom.Ui

// One of the two ways in which browsers connect, plain or encrypted, with its consequences.
ChoiceButton {
    id: root

    required property string detail

    verticalPadding: Theme.px(12)
    radius: Theme.px(16)
    spokenDescription: root.detail

    background: Rectangle {
        radius: root.radius
        color: root.chosen ? Qt.alpha(Theme.accent, 0.14) : root.hovered ? Qt.alpha(Theme.text, 0.06) : "transparent"
        border.width: 1
        border.color: root.chosen ? Qt.alpha(Theme.accent, 0.6) : Theme.line
    }

    contentItem: Item {
        implicitHeight: words.implicitHeight

        Rectangle {
            id: mark

            x: root.mirrored ? parent.width - width - Theme.px(14) : Theme.px(14)
            anchors.top: parent.top
            anchors.topMargin: Theme.px(1)
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.px(2)
            border.color: root.chosen ? Theme.accent : Theme.text3

            Rectangle {
                anchors.centerIn: parent
                visible: root.chosen
                width: Theme.px(9)
                height: width
                radius: width / 2
                color: Theme.accent
            }
        }

        Column {
            id: words

            readonly property real indent: Theme.px(46)

            x: root.mirrored ? Theme.px(12) : indent
            width: parent.width - indent - Theme.px(12)
            spacing: Theme.px(2)

            BodyText {
                width: parent.width
                text: root.text
                size: 15.5
                weight: Font.Bold
            }

            Paragraph {
                width: parent.width
                height: Math.ceil(implicitHeight)
                text: root.detail
                size: 14
            }
        }
    }
}
