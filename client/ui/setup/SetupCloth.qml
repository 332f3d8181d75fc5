pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The table with its seats, seen from above: you at the bottom, the others clockwise from your left. If they do not
// fit, the seats are shown as a list.
Item {
    id: root

    required property TableSetup setup
    required property int paceMs  // The pace of bots added here.
    required property bool compact

    signal inviteWanted
    signal removeWanted(int seat, string name)
    signal giveWanted(int seat, string name)

    readonly property int frame: Theme.px(root.compact ? 16 : 34)
    // Three must fit side by side: with a bot, the seat opposite you is so tall that it reaches down to its neighbours.
    readonly property int seatWidth: root.compact ? root.width - 2 * root.frame : Math.min(Theme.px(252), (root.width - 2 * root.frame) / 3 - Theme.px(6))

    Shadow {
        of: cloth
        kind: Shadow.Panel
        strength: 0.7 * Theme.k
    }

    Cloth {
        id: cloth

        anchors.fill: parent
        kind: root.setup.kind
        radius: Theme.px(26)
        inset: Theme.px(12)
        lineRadius: Theme.px(16)
        lampX: width / 2
        lampY: height / 2
    }

    TableNameEditor {
        id: name

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.compact ? Theme.px(22) : Math.round((root.height - height) / 2)
        width: root.compact ? root.seatWidth : root.width - 2 * (root.frame + root.seatWidth) - Theme.px(24)
        setup: root.setup
        compact: root.compact
    }

    ListView {
        id: list

        visible: root.compact
        x: root.frame
        y: name.y + name.height + Theme.px(10)
        width: root.seatWidth
        height: root.height - y - Theme.px(20)
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        spacing: Theme.px(10)
        model: root.compact ? root.setup.people.seats : null

        delegate: SeatSetup {
            width: list.width
            flat: true
            setup: root.setup
            paceMs: root.paceMs
            onInviteWanted: root.inviteWanted()
            onRemoveWanted: (seat, name) => root.removeWanted(seat, name)
            onGiveWanted: (seat, name) => root.giveWanted(seat, name)
        }
    }

    Repeater {
        model: root.compact ? null : root.setup.people.seats

        SeatSetup {
            id: seat

            readonly property int edge: root.setup.people.seats.count === 2 && seat.modelData.place === 1 ? 2
                : root.setup.people.seats.count === 3 && seat.modelData.place === 2 ? 3 : seat.modelData.place

            width: root.seatWidth
            x: Math.round(seat.edge === 1 ? root.frame : seat.edge === 3 ? root.width - root.frame - width : (root.width - width) / 2)
            y: Math.round(seat.edge === 0 ? root.height - root.frame - height : seat.edge === 2 ? root.frame : (root.height - height) / 2)
            setup: root.setup
            paceMs: root.paceMs
            onInviteWanted: root.inviteWanted()
            onRemoveWanted: (seat, name) => root.removeWanted(seat, name)
            onGiveWanted: (seat, name) => root.giveWanted(seat, name)
        }
    }
}
