pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The bar above a table: the back button, the table's name and game, the progress, and the buttons that open panels.
Rectangle {
    id: root

    required property TableController controller
    // The open page of the drawer, as in TableDrawer; -1: none.
    property int openPage: -1
    property bool menuOpen: false
    // The game's text before the progress dots, and its detail after them.
    property string stepText: ""
    // Shown in place of the game's progress unless it is empty.
    property string progressText: ""
    property string detail: ""
    property bool detailLit: false
    // "Kitchen table, 20 November": set while a finished game is being replayed.
    property string tableText: ""
    readonly property bool replayed: root.tableText !== ""
    // Whether the moves of a player are being reviewed in the replay.
    property bool reviewed: false
    // Whether the game's phases are shown in place of the progress.
    readonly property bool phased: (root.game?.phase ?? -1) >= 0
    // The number of log lines that the person has seen; a wide table shows the latest ones itself.
    property int logSeen: 0
    readonly property int logCount: root.controller.log.count
    readonly property bool logInSight: root.openPage === TableDrawer.Log || !Theme.compact
    readonly property string keyZone: "bar"
    // The width between the back button and the progress.
    readonly property real startRoom: (root.width - progress.width) / 2 - Theme.margin - back.width
    readonly property GameModel game: root.controller.game
    readonly property bool learning: root.controller.lesson.on
    readonly property bool breakOn: root.controller.breaks.on
    // The room for notices, between the buttons, and the area of the notice shown now; items that it would cover fade.
    readonly property real noticeRoom: Math.abs(back.x - icons.x) - (back.x < icons.x ? back.width : icons.width) - Theme.px(12)
    property rect notice

    // Where a notice of that width goes: in the middle of the window or, if that is too narrow, between the buttons.
    function noticeX(wide: real): int {
        const from = Math.min(back.x + back.width, icons.x + icons.width) + Theme.px(6)
        return Math.round(Math.max(from, Math.min(from + root.noticeRoom - wide, (root.width - wide) / 2)))
    }
    function covers(from: real, to: real): bool {
        return root.notice.width > 0 && from < root.notice.x + root.notice.width + Theme.px(10) && to > root.notice.x - Theme.px(10)
    }

    signal backChosen
    signal drawerChosen(page: int)
    signal menuChosen

    function lookAtLog(): void {
        if (root.logInSight || root.logCount < root.logSeen)
            root.logSeen = root.logCount
    }

    onLogCountChanged: root.lookAtLog()
    onLogInSightChanged: root.lookAtLog()
    Component.onCompleted: root.lookAtLog()

    height: Theme.topBar
    color: Theme.dark ? "#191512" : Theme.room

    IconButton {
        id: back

        anchors.left: parent.left
        anchors.leftMargin: Theme.margin - Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        iconName: "back"
        directional: true
        spokenName: root.learning ? qsTr("Leave the first hand") : root.replayed ? qsTr("Leave the replay") : qsTr("Leave the table")
        onClicked: root.backChosen()
    }

    HeadingText {
        id: title

        anchors.left: back.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.startRoom - Theme.px(24))
        text: root.learning ? qsTr("First hand") : root.reviewed ? qsTr("Review") : root.replayed ? qsTr("Replay") : root.controller.tableName
        size: 25
        opacity: root.covers(title.x, title.x + title.width) ? 0 : 1

        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }
    }

    BodyText {
        id: kind

        anchors.left: title.right
        anchors.leftMargin: Theme.px(12)
        anchors.baseline: title.baseline
        // The game's name and its rule options.
        readonly property string played: root.game?.variant ? qsTr("%1, %2", "a game, and how it is played").arg(root.controller.kindTitle).arg(root.game.variant)
            : root.controller.kindTitle

        visible: text !== title.text && title.width + kind.implicitWidth < root.startRoom - Theme.px(36)
        // If the cards came from a property file, a spectator is told that this was not a fair deal.
        text: root.replayed ? root.tableText : root.controller.notAFairDeal && !root.controller.lesson.on ? qsTr("%1 · Not a fair deal").arg(kind.played) : kind.played
        size: 15
        color: Theme.text2
        opacity: root.covers(kind.x, kind.x + kind.width) ? 0 : 1

        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }
    }

    CentredRow {
        id: progress

        anchors.verticalCenter: parent.verticalCenter
        x: Math.round((root.width - progress.width) / 2)
        spacing: Theme.px(10)
        opacity: root.covers(progress.x, progress.x + progress.width) ? 0 : 1

        Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

        Icon {
            visible: root.breakOn
            name: "cup"
            size: Theme.px(20)
            color: Theme.accentText
        }

        BodyText {
            width: Math.min(implicitWidth, root.width * 0.3)
            visible: root.breakOn
            text: root.controller.breaks.shortTitle
            textFormat: Text.StyledText
            size: 15
            weight: Font.ExtraBold
        }

        PhaseWords {
            visible: root.phased && !root.breakOn && !root.learning
            phases: root.game?.phases ?? []
            phase: root.game?.phase ?? -1
            widest: root.width * 0.42
        }

        component Fact: BodyText {
            leftPadding: Theme.px(8)
            visible: text !== ""
            size: 15
            weight: Font.Bold
            color: Theme.text2
        }

        Fact {
            leftPadding: 0
            text: root.learning ? root.controller.lesson.progress : root.progressText !== "" ? root.progressText : !root.phased ? root.game?.progress ?? "" : root.breakOn ? root.game?.phases[root.game.phase] ?? "" : ""
        }

        Fact {
            text: root.phased || root.learning ? "" : root.stepText
        }

        ProgressDots {
            step: root.learning ? root.controller.lesson.number : root.game?.step ?? 0
            steps: root.learning ? root.controller.lesson.count : root.phased || root.breakOn ? 0 : root.game?.steps ?? 0
        }

        Fact {
            text: root.learning ? "" : root.detail
            color: root.detailLit ? Theme.text : Theme.text3
        }
    }

    // The cards come from a property file, so the deal cannot be verified.
    CentredRow {
        id: fromFile

        anchors.right: icons.left
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(7)
        visible: root.controller.notAFairDeal && !root.learning
        opacity: root.covers(fromFile.x, fromFile.x + fromFile.width) ? 0 : 1
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Not a fair deal: the cards come from a file")

        Icon {
            name: "copy"
            size: Theme.px(19)
            color: Theme.text3
        }

        SilentText {
            visible: !Theme.compact
            text: qsTr("Cards from a file")
            size: 14
            weight: Font.Bold
            color: Theme.text3
        }
    }

    QuietButton {
        anchors.right: icons.left
        anchors.rightMargin: Theme.px(Theme.compact ? 10 : 44)
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Math.max(40, Theme.px(38))
        visible: root.learning
        text: qsTr("Skip")
        key: qsTr("Esc")
        textSize: 15
        onClicked: root.backChosen()
    }

    Row {
        id: icons

        anchors.right: parent.right
        anchors.rightMargin: Theme.margin - Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        IconButton {
            readonly property int fair: root.controller.fair.state

            iconName: Theme.fairIcon(fair)
            spokenName: root.controller.fair.stateText
            visible: !root.learning && !root.controller.notAFairDeal
            checked: root.openPage === TableDrawer.Fair
            ink: Theme.fairInk(fair, Theme.text2)
            hoverInk: Theme.fairInk(fair, Theme.text)
            onClicked: root.drawerChosen(TableDrawer.Fair)
        }

        IconButton {
            iconName: "hint"
            spokenName: qsTr("Hint")
            enabled: root.controller.turn.canHint
            visible: !root.controller.people.watching && !root.learning && !root.replayed
            onClicked: root.controller.turn.hint()
        }

        IconButton {
            iconName: "rules"
            spokenName: qsTr("Rules")
            visible: !Theme.compact
            checked: root.openPage === TableDrawer.Rules
            onClicked: root.drawerChosen(TableDrawer.Rules)
        }

        IconButton {
            iconName: "log"
            spokenName: Theme.compact && !root.replayed ? qsTr("Log and chat") : qsTr("Log")
            visible: !root.learning
            checked: root.openPage === TableDrawer.Log
            dot: Theme.compact && (root.logCount > root.logSeen || root.controller.chat.unread > 0)
            onClicked: root.drawerChosen(TableDrawer.Log)
        }

        IconButton {
            iconName: "chat"
            spokenName: root.controller.chat.unread > 0 ? qsTr("Chat, %Ln new", "", root.controller.chat.unread) : qsTr("Chat")
            visible: !Theme.compact && !root.learning && !root.replayed
            checked: root.openPage === TableDrawer.Chat
            dot: root.controller.chat.unread > 0
            onClicked: root.drawerChosen(TableDrawer.Chat)
        }

        IconButton {
            iconName: "menu"
            spokenName: qsTr("Menu")
            checked: root.menuOpen
            onClicked: root.menuChosen()
        }
    }
}
