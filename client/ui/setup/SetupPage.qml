import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A table before and between games: its seats, how others join, and the rules. A guest sees the same page, read-only.
PageFrame {
    id: root

    required property Cardroom app
    readonly property TableSetup setup: root.app.setup
    // The height left in the rail below its panels.
    readonly property real spare: rail.height + cards.spacing
        - [page, invite, rules, options, others].reduce((sum, panel) => panel.visible ? sum + panel.implicitHeight + cards.spacing : sum, 0)
    readonly property int railWidth: Theme.px(root.compact ? 282 : 360)

    title: root.setup.owner ? qsTr("Host a table") : root.setup.ownerName === "" ? root.setup.options.tableName : Words.filled(qsTr("%1 hosts this table"), [root.setup.ownerName])
    onBack: root.app.back()
    trailing: KindChoice {
        visible: root.app.kinds.length > 1
        brief: root.compact
        kinds: root.setup.canChange ? root.app.kinds : root.app.kinds.filter(kind => kind.kind === root.setup.kind)
        kind: root.setup.kind
        onChosen: kind => root.setup.options.changeKind(kind)
    }
    // On becoming the owner: people may have been removed by an earlier owner, or by us in an earlier session.
    readonly property bool owned: root.setup.owner
    onOwnedChanged: root.setup.people.lookAtRemoved()

    Keys.onReturnPressed: root.setup.primary()
    Keys.onEnterPressed: root.setup.primary()

    SetupCloth {
        id: cloth

        anchors.top: parent.top
        anchors.bottom: footer.top
        anchors.bottomMargin: Theme.px(root.compact ? 14 : 26)
        anchors.left: parent.left
        anchors.right: rail.left
        anchors.rightMargin: Theme.px(root.compact ? 14 : 28)
        setup: root.setup
        paceMs: root.app.preferences.botPaceMs
        compact: root.compact || height < Theme.px(520)
        onInviteWanted: {
            if (root.setup.invitation.mayOpen) {
                root.app.ways.invite();
                return;
            }
            // People who are invited over have a phone at hand, and need nothing else.
            if (root.setup.invitation.page.link !== "") {
                root.setup.invitation.copyPage();
                page.flash();
                return;
            }
            root.setup.invitation.copy();
            invite.flash();
        }
        onRemoveWanted: (seat, name) => remove.ask(seat, name)
        onGiveWanted: (seat, name) => give.ask(seat, name)
    }

    ScrollArea {
        id: rail

        // Space for the scroll bar is reserved in the page's margin even while it is hidden: the width of a scrolling
        // area must not depend on its height.
        readonly property int lineRoom: Theme.px(13)

        anchors.top: parent.top
        anchors.bottom: cloth.bottom
        anchors.right: parent.right
        anchors.rightMargin: -rail.lineRoom
        width: root.railWidth + rail.lineRoom
        contentHeight: cards.height

        Column {
            id: cards

            // The scroll bar is on the trailing side.
            x: Qt.application.layoutDirection === Qt.RightToLeft ? rail.lineRoom : 0
            width: root.railWidth
            spacing: Theme.px(12)

            PagePanel {
                id: page

                width: parent.width
                visible: root.setup.invitation.page.wanted
                setup: root.setup
                preferences: root.app.preferences
                tvText: root.app.tv.offerText
                onTvWanted: root.app.ways.showOnTv()
            }

            InvitePanel {
                id: invite

                width: parent.width
                visible: root.setup.invitation.link !== "" || root.setup.invitation.mayOpen
                setup: root.setup
                onOpenWanted: root.app.ways.invite()
            }

            SetupRules {
                id: rules

                width: parent.width
                visible: root.setup.options.rules.count > 0 || root.setup.options.seatCounts.length > 1
                setup: root.setup
            }

            SetupOptions {
                id: options

                width: parent.width
                // Stretched to the lower edge of the cloth if it nearly reaches that far.
                height: implicitHeight + (root.spare < Theme.px(48) ? Math.max(0, root.spare) : 0)
                setup: root.setup
            }

            SetupOthers {
                id: others

                width: parent.width
                visible: root.setup.people.others.length > 0
                setup: root.setup
                onRemoveWanted: name => remove.ask(-1, name)
                onLetBackWanted: name => root.setup.people.letBack(name)
            }
        }
    }

    RemoveDialog {
        id: remove

        onConfirmed: (seat, addressToo) => seat < 0 ? root.setup.people.removeOther(remove.name, addressToo)
            : root.setup.people.clearSeat(seat, addressToo)
    }

    GiveSeatDialog {
        id: give

        people: root.setup.people
    }

    RowLayout {
        id: footer

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(14)

        SpokenText {
            Layout.fillWidth: true
            text: root.setup.people.waitingForSeats === "" ? root.setup.waitingFor : `${root.setup.waitingFor}\n${root.setup.people.waitingForSeats}`
            size: 15.5
            color: Theme.text2
            wrapMode: Text.Wrap
        }

        QuietButton {
            // A table on another person's server continues without its owner.
            readonly property bool closes: root.setup.owner && root.setup.invitation.canKeepOpen

            implicitHeight: Theme.primaryHeight
            text: closes ? qsTr("Close the table") : qsTr("Leave")
            onClicked: closes ? root.app.ways.closeTable() : root.app.ways.leaveTable()
        }

        PrimaryButton {
            focus: true
            visible: root.setup.primaryText !== ""
            text: root.setup.primaryText
            keyIcon: "enter"
            onClicked: root.setup.primary()
        }
    }
}
