import QtQuick
import Cardroom.Ui

// Shown during a break: why the table stands still, for how long, and how to go on.
TableOverlay {
    id: root

    required property BreakModel breaks

    shown: root.breaks.on
    panelWidth: Theme.px(600)
    panelHeight: content.height + Theme.px(60)
    spokenName: title.text

    Column {
        id: content

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(30)
        width: parent.width - 2 * Theme.px(34)
        spacing: Theme.px(14)

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(76)
            height: width
            radius: width / 2
            color: Qt.alpha(Theme.accent, 0.14)

            Icon {
                anchors.centerIn: parent
                name: "cup"
                size: Theme.px(38)
                color: Theme.accentText
            }
        }

        DisplayText {
            id: title

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.breaks.title
            textFormat: Text.StyledText
            wrapMode: Text.Wrap
            size: 34
        }

        Paragraph {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.breaks.text
            textFormat: Text.StyledText
            size: 16
            leading: 1.4
        }

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.breaks.lastedText !== ""
            width: lasted.implicitWidth + Theme.px(40)
            height: Theme.px(36)
            radius: height / 2
            color: Theme.raised

            CentredRow {
                id: lasted

                anchors.centerIn: parent
                spacing: Theme.px(10)

                Icon {
                    name: "clock"
                    size: Theme.px(18)
                    color: Theme.text2
                }

                BodyText {
                    text: root.breaks.lastedText
                    weight: Font.Bold
                }
            }
        }

        PrimaryButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.breaks.mayEnd || root.breaks.countIn >= 0
            waiting: root.breaks.countIn >= 0
            text: root.breaks.countIn >= 0 ? qsTr("The game goes on in %L1").arg(root.breaks.countIn) : qsTr("Go on with the game")
            keyIcon: root.breaks.countIn >= 0 ? "" : "enter"
            onClicked: root.breaks.goOn()
        }

        Paragraph {
            width: parent.width
            visible: root.breaks.mayEnd
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Any of you can go on.")
            size: 15
        }
    }
}
