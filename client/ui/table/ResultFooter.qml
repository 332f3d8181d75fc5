import QtQuick
import Cardroom.Ui

// The possible actions after a game of any kind, below the result.
CentredItem {
    id: root

    required property TableController controller
    required property int side

    signal leaveChosen

    Paragraph {
        anchors.left: parent.left
        anchors.leftMargin: root.side
        anchors.right: choices.left
        anchors.rightMargin: Theme.px(20)
        horizontalAlignment: Text.AlignRight
        visible: text !== ""
        text: root.controller.result.wantAnother
        size: 15.5
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Row {
        id: choices

        anchors.right: parent.right
        anchors.rightMargin: root.side
        spacing: Theme.px(12)

        QuietButton {
            height: Theme.px(52)
            horizontalPadding: Theme.px(22)
            text: qsTr("Leave")
            // A click before the sheet has risen only ends the movement.
            onClicked: if (!root.controller.result.goOn()) root.leaveChosen()
        }

        PrimaryButton {
            id: again

            height: Theme.px(52)
            visible: again.text !== ""
            // It keeps the focus after another game has been requested, so that a second Enter does not press Leave.
            enabled: true
            waiting: !root.controller.turn.primaryReady
            text: root.controller.turn.primaryText !== "" ? root.controller.turn.primaryText
                : root.controller.people.watching ? "" : root.controller.turn.prompt || qsTr("One moment …")
            keyIcon: again.waiting ? "" : "enter"
            onClicked: if (!again.waiting) root.controller.turn.primary()
        }
    }
}
