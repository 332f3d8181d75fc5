pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// All nearby tables, kept up to date, and the other ways to a table: with a link, or by hosting one.
PageFrame {
    id: root

    required property Cardroom app

    // Only tables of this game are shown; empty: tables of all games.
    property string kind: ""
    readonly property var kinds: root.app.kinds

    signal linkWanted

    title: qsTr("Tables on your network")
    onBack: root.app.back()

    trailing: SegmentedControl {
        visible: root.kinds.length > 1 && !root.compact
        width: visible ? implicitWidth : 0
        spokenName: qsTr("Tables of which game")
        options: [qsTr("All games")].concat(root.kinds.map(kind => kind.title))
        currentIndex: root.kinds.findIndex(kind => kind.kind === root.kind) + 1
        onChosen: index => root.kind = root.kinds[index - 1]?.kind ?? ""
    }

    QuietButton {
        id: widest

        visible: false
        text: qsTr("Take my seat")
    }

    ScrollArea {
        id: list

        // Room for the focus ring.
        readonly property int margin: Theme.px(8)

        anchors.fill: parent
        anchors.margins: -list.margin
        anchors.bottomMargin: footer.height + Theme.px(6)
        contentHeight: rows.height + 2 * list.margin

        Column {
            id: rows

            x: list.margin
            y: list.margin
            width: list.width - 2 * list.margin
            spacing: Theme.px(14)
            Accessible.role: Accessible.List
            Accessible.name: root.title

            Repeater {
                id: tables

                model: root.app.nearby

                NearbyTable {
                    width: rows.width
                    busy: root.app.ways.underWay !== ""
                    takeText: widest.text
                    actionWidth: Math.max(Theme.px(156), widest.implicitWidth)
                    first: index === 0
                    visible: root.kind === "" || modelData.kind === root.kind
                    onJoinWanted: row => root.app.ways.joinNearby(row)
                    onWatchWanted: row => root.app.ways.joinNearby(row, true)
                }
            }
        }
    }

    NetworkSilence {
        anchors.centerIn: list
        width: Math.min(list.width, Theme.px(460))
        visible: tables.count === 0
        size: Theme.px(112)
        signSize: Theme.px(54)
        nearby: root.app.nearby
    }

    RowLayout {
        id: footer

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(14)

        Icon {
            name: "lan"
            size: Theme.px(21)
            color: Theme.text3
        }

        Paragraph {
            Layout.fillWidth: true
            text: root.app.nearby.lastHeard === "" ? qsTr("This list updates by itself.")
                : qsTr("This list updates by itself. %1").arg(root.app.nearby.lastHeard)
            maximumLineCount: 2
            leading: 1.1
            elide: Text.ElideRight
        }

        QuietButton {
            implicitHeight: Theme.px(48)
            text: qsTr("Join with a link")
            iconName: "link"
            onClicked: root.linkWanted()
        }

        QuietButton {
            implicitHeight: Theme.px(48)
            text: qsTr("Host a table")
            iconName: "plus"
            enabled: root.app.ways.underWay === ""
            onClicked: root.app.ways.host(root.kind !== "" ? root.kind : root.kinds[0].kind)
        }
    }
}
