import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The first page: the games to play, the tables to return to, the ways to join or host a table, and the nearby tables.
// The window's dialogs (a link, another name) are only requested here.
ArrowKeys {
    id: root

    required property Cardroom app

    signal linkWanted
    signal learnWanted
    signal renameWanted
    signal fileWanted

    readonly property bool compact: Theme.compact
    readonly property int side: root.compact ? Theme.px(25) : Theme.px(40)
    readonly property int gap: root.compact ? Theme.px(13) : Theme.px(16)
    readonly property bool seatsWait: root.app.goOn.count > 0

    focus: true

    ScrollArea {
        id: area

        anchors.fill: parent
        contentHeight: Math.max(root.height, page.implicitHeight + page.anchors.topMargin + page.bottomMargin)

        ColumnLayout {
            id: page

            readonly property int rowMargin: root.compact ? Theme.px(10) : root.seatsWait ? Theme.px(18) : Theme.px(34)
            readonly property int bottomMargin: root.compact ? Theme.px(24) : root.seatsWait ? Theme.px(28) : Theme.px(46)

            anchors.top: parent.top
            anchors.topMargin: root.compact ? Theme.px(14) : Theme.px(30)
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(root.width - 2 * root.side, Theme.px(1400))
            height: area.contentHeight - page.anchors.topMargin - page.bottomMargin
            spacing: 0

            HomeHeader {
                id: header

                Layout.fillWidth: true
                Layout.fillHeight: false
                app: root.app
                onRenameWanted: root.renameWanted()
                onFileWanted: root.fileWanted()
            }

            RowLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.topMargin: page.rowMargin
                spacing: Theme.px(24)

                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    implicitHeight: greeting.height + tiles.anchors.topMargin + tiles.implicitHeight + Math.ceil(below.implicitHeight)

                    HeadingText {
                        id: greeting

                        width: parent.width
                        text: root.app.greeting
                        size: root.compact ? 36 : root.seatsWait ? 48 : 56
                        weight: Font.Medium
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.word(24)
                    }

                    HomeTiles {
                        id: tiles

                        anchors.top: greeting.bottom
                        // The chip on a new game's tile extends above the tile.
                        anchors.topMargin: Theme.px(root.compact && tiles.newKinds.length === 0 ? 12 : 20)
                        anchors.bottom: below.top
                        width: parent.width
                        kinds: root.app.kinds
                        newKinds: root.app.newKinds
                        compact: root.compact
                        terse: root.seatsWait
                        spacing: root.gap
                        busy: root.app.ways.underWay !== ""
                        focus: true
                        onPlayed: kind => root.app.ways.playNow(kind)
                        onOptionsWanted: kind => root.app.ways.host(kind)
                        onLearnWanted: kind => root.app.ways.learn(kind)
                    }

                    Column {
                        id: below

                        anchors.bottom: parent.bottom
                        width: parent.width
                        topPadding: Theme.px(root.compact ? 15 : root.seatsWait ? 20 : 12)
                        spacing: Theme.px(root.compact ? 13 : 20)

                        GoOnSection {
                            id: goOn

                            width: parent.width
                            app: root.app
                            // In a short window, a second row would push the buttons below out of view.
                            most: root.compact && root.height < Theme.px(720) ? 1 : 2
                        }

                        PlayNote {
                            width: parent.width
                            visible: !root.compact && !root.seatsWait
                        }

                        Row {
                            id: ways

                            readonly property int count: root.compact ? 4 : 3
                            readonly property real share: (width - (ways.count - 1) * spacing) / ways.count
                            readonly property real tall: Math.max(toNetwork.implicitHeight, toHost.implicitHeight, toLink.implicitHeight, toLearn.implicitHeight)

                            width: parent.width
                            spacing: root.gap

                            WideButton {
                                id: toNetwork

                                width: ways.share
                                height: ways.tall
                                visible: root.compact
                                iconName: "lan"
                                text: qsTr("On your network")
                                secondLine: root.app.nearby.present > 0 ? qsTr("%Ln table(s)", "", root.app.nearby.present) : qsTr("No tables found")
                                onClicked: root.app.show(Cardroom.NearbyPage)
                            }

                            WideButton {
                                id: toHost

                                width: ways.share
                                height: ways.tall
                                iconName: "plus"
                                text: qsTr("Host a table")
                                secondLine: root.compact ? qsTr("Invite people") : qsTr("Friends on your network")
                                enabled: root.app.ways.underWay === ""
                                onClicked: root.app.ways.host(root.app.kinds[0].kind)
                            }

                            WideButton {
                                id: toLink

                                width: ways.share
                                height: ways.tall
                                iconName: "link"
                                text: qsTr("Join with a link")
                                secondLine: root.compact ? qsTr("Or an address") : qsTr("Or type an address")
                                onClicked: root.linkWanted()
                            }

                            WideButton {
                                id: toLearn

                                width: ways.share
                                height: ways.tall
                                iconName: "learn"
                                text: qsTr("Learn a game")
                                secondLine: root.compact ? qsTr("Two minutes") : qsTr("A first hand, two minutes")
                                enabled: root.app.ways.underWay === ""
                                onClicked: root.learnWanted()
                            }
                        }

                        // Left out if the page would otherwise have to scroll.
                        PlayNote {
                            readonly property real above: page.anchors.topMargin + header.height + page.rowMargin + greeting.height
                                + tiles.anchors.topMargin + tiles.implicitHeight + below.topPadding + goOn.height + ways.height

                            width: parent.width
                            visible: !root.compact && root.seatsWait
                                && above + implicitHeight + 2 * below.spacing + page.bottomMargin <= root.height
                        }
                    }
                }

                HomeRail {
                    Layout.preferredWidth: Theme.px(272 * Math.min(1.15, Theme.wordScale))
                    Layout.fillHeight: true
                    visible: !root.compact
                    app: root.app
                }
            }
        }
    }
}
