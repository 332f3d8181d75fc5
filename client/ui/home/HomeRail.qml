pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The end side of Home: the nearby tables, kept up to date, and the most recent games.
Panel {
    id: root

    required property Cardroom app

    readonly property int pad: Theme.px(23)

    radius: Theme.px(24)
    border.color: Theme.line

    Column {
        id: head

        x: 1
        y: 1
        width: parent.width - 2

        Item {
            width: parent.width
            height: Theme.px(18)
        }

        RowLayout {
            x: root.pad
            width: parent.width - 2 * root.pad
            spacing: Theme.px(8)

            HeadingText {
                Layout.fillWidth: true
                text: qsTr("On your network")
                size: 22
                wrapMode: Text.Wrap
            }

            TextLink {
                visible: root.app.nearby.present > 0
                text: qsTr("%Ln table(s)", "", root.app.nearby.present)
                spokenName: qsTr("All tables on your network")
                spokenDescription: text
                size: 14.5
                onClicked: root.app.show(Cardroom.NearbyPage)
            }
        }
    }

    Item {
        anchors.top: head.bottom
        anchors.bottom: lately.shown > 0 ? lately.top : parent.bottom
        anchors.bottomMargin: lately.shown > 0 ? Theme.px(10) : Theme.px(30)
        x: root.pad
        width: parent.width - 2 * root.pad
        visible: list.count === 0

        NetworkSilence {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            size: Theme.px(lately.shown > 0 ? 64 : 84)
            signSize: Theme.px(lately.shown > 0 ? 32 : 40)
            nearby: root.app.nearby
        }
    }

    ListView {
        id: list

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(4)
        anchors.bottom: lately.shown > 0 ? lately.top : parent.bottom
        anchors.bottomMargin: Theme.px(13)
        x: 1
        width: parent.width - 2
        visible: list.count > 0
        clip: true
        model: root.app.nearby
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        // The page handles the arrow keys: the list would use them for a row that is not visible.
        keyNavigationEnabled: false
        reuseItems: false

        delegate: RailTable {
            width: list.width
            pad: root.pad
            busy: root.app.ways.underWay !== ""
            onJoinWanted: row => root.app.ways.joinNearby(row)
            onWatchWanted: row => root.app.ways.joinNearby(row, true)
            onSeen: row => list.positionViewAtIndex(row, ListView.Contain)
        }
    }

    LatelyGames {
        id: lately

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        x: 1
        width: parent.width - 2
        visible: lately.shown > 0
        pad: root.pad
        app: root.app
        // The nearby tables come first: the games leave room for two of them, or for the text shown if there is none.
        room: root.height - head.height - (list.count > 0 ? Math.min(list.contentHeight, Theme.px(190)) : Theme.px(250)) - Theme.px(30)
    }
}
