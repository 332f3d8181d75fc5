import QtQuick
import Cardroom.Ui

// The possible actions after a game of any kind, below the result.
CentredItem {
    id: root

    required property TableController controller
    required property int side

    signal leaveChosen
    // The person wants to replay the game in this file.
    signal watchChosen(file: string)

    TextLink {
        id: watch

        readonly property string record: root.controller.fair.record
        readonly property bool offered: watch.record !== ""
        // Next to a long text about the next game, which may take two lines, there is room only for the icon.
        readonly property real besidesWords: 2 * root.side + choices.width + Theme.px(44)
            + (another.text !== "" ? 0.65 * another.oneLine.advanceWidth + Theme.px(36) : 0)
        readonly property bool worded: watch.besidesWords + words.advanceWidth <= root.width

        anchors.left: parent.left
        anchors.leftMargin: root.side - watch.leftPadding
        visible: watch.offered
        iconName: "replay"
        text: watch.worded ? words.text : ""
        spokenName: words.text
        ink: Theme.text2
        onClicked: if (!root.controller.result.goOn()) root.watchChosen(watch.record)

        TextMetrics {
            id: words

            font.family: Theme.textFamily
            font.pixelSize: Theme.word(watch.size)
            font.weight: Font.Bold
            text: qsTr("Watch again")
        }

        Tip {
            x: 0
            y: -height - Theme.px(6)
            shown: watch.hovered && !watch.worded
            text: words.text
        }
    }

    Paragraph {
        id: another

        anchors.left: watch.offered ? watch.right : parent.left
        anchors.leftMargin: watch.offered ? Theme.px(16) : root.side
        anchors.right: Theme.tv ? root.right : choices.left
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
        visible: !Theme.tv

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
                : root.controller.people.watching || root.controller.replay ? "" : root.controller.turn.prompt || qsTr("One moment …")
            keyIcon: again.waiting ? "" : "enter"
            onClicked: if (!again.waiting) root.controller.turn.primary()
        }
    }
}
