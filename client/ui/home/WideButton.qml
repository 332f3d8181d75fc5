import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A wide button: an icon on a tile, what the button does, and a second line.
ButtonBase {
    id: root

    required property string iconName
    required property string secondLine

    spokenDescription: root.secondLine
    implicitHeight: Math.max(Theme.px(70), contentItem.implicitHeight + Theme.px(20))
    implicitWidth: Theme.px(180)
    leftPadding: Theme.px(Theme.compact ? 17 : 20)
    rightPadding: Theme.px(14)
    radius: Theme.px(20)

    background: Panel {
        radius: root.radius
        color: root.down || root.hovered ? Theme.raised : Theme.surface
        border.color: root.hovered ? Theme.text3 : Theme.line
    }

    contentItem: RowLayout {
        spacing: Theme.px(Theme.compact ? 13 : 16)

        Rectangle {
            Layout.preferredWidth: Theme.px(44)
            Layout.preferredHeight: Theme.px(44)
            radius: Theme.px(12)
            color: Qt.alpha(Theme.accent, Theme.dark ? 0.16 : 0.1)

            Icon {
                anchors.centerIn: parent
                name: root.iconName
                size: Theme.px(22)
                color: Theme.accentText
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(1)

            BodyText {
                Layout.fillWidth: true
                text: root.text
                size: 16.5
                weight: Font.ExtraBold
                wrapMode: Text.Wrap
            }

            Paragraph {
                Layout.fillWidth: true
                text: root.secondLine
                size: 14.5
            }
        }
    }
}
