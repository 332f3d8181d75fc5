import QtQuick
import Cardroom.Ui

// Another player's request, shown in the bar until it is answered or lapses.
Panel {
    id: root

    // "Selma asks for a break."; empty: nobody asks anything.
    required property string question
    required property string iconName
    // The key that agrees.
    required property string key
    property real widest: Theme.px(720)
    readonly property string keyZone: "bar"

    signal agreed
    signal declined

    width: Math.min(root.widest, row.implicitWidth + Theme.px(22))
    height: Math.max(buttons.height, words.height) + Theme.px(6)
    radius: Theme.px(16)
    visible: root.question !== ""
    color: Theme.raised

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(16)

        Icon {
            name: root.iconName
            size: Theme.px(24)
            color: Theme.accentText
        }

        BodyText {
            id: words

            width: Math.min(implicitWidth, root.widest - buttons.width - Theme.px(100))
            text: root.question
            textFormat: Text.StyledText
            weight: Font.Bold
            wrapMode: Text.Wrap
            leading: 1
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Row {
            id: buttons

            spacing: Theme.px(10)

            QuietButton {
                height: Theme.px(38)
                text: qsTr("Not now")
                onClicked: root.declined()
            }

            PrimaryButton {
                height: Theme.px(38)
                text: qsTr("Agree")
                key: root.key
                onClicked: root.agreed()
            }
        }
    }
}
