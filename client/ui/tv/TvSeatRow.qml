import QtQuick
import Cardroom.Ui

// A seat on the TV while people gather: who has it and whether they are ready, or that it is free.
Item {
    id: root

    required property tvSeat seat
    // Whether the free seat can be taken with the code.
    required property bool byCode
    // Whether the keyboard is in use, so that focus rings are shown.
    required property bool byKeyboard

    readonly property real pad: Theme.ofTv(28)

    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: root.seat.open ? free.text : root.seat.spoken

    FocusRing {
        visible: root.activeFocus && root.byKeyboard
        around: Theme.ofTv(26)
    }

    Rectangle {
        anchors.fill: parent
        visible: !root.seat.open
        radius: Theme.ofTv(26)
        color: Theme.plaque
        border.width: 1
        border.color: Theme.plaqueEdge
    }

    DashedFrame {
        anchors.fill: parent
        visible: root.seat.open
        radius: Theme.ofTv(26)
        thickness: Theme.ofTv(4)
        color: Qt.alpha(Theme.onCloth, 0.62)
    }

    Avatar {
        id: avatar

        anchors.left: parent.left
        anchors.leftMargin: root.pad
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.seat.open
        size: Math.min(Theme.ofTv(84), root.height - Theme.ofTv(16))
        bare: true
        name: root.seat.name
        picture: root.seat.picture
        botType: root.seat.botType
        owner: root.seat.owner
    }

    StartColumn {
        anchors.left: root.seat.open ? parent.left : avatar.right
        anchors.leftMargin: root.seat.open ? root.pad + Theme.ofTv(8) : root.pad
        anchors.right: root.seat.ready ? sign.left : parent.right
        anchors.rightMargin: root.pad
        anchors.verticalCenter: parent.verticalCenter

        SilentText {
            id: free

            width: parent.width
            text: root.seat.open ? qsTr("This seat is free") : root.seat.name
            size: 19
            weight: Font.ExtraBold
            color: Theme.onCloth
        }

        SilentText {
            width: parent.width
            visible: text !== ""
            text: !root.seat.open ? root.seat.line : root.byCode ? qsTr("Scan the code to take it") : ""
            size: 15
            color: Theme.onCloth2
        }
    }

    CentredRow {
        id: sign

        anchors.right: parent.right
        anchors.rightMargin: root.pad
        anchors.verticalCenter: parent.verticalCenter
        visible: root.seat.ready
        spacing: Theme.ofTv(14)
        Accessible.ignored: true

        Icon {
            name: "check"
            size: Theme.ofTv(36)
            color: Theme.good
        }

        SilentText {
            text: qsTr("Ready")
            size: 16
            weight: Font.Bold
            color: Theme.good
        }
    }
}
