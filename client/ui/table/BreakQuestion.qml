import QtQuick
import Cardroom.Ui

// Another player's request for a break. Covers the top of the table until it is answered or lapses.
Panel {
    id: root

    required property BreakModel breaks
    property real widest: Theme.px(720)
    readonly property string keyZone: "bar"

    width: Math.min(root.widest, row.implicitWidth + Theme.px(36))
    height: Math.max(buttons.height, words.height) + Theme.px(20)
    visible: root.breaks.question !== ""
    color: Theme.raised

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(16)

        Icon {
            name: "cup"
            size: Theme.px(24)
            color: Theme.accentText
        }

        BodyText {
            id: words

            width: Math.min(implicitWidth, root.widest - buttons.width - Theme.px(100))
            text: root.breaks.question
            textFormat: Text.StyledText
            weight: Font.Bold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Row {
            id: buttons

            spacing: Theme.px(10)

            QuietButton {
                height: Theme.px(42)
                text: qsTr("Not now")
                onClicked: root.breaks.decline()
            }

            PrimaryButton {
                height: Theme.px(42)
                text: qsTr("Agree")
                key: "B"
                onClicked: root.breaks.ask()
            }
        }
    }
}
