import QtQuick
import Cardroom.Ui

// Shown while joining a table takes time: what is happening, and a link to cancel it.
Item {
    id: root

    required property string text

    property string lastText: ""

    signal cancelled

    onTextChanged: if (root.text !== "") root.lastText = root.text

    implicitWidth: Math.min(row.implicitWidth + Theme.px(40), Theme.windowWidth - Theme.px(48))
    implicitHeight: Math.max(Theme.px(56), row.implicitHeight + Theme.px(8))
    visible: root.opacity > 0
    opacity: root.text === "" ? 0 : 1
    enabled: root.text !== ""

    Behavior on opacity { NumberAnimation { duration: Theme.fade(200) } }

    RaisedSheet {
        anchors.fill: parent
        kind: Shadow.Lift
        radius: Theme.px(18)
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
    }

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(14)

        BusyArc {
            width: Theme.px(26)
            color: Theme.accent
        }

        SpokenText {
            // The text is kept while it fades out.
            text: root.text === "" ? root.lastText : root.text
            weight: Font.Bold
        }

        TextLink {
            text: qsTr("Cancel")
            onClicked: root.cancelled()
        }
    }
}
