import QtQuick
import Cardroom.Ui

// The drawer on the trailing side of a table: the log and the chat, or the rules, or all hands while they are open,
// or the fairness of the deal.
DrawerPanel {
    id: root

    enum Page { Log, Chat, Rules, Hands, Fair, Review }

    required property TableController controller
    property int page: TableDrawer.Log
    // Whether it covers a part of the table, which is then too small to give up that width.
    property bool covers: false
    readonly property string keyZone: "drawer"
    property bool rulesWanted: false
    // The game being replayed; null at a table. In a replay, nobody talks, and the hands are opened on the table.
    property ReplayModel replay: null
    readonly property bool replayed: root.replay !== null
    readonly property bool onFair: root.page === TableDrawer.Fair
    readonly property bool handsOpen: root.controller.openHands.open
    // Whether the person can see the chat: nothing counts as read while another page is in front.
    readonly property bool onChat: root.shown && root.visible && root.page === TableDrawer.Chat

    signal cardChosen(cardKey: string)
    signal learnChosen
    signal recordChosen(file: string)
    signal playOnChosen

    function show(page: int): void {
        root.page = page
        root.shown = true
        root.rulesWanted = root.rulesWanted || page === TableDrawer.Rules
        if (page === TableDrawer.Chat)
            Qt.callLater(chat.write)
    }

    // The hands are there to be compared with the table, and cover no more of it than they need.
    height: !parent ? 0 : root.covers && root.page === TableDrawer.Hands ? Math.min(parent.height, body.y + hands.contentHeight) : parent.height
    spokenName: [qsTr("Log"), qsTr("Chat"), qsTr("Rules"), qsTr("All hands"), qsTr("Fair deal"), qsTr("Review")][root.page]
    onClosed: root.shown = false
    onOnChatChanged: if (root.onChat) root.controller.chat.seen()

    onHandsOpenChanged: {
        if (root.handsOpen && !root.replayed)
            root.show(TableDrawer.Hands)
        else if (root.page === TableDrawer.Hands)
            root.shown = false
    }

    Connections {
        target: root.controller.chat
        enabled: root.onChat

        function onUnreadChanged(): void { if (root.controller.chat.unread > 0) root.controller.chat.seen() }
    }

    SegmentedControl {
        id: tabs

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(18)
        anchors.right: close.left
        anchors.rightMargin: Theme.px(4)
        y: Theme.px(16)
        visible: root.page < TableDrawer.Rules && !root.replayed
        options: [qsTr("Log"), qsTr("Chat")]
        iconNames: ["log", "chat"]
        equal: true
        currentIndex: root.page
        dotIndex: root.controller.chat.unread > 0 ? TableDrawer.Chat : -1
        spokenName: qsTr("Log or chat")
        onChosen: index => root.show(index)
    }

    Icon {
        id: shield

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(26)
        anchors.verticalCenter: tabs.verticalCenter
        visible: root.onFair
        name: Theme.fairIcon(root.controller.fair.state)
        size: Theme.px(32)
        color: Theme.fairInk(root.controller.fair.state, root.controller.fair.state === FairState.Fair ? Theme.good : Theme.text2)
    }

    DisplayText {
        anchors.left: root.onFair ? shield.right : parent.left
        anchors.leftMargin: Theme.px(root.onFair ? 14 : 22)
        anchors.right: close.left
        anchors.verticalCenter: tabs.verticalCenter
        visible: !tabs.visible
        text: root.page === TableDrawer.Log ? qsTr("Log") : root.onFair ? root.controller.fair.title
            : root.page === TableDrawer.Hands ? qsTr("All hands") : root.page === TableDrawer.Review ? qsTr("Review")
            : root.controller.kindTitle
        size: root.onFair ? 29 : 25
    }

    IconButton {
        id: close

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: tabs.verticalCenter
        iconName: "close"
        spokenName: qsTr("Close")
        onClicked: root.closed()
    }

    Item {
        id: body

        width: parent.width
        anchors.top: tabs.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: parent.bottom

        TableLog {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(12)
            anchors.rightMargin: Theme.px(12)
            visible: root.page === TableDrawer.Log
            log: root.controller.log
            onCardChosen: cardKey => root.cardChosen(cardKey)
        }

        TableChat {
            id: chat

            anchors.fill: parent
            anchors.leftMargin: Theme.px(18)
            anchors.rightMargin: Theme.px(18)
            anchors.bottomMargin: Theme.px(18)
            visible: root.page === TableDrawer.Chat
            controller: root.controller
        }

        TableHands {
            id: hands

            anchors.fill: parent
            visible: root.page === TableDrawer.Hands
            controller: root.controller
        }

        TableFair {
            anchors.fill: parent
            visible: root.page === TableDrawer.Fair
            fair: root.controller.fair
            onRecordWanted: file => root.recordChosen(file)
        }

        TableReview {
            anchors.fill: parent
            visible: root.page === TableDrawer.Review
            replay: root.replay
            onPlayOnChosen: root.playOnChosen()
        }

        RulesView {
            anchors.fill: parent
            visible: root.page === TableDrawer.Rules
            // Loaded only when the person opens it.
            kind: root.rulesWanted ? root.controller.kind : ""
            teaches: !root.controller.lesson.on
            onLearnWanted: root.learnChosen()
        }
    }
}
