// Its components are not bound: a Loader of Qt 6.4 cannot make a bound one.
import QtQuick
import Cardroom.Models

// What comes from the end side of a table: the log and the chat, or the rules.
DrawerPanel {
    id: root

    enum Page { Log, Chat, Rules }

    required property TableController controller
    property int page: TableDrawer.Log
    readonly property string keyZone: "drawer"
    readonly property bool onChat: root.shown && root.page === TableDrawer.Chat

    signal cardChosen(cardKey: string)

    function show(page: int): void {
        root.page = page
        root.shown = true
        if (page === TableDrawer.Chat)
            Qt.callLater(() => (body.item as TableChat)?.write())
    }

    spokenName: [qsTr("Log"), qsTr("Chat"), qsTr("Rules")][root.page]
    onClosed: root.shown = false
    onOnChatChanged: if (root.onChat) root.controller.chatSeen()

    Connections {
        target: root.controller
        enabled: root.onChat

        function onChatUnreadChanged(): void { if (root.controller.chatUnread > 0) root.controller.chatSeen() }
    }

    SegmentedControl {
        id: tabs

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(18)
        anchors.right: close.left
        anchors.rightMargin: Theme.px(4)
        y: Theme.px(16)
        visible: root.page !== TableDrawer.Rules
        options: [qsTr("Log"), qsTr("Chat")]
        iconNames: ["log", "chat"]
        equal: true
        currentIndex: root.page
        dotIndex: root.controller.chatUnread > 0 ? TableDrawer.Chat : -1
        spokenName: qsTr("Log or chat")
        onChosen: index => root.show(index)
    }

    DisplayText {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(22)
        anchors.right: close.left
        anchors.verticalCenter: tabs.verticalCenter
        visible: root.page === TableDrawer.Rules
        text: root.controller.kindTitle
        size: 25
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

    Loader {
        id: body

        readonly property int side: [Theme.px(12), Theme.px(18), 0][root.page]

        anchors.left: parent.left
        anchors.leftMargin: body.side
        anchors.right: parent.right
        anchors.rightMargin: body.side
        anchors.top: tabs.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.page === TableDrawer.Chat ? body.side : 0
        active: root.visible
        sourceComponent: [log, chat, rules][root.page]
    }

    Component {
        id: log

        TableLog {
            log: root.controller.log
            onCardChosen: cardKey => root.cardChosen(cardKey)
        }
    }

    Component {
        id: chat

        TableChat { controller: root.controller }
    }

    Component {
        id: rules

        RulesView { kind: root.controller.kind }
    }
}
