import QtQuick
import Cardroom.Ui

// Shown when the connection to the server is lost: whether the seat is safe, and for how long.
TableOverlay {
    id: root

    required property ConnectionState connection

    signal tryNowChosen
    signal leaveChosen

    shown: root.connection.lost
    panelWidth: Theme.px(560)
    panelHeight: words.y + words.height + Theme.px(28) + buttons.height + Theme.px(28)
    spokenName: title.text

    Item {
        id: ring

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(32)
        y: Theme.px(28)
        width: Theme.px(76)
        height: ring.width

        TimeRing {
            anchors.fill: parent
            share: Math.max(0.002, root.connection.shareUntilHeld)
            thickness: Theme.px(5)
            color: Theme.accent
            ground: Theme.line
        }

        Icon {
            anchors.centerIn: parent
            name: "lost"
            size: Theme.px(32)
        }
    }

    Column {
        id: words

        anchors.left: ring.right
        anchors.leftMargin: Theme.px(24)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        y: Theme.px(26)
        spacing: Theme.px(4)

        DisplayText {
            id: title

            width: parent.width
            text: root.connection.stopped ? qsTr("The server has been stopped") : qsTr("Connection lost")
            size: 30
        }

        Paragraph {
            width: parent.width
            text: root.connection.text
            textFormat: Text.StyledText
            size: 16
            leading: 1.4
        }
    }

    Paragraph {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(32)
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: buttons.verticalCenter
        text: root.connection.attemptText
        leading: 1
        size: 15
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(32)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(28)
        spacing: Theme.px(12)

        QuietButton {
            height: Theme.px(46)
            horizontalPadding: Theme.px(22)
            text: qsTr("Leave")
            onClicked: root.leaveChosen()
        }

        PrimaryButton {
            height: Theme.px(46)
            text: qsTr("Try now")
            onClicked: root.tryNowChosen()
        }
    }
}
