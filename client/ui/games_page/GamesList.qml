pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Cardroom.Ui

// All past games, with a search: what is typed, a kind, and games that were won or played with people.
FocusScope {
    id: root

    required property Cardroom app

    signal fileWanted

    readonly property PastGames list: root.app.games.list
    readonly property var kinds: root.app.kinds
    readonly property bool compact: Theme.compact
    readonly property bool filtered: root.list.text !== "" || root.list.kind !== "" || root.list.which !== PastGames.All

    function watch(file: string): void { root.app.ways.watchGame(file) }

    Flow {
        id: filters

        width: parent.width
        spacing: Theme.px(root.compact ? 8 : 16)

        TextInputField {
            id: field

            // The width available beside the other filters, which end at the edge of the list, and the width that the
            // placeholder text needs.
            readonly property real beside: filters.width - kindChoice.implicitWidth - whichChoice.implicitWidth - 2 * filters.spacing
            readonly property real needed: words.advanceWidth + field.leftPadding + field.rightPadding + Theme.px(4)

            width: root.compact || field.beside < field.needed ? filters.width : field.beside
            implicitHeight: Math.max(44, Theme.px(root.compact ? 46 : 50))
            leftPadding: Theme.px(52)
            rightPadding: Theme.px(52)
            focus: true
            placeholderText: qsTr("Search names, games, tables, dates")
            spokenName: qsTr("Search your games")
            text: root.list.text
            onTextEdited: root.list.text = field.text
            Keys.onReturnPressed: if (rows.count > 0) root.watch(rows.fileAt(0))
            Keys.onEnterPressed: if (rows.count > 0) root.watch(rows.fileAt(0))
            // The nearest control below the field would be the menu of a row.
            Keys.onDownPressed: event => {
                event.accepted = rows.count > 0;
                (rows.itemAtIndex(0) as GameRow)?.focusWatch();
            }
            Keys.onEscapePressed: event => {
                event.accepted = root.list.text !== "";
                root.list.text = "";
            }

            TextMetrics {
                id: words

                font: field.font
                text: field.placeholderText
            }

            Icon {
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(18)
                anchors.verticalCenter: parent.verticalCenter
                name: "search"
                size: Theme.px(20)
                color: Theme.text2
            }

            IconButton {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                visible: root.list.text !== ""
                iconName: "close"
                iconSize: Theme.px(20)
                spokenName: qsTr("Clear search")
                onClicked: {
                    root.list.text = "";
                    field.forceActiveFocus(Qt.OtherFocusReason);
                }
            }
        }

        SegmentedControl {
            id: kindChoice

            spokenName: qsTr("Games of which kind")
            options: [qsTr("All", "kinds of games")].concat(root.kinds.map(kind => kind.title))
            currentIndex: root.kinds.findIndex(kind => kind.kind === root.list.kind) + 1
            onChosen: index => root.list.kind = root.kinds[index - 1]?.kind ?? ""
        }

        SegmentedControl {
            id: whichChoice

            spokenName: qsTr("Which games")
            options: [qsTr("All", "games"), qsTr("Won", "games"), qsTr("With people", "games")]
            currentIndex: root.list.which
            onChosen: index => root.list.which = index
        }
    }

    ListView {
        id: rows

        // Room for the focus ring.
        readonly property int margin: Theme.px(8)

        function fileAt(row: int): string { return (rows.itemAtIndex(row) as GameRow)?.modelData.file ?? "" }

        anchors.top: filters.bottom
        anchors.topMargin: Theme.px(root.compact ? 4 : 8)
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(8)
        x: -rows.margin
        width: parent.width + 2 * rows.margin
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        model: root.list
        // The page handles the arrow keys.
        keyNavigationEnabled: false
        cacheBuffer: Theme.px(4000)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All games")
        T.ScrollBar.vertical: ScrollLine {}

        delegate: GameRow {
            width: rows.width
            margin: rows.margin
            busy: root.app.ways.underWay !== ""
            current: lit || (field.activeFocus && index === 0)
            onSeen: row => root.list.wantDetail(row)
            onReached: row => rows.positionViewAtIndex(row, ListView.Contain)
            onWatchWanted: file => root.watch(file)
            onMoreWanted: (file, button) => {
                menu.file = file;
                menu.opener = button;
                menu.popup(button, 0, button.height);
            }
            onDeleteWanted: file => root.app.ways.deleteGame(file)
        }
    }

    Column {
        anchors.centerIn: rows
        width: Math.min(rows.width, Theme.px(460))
        visible: rows.count === 0
        spacing: Theme.px(14)

        SpokenText {
            width: parent.width
            text: root.list.total === 0 ? qsTr("The games that you play to the end are kept here.") : qsTr("No game matches.")
            size: 16
            color: Theme.text2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        QuietButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.filtered
            text: qsTr("Clear search")
            onClicked: {
                root.list.clearFilter();
                field.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }

    RowLayout {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(12)

        Column {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            Paragraph {
                width: parent.width
                visible: text !== ""
                text: root.list.foundText
                size: 15
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            SpokenText {
                width: parent.width
                text: qsTr("The newest %L1 games are kept on this computer.").arg(root.app.games.keptMax)
                size: 14.5
                color: Theme.text3
                wrapMode: Text.Wrap
            }
        }

        QuietButton {
            implicitHeight: Math.max(44, Theme.px(46))
            text: qsTr("Open a game file…")
            onClicked: root.fileWanted()
        }

        QuietButton {
            implicitHeight: Math.max(44, Theme.px(46))
            visible: root.list.older
            iconName: "down"
            text: qsTr("Show older")
            onClicked: root.list.showOlder()
        }
    }

    MenuPanel {
        id: menu

        property string file: ""
        property Item opener: null

        onClosed: menu.opener?.forceActiveFocus(Qt.PopupFocusReason)

        MenuEntry {
            iconName: "folder"
            text: qsTr("Save the game")
            onTriggered: root.app.games.save(menu.file, false)
        }
        MenuEntry {
            iconName: "log"
            text: qsTr("Save as log")
            onTriggered: root.app.games.save(menu.file, true)
        }
        MenuEntry {
            iconName: "close"
            text: qsTr("Delete…")
            key: "Del"
            onTriggered: root.app.ways.deleteGame(menu.file)
        }
    }
}
