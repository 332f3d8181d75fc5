pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A table of any kind: the bar, the cloth with the lamp, the seats, the prompt and the latest events. The kind's cards
// are loaded by name. This page only shows state and sends requests; the controller knows what is allowed.
KeyZones {
    id: root

    required property Cardroom application

    // The finished game that is being replayed here; null at a table.
    property ReplayModel replay: null

    readonly property TableController controller: root.replay?.table ?? root.application.table
    readonly property ConnectionState connection: root.replay?.connection ?? root.application.connection
    readonly property bool mirrored: Qt.application.layoutDirection === Qt.RightToLeft
    // A drawer takes its width from the table if at least 900 pixels remain; otherwise it covers the table.
    readonly property real scaleAlone: Theme.scaleOf(root.width, root.height)
    readonly property int drawerWidth: Math.min(root.width, Math.round((drawer.page === TableDrawer.Fair ? 432 : drawer.page === TableDrawer.Hands ? 236 : 340) * root.scaleAlone))
    readonly property bool beside: root.width - root.drawerWidth >= 900
    readonly property int taken: drawer.shown && root.beside ? root.drawerWidth : 0
    readonly property int barTaken: root.controller.pace.paced || root.replay ? Math.round((Theme.compact ? 54 : 72) * root.scaleAlone) : 0
    // The question that the bar shows; null: none.
    readonly property Item question: breakQuestion.visible ? breakQuestion : takeBackQuestion.visible ? takeBackQuestion : null
    // Whether the game is paused so that people can look at what has happened. Escape then does not leave the table.
    readonly property bool held: root.controller.phase === TablePhase.Paused && !root.controller.people.watching && !root.replay

    signal fullScreenWanted
    // Asks to repeat the last announcements for screen readers.
    signal repeatWanted

    function toggleDrawer(page: int): void {
        if (drawer.shown && drawer.page === page)
            drawer.shown = false
        else
            drawer.show(page)
    }

    // Leaves the table; `asks`: always asks first.
    function leave(asks: bool): void {
        if (root.replay)
            root.application.back()
        else if (asks)
            root.application.ways.askToLeave()
        else
            root.application.ways.leaveTable()
    }

    // Escape undoes one thing at a time: it closes what lies over the table, deselects the card, closes the drawer, and
    // finally asks whether to leave.
    function stepBack(): void {
        if (keys.shown)
            keys.shown = false
        else if (large.shown)
            large.shown = false
        else if (root.controller.last.shown)
            root.controller.last.hide()
        else if (root.controller.breaks.question !== "")
            root.controller.breaks.decline()
        else if (root.controller.takeBack.question !== "")
            root.controller.takeBack.decline()
        else if (root.controller.choice.selected !== "")
            root.controller.choice.clearSelection()
        else if (ground.game?.putBack() ?? false)
            return
        else if (drawer.shown)
            drawer.shown = false
        else if (root.controller.result.skip() || (ground.game?.hurry() ?? false))
            return
        else if (root.application.ways.remarks.length > 0)
            root.application.ways.dismissRemarks()
        else if (result.hide())
            return
        else if (root.held)
            return
        else
            root.leave(true)
    }

    function primary(): void {
        if (root.connection.lost)
            root.application.ways.tryNow()
        else if (root.controller.breaks.on)
            root.controller.breaks.goOn()
        else if (missing.shown)
            missing.decide()
        else if (!(ground.game?.hurry() ?? false) && (root.controller.turn.primaryReady || root.controller.result.moving))
            root.controller.turn.primary()
    }

    // Shows the review of the replayed game, and begins it, or hides it.
    function review(): void {
        if (!drawer.shown || drawer.page !== TableDrawer.Review)
            root.replay.beginReview()
        root.toggleDrawer(TableDrawer.Review)
    }

    function turnHand(): void {
        const preferences = root.application.preferences
        preferences.handOrder = (preferences.handOrder + 1) % 3
    }

    function act(key: int, text: string): bool {
        if (root.replay && replayBar.act(key, root.inZone("bar") || root.inZone("drawer"), result.shown))
            return true
        if (missing.shown && (key === Qt.Key_1 || key === Qt.Key_2)) {
            missing.choose(key === Qt.Key_1)
            return true
        }
        if (missing.shown && missing.givable && key === Qt.Key_3) {
            missing.give()
            return true
        }
        // Keys that the game is using at the moment go to the game first.
        if (!root.panel && key > Qt.Key_Space && key < Qt.Key_AsciiTilde && root.controller.choice.actByKey(String.fromCharCode(key)))
            return true
        switch (text === "?" || text === "؟" ? Qt.Key_Question : key) {
        case Qt.Key_Return:
        case Qt.Key_Enter: root.primary(); break
        case Qt.Key_Escape: root.stepBack(); break
        case Qt.Key_H: if (root.controller.turn.canHint) root.controller.turn.hint(); break
        case Qt.Key_O: root.turnHand(); break
        case Qt.Key_L: root.toggleDrawer(TableDrawer.Log); break
        case Qt.Key_C: root.toggleDrawer(TableDrawer.Chat); break
        case Qt.Key_R: root.toggleDrawer(TableDrawer.Rules); break
        case Qt.Key_F: root.toggleDrawer(TableDrawer.Fair); break
        case Qt.Key_T: root.repeatWanted(); break
        case Qt.Key_M: root.application.preferences.sound = !root.application.preferences.sound; break
        case Qt.Key_A: root.controller.turn.again(); break
        case Qt.Key_B: root.controller.breaks.ask(); break
        case Qt.Key_U: root.controller.takeBack.takeBack(); break
        case Qt.Key_BracketLeft:
        case Qt.Key_PageUp: root.controller.openHands.step(false); break
        case Qt.Key_BracketRight:
        case Qt.Key_PageDown: root.controller.openHands.step(true); break
        case Qt.Key_V: root.lookBack(); break
        case Qt.Key_Question: keys.shown = !keys.shown; break
        case Qt.Key_Space:
            if (root.controller.result.goOn())
                break
            if (!root.held)
                return pace.act(key)
            root.primary()
            break
        default: return pace.act(key) || !root.panel && root.actOnGame(key)
        }
        return true
    }

    // Shows what was last completed until the key is released or, after a short press, until it is pressed again.
    function lookBack(): void {
        if (root.controller.last.shown) {
            root.controller.last.hide()
        } else {
            root.controller.last.show()
            held.restart()
        }
    }

    // Keys whose effect depends on the game.
    function actOnGame(key: int): bool {
        if (key >= Qt.Key_1 && key <= Qt.Key_9)
            ground.game?.choose(key - Qt.Key_1)
        else
            return ground.game?.step(key) ?? false
        return true
    }

    // Moves the focus to where a turn starts.
    function beginTurn(): void {
        if (root.enabled && root.controller.turn.yours && !root.typing() && root.enter(ground.game?.firstZone ?? "hand"))
            ground.game?.begin()
    }

    Shortcut { sequence: "Ctrl+Z"; enabled: root.enabled; onActivated: if (!root.typing()) root.controller.takeBack.takeBack() }

    focus: true
    order: !root.replay ? ["hand", "table", "actions", "pace", "seats", "bar", "drawer"]
        : result.shown ? ["result", ...replayBar.zones, "bar", "drawer"]
        : [...replayBar.zones, "hand", "table", "actions", "seats", "bar", "drawer"]
    panel: root.connection.lost ? lost : root.controller.breaks.on ? breakPanel : missing.shown ? missing : keys.shown ? keys : result.shown && !root.replay ? result : null
    patient: root.controller.choice.moving
    LayoutMirroring.enabled: root.mirrored
    LayoutMirroring.childrenInherit: true
    Keys.onPressed: event => {
        if (!(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)))
            event.accepted = event.isAutoRepeat && root.latinKey(event.key, event.nativeScanCode) === Qt.Key_V
                || root.act(root.latinKey(event.key, event.nativeScanCode), event.text)
    }
    Keys.onReleased: event => {
        if (!event.isAutoRepeat && root.latinKey(event.key, event.nativeScanCode) === Qt.Key_V && !held.running)
            root.controller.last.hide()
    }

    // While it runs, the key counts as pressed and not as held.
    Timer {
        id: held

        interval: 400
    }

    // The turn may have started, and an alarm been raised, before the page existed.
    Component.onCompleted: {
        Qt.callLater(root.beginTurn)
        if (root.controller.fair.state === FairState.Wrong)
            drawer.show(TableDrawer.Fair)
    }

    Binding { when: root.visible; target: Theme; property: "drawerTakes"; value: root.taken }
    Binding { when: root.visible; target: Theme; property: "barTakes"; value: root.barTaken }
    Binding { when: root.visible && root.replay !== null; target: Theme; property: "hintTag"; value: qsTr("Expert") }
    Binding { when: root.visible; target: Theme; property: "tablePace"; value: root.replay ? (root.replay.jumped ? 0 : root.replay.speed / 100) : root.controller.pace.cardsFly ? root.controller.pace.speed / 100 : 0 }
    Binding { target: root.replay; property: "held"; value: ground.game?.moving ?? false; when: root.replay !== null }

    Connections {
        target: root.controller.turn

        function onBegan(): void { root.beginTurn() }
    }

    // A deal that was not fair comes first, whatever else the person is looking at.
    Connections {
        target: root.controller.fair

        function onAlarmed(): void { drawer.show(TableDrawer.Fair) }
    }

    Connections {
        target: root.application

        function onTold(text: string, icon: string): void {
            if (root.enabled)
                toasts.show(text, icon)
        }
        function onWithdrawn(text: string): void { toasts.withdraw(text) }
    }

    TableGround {
        id: ground

        x: root.mirrored ? root.taken : 0
        width: root.width - root.taken
        height: root.height - root.barTaken
        application: root.application
        controller: root.controller
        zones: root
        mirrored: root.mirrored
        replayed: root.replay !== null
        resultShown: result.shown
        onHandTurned: root.turnHand()
        onShownLarge: card => {
            large.card = card
            large.shown = true
        }
    }

    TableBar {
        id: bar

        width: root.width
        notice: root.question ? Qt.rect(root.question.x, 0, root.question.width, root.question.height)
            : toasts.shown ? Qt.rect(toasts.x, 0, toasts.width, toasts.height) : Qt.rect(0, 0, 0, 0)
        controller: root.controller
        tableText: root.replay?.tableText ?? ""
        reviewed: root.replay?.review.on ?? false
        stepText: ground.game?.stepText ?? ""
        progressText: ground.game?.progressText ?? ""
        detail: ground.game?.detail ?? ""
        detailLit: ground.game?.detailLit ?? false
        openPage: drawer.shown ? drawer.page : -1
        menuOpen: menu.opened
        onBackChosen: root.leave(false)
        onDrawerChosen: page => root.toggleDrawer(page)
        onMenuChosen: menu.opened ? menu.close() : menu.open()
    }

    // Notices and questions are in the bar, which never has a card, a prompt or a choice in it, in any game or window.
    Toast {
        id: toasts

        x: bar.noticeX(width)
        y: Math.max(Theme.px(2), Math.round((Theme.topBar - height) / 2))
        width: implicitWidth
        height: implicitHeight
        widest: Math.min(Theme.px(760), bar.noticeRoom)
        held: root.question !== null
    }

    component QuestionInBar: PlayerQuestion {
        x: bar.noticeX(width)
        y: Math.max(Theme.px(2), Math.round((Theme.topBar - height) / 2))
        widest: Math.min(Theme.px(760), bar.noticeRoom)
    }

    QuestionInBar {
        id: breakQuestion

        question: root.controller.breaks.question
        iconName: "cup"
        key: "B"
        onAgreed: root.controller.breaks.ask()
        onDeclined: root.controller.breaks.decline()
    }

    QuestionInBar {
        id: takeBackQuestion

        question: breakQuestion.visible ? "" : root.controller.takeBack.question
        iconName: "undo"
        key: "U"
        onAgreed: root.controller.takeBack.takeBack()
        onDeclined: root.controller.takeBack.decline()
    }

    TablePace {
        id: pace

        anchors.bottom: parent.bottom
        width: root.width
        height: root.barTaken
        visible: root.controller.pace.paced
        controller: root.controller
        mayFly: root.application.preferences.motion > 0
    }

    ReplayBar {
        id: replayBar

        anchors.bottom: parent.bottom
        width: root.width
        height: root.barTaken
        visible: root.replay !== null
        replay: root.application.replay
        mirrored: root.mirrored
        onReviewWanted: root.review()
    }

    Item {
        anchors.fill: parent
        anchors.topMargin: Theme.topBar
        anchors.bottomMargin: root.barTaken
        clip: true

        TableDrawer {
            id: drawer

            sheetWidth: root.drawerWidth
            covers: !root.beside
            controller: root.controller
            replay: root.replay
            onCardChosen: cardKey => ground.game?.flash(cardKey)
            onLearnChosen: root.application.ways.learn(root.controller.kind)
            onRecordChosen: file => root.application.games.save(file, false)
            onPlayOnChosen: root.application.ways.playOn()
        }
    }

    TableEnding {
        id: result

        readonly property string keyZone: "result"

        // Its buttons cannot take the focus while it is hidden, or while its content is being replaced.
        function takeFocus(): void { if (result.visible && root.panel === result && !root.typing()) root.refocus() }

        anchors.fill: parent
        // The bar of a replay is not covered, either.
        anchors.bottomMargin: root.replay ? root.barTaken : 0
        controller: root.controller
        game: ground.game
        // In a small window, a replay's bar leaves no room for it.
        lightShown: !(root.replay && Theme.compact)
        onLeaveChosen: root.leave(false)
        onWatchChosen: file => root.application.ways.watchGame(file)
        onVisibleChanged: result.takeFocus()
        onContentReplaced: result.takeFocus()
    }

    LargeCard {
        id: large

        anchors.fill: parent
        back: Theme.back(root.controller.kind)
        onDismissed: large.shown = false
    }

    TableKeysPanel {
        id: keys

        anchors.fill: parent
        kind: root.controller.kind
        paced: root.controller.pace.paced
        replayed: root.replay !== null
        onDismissed: keys.shown = false
    }

    MissingPlayer {
        id: missing

        anchors.fill: parent
        breaks: root.controller.breaks
        onGiveWanted: (seat, name) => give.ask(seat, name)
    }

    GiveSeatDialog {
        id: give

        people: root.application.setup.people
    }

    BreakPanel {
        id: breakPanel

        anchors.fill: parent
        breaks: root.controller.breaks
        sideReach: ground.sideReach
        kept: root.application.ways.tablesKept
        daysKept: root.application.goOn.daysKept
        onLeaveChosen: root.application.ways.leaveForTonight()
    }

    ConnectionLost {
        id: lost

        anchors.fill: parent
        connection: root.connection
        onTryNowChosen: root.application.ways.tryNow()
        onLeaveChosen: root.application.ways.leaveTable()
    }

    TableMenu {
        id: menu

        x: root.mirrored ? Theme.margin : root.width - width - Theme.margin
        y: Theme.topBar + Theme.px(6)
        application: root.application
        controller: root.controller
        replayed: root.replay !== null
        onLeaveChosen: root.leave(false)
        onClosed: root.refocus()
        onRulesChosen: root.toggleDrawer(TableDrawer.Rules)
        onHandsChosen: root.toggleDrawer(TableDrawer.Hands)
        onOrderChosen: root.turnHand()
        onFullScreenChosen: root.fullScreenWanted()
        onKeysChosen: keys.shown = true
    }
}
