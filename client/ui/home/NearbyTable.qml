pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A nearby table in the full list: its game, place, people and state, and the button to join.
Panel {
    id: root

    required property nearbyTable modelData
    required property int index
    required property bool busy
    // The action's text for a seat of ours, and the width of the widest action in the list, so that all rows are
    // aligned.
    required property string takeText
    required property real actionWidth
    required property bool first

    signal joinWanted(int row)
    signal watchWanted(int row)

    readonly property bool usable: root.modelData.action !== NearbyTables.NoAction && !root.modelData.gone
    readonly property bool pale: root.modelData.gone || root.modelData.trouble !== ""
    readonly property string place: root.modelData.own ? qsTr("On this machine") : Words.filled(qsTr("On %1"), [root.modelData.host])

    implicitHeight: Math.max(Theme.px(Theme.compact ? 82 : 104), row.implicitHeight + Theme.px(20))
    height: implicitHeight
    border.color: hover.hovered && root.usable ? Theme.text3 : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: root.modelData.kind === "" ? Words.filled(qsTr("%1, %2", "how many more tables, and where"), [root.modelData.name, root.place])
        : Words.filled(qsTr("%3, %1, %2"), [root.modelData.kindTitle, root.place, root.modelData.name])
    Accessible.description: root.modelData.trouble !== "" ? root.modelData.trouble : root.modelData.state

    HoverHandler {
        id: hover
    }

    function act(): void {
        if (root.modelData.action === NearbyTables.Watch)
            root.watchWanted(root.index);
        else
            root.joinWanted(root.index);
    }

    TapHandler {
        enabled: root.usable && !root.busy
        onDoubleTapped: root.act()
    }

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.px(Theme.compact ? 12 : 20)
        anchors.rightMargin: Theme.px(Theme.compact ? 14 : 24)
        spacing: Theme.px(Theme.compact ? 14 : 22)

        Item {
            Layout.preferredWidth: Theme.px(Theme.compact ? 66 : 92)
            Layout.preferredHeight: Theme.px(Theme.compact ? 62 : 80)
            opacity: root.pale ? 0.45 : 1

            Icon {
                anchors.centerIn: parent
                visible: root.modelData.kind === ""
                name: "lan"
                size: Theme.px(Theme.compact ? 34 : 44)
                color: Theme.text3
            }

            ClothPicture {
                anchors.fill: parent
                visible: root.modelData.kind !== ""
                kind: root.modelData.kind
                radius: Theme.px(14)
                inset: 0
                motifSize: height * 1.1
                motifStrength: 1.6
                centre: Qt.point(0.5, 0.5)
            }

            CardFace {
                anchors.centerIn: parent
                visible: root.modelData.kind !== ""
                card: ""
                back: Theme.back(root.modelData.kind)
                cardWidth: Theme.px(Theme.compact ? 34 : 45)
                rotation: -4
            }
        }

        // Not a ColumnLayout: in one, a Text can keep the height that it had before its width was known.
        Column {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(320)
            opacity: root.pale ? 0.65 : 1
            spacing: Theme.px(1)

            RowLayout {
                width: parent.width
                spacing: Theme.px(9)

                DisplayText {
                    Layout.maximumWidth: Math.ceil(implicitWidth) + 1
                    Layout.fillWidth: true
                    text: root.modelData.name
                    size: Theme.compact ? 22 : 25
                }

                Icon {
                    visible: root.modelData.locked
                    name: "lock"
                    size: Theme.px(18)
                    color: Theme.text2
                }

                Item { Layout.fillWidth: true }
            }

            Paragraph {
                width: parent.width
                //: The game and where its table is: "Lucky Thirteen · On Jonas's laptop"
                text: root.modelData.kind === "" ? root.place : Words.filled(qsTr("%1 · %2"), [root.modelData.kindTitle, root.place])
                size: 14.5
            }

            BodyText {
                width: parent.width
                visible: Theme.compact
                text: root.modelData.trouble !== "" ? root.modelData.trouble : root.modelData.state
                size: 14
                color: root.modelData.trouble !== "" ? Theme.bad : Theme.text2
                wrapMode: Text.Wrap
            }
        }

        Row {
            Layout.preferredWidth: Theme.px(Theme.compact ? 196 : 232)
            opacity: root.pale ? 0.45 : 1
            spacing: Theme.px(Theme.compact ? 6 : 8)

            Repeater {
                model: root.modelData.seats

                SeatMark {
                    required property nearbySeat modelData

                    name: modelData.name
                    picture: modelData.picture
                    botType: modelData.botType
                    held: modelData.held
                    open: modelData.open
                    size: Theme.px(Theme.compact ? 40 : 44)
                }
            }
        }

        BodyText {
            Layout.preferredWidth: Theme.px(270)
            visible: !Theme.compact
            text: root.modelData.trouble !== "" ? root.modelData.trouble : root.modelData.gone ? qsTr("Gone") : root.modelData.state
            size: 15
            color: root.modelData.trouble !== "" ? Theme.bad : Theme.text2
            wrapMode: Text.Wrap
        }

        Item {
            Layout.preferredWidth: root.actionWidth
            Layout.preferredHeight: Theme.px(48)

            IconButton {
                anchors.right: button.left
                anchors.rightMargin: Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                implicitWidth: 40
                visible: root.modelData.watchable && root.modelData.action === NearbyTables.Join
                enabled: !root.busy
                iconName: "watch"
                spokenName: Words.filled(qsTr("Only watch %1"), [root.modelData.name])
                onClicked: root.watchWanted(root.index)
            }

            QuietButton {
                id: button

                anchors.right: parent.right
                width: Math.max(Theme.px(110), implicitWidth)
                height: parent.height
                visible: root.modelData.action !== NearbyTables.NoAction
                enabled: root.usable && !root.busy
                focus: root.first
                text: root.modelData.action === NearbyTables.TakeMySeat ? root.takeText
                    : root.modelData.action === NearbyTables.Watch ? qsTr("Watch")
                    : root.modelData.action === NearbyTables.Look ? qsTr("Show") : qsTr("Join")
                spokenName: root.modelData.action === NearbyTables.TakeMySeat ? Words.filled(qsTr("Take my seat at %1"), [root.modelData.name])
                    : root.modelData.action === NearbyTables.Watch ? Words.filled(qsTr("Watch %1"), [root.modelData.name])
                    : root.modelData.action === NearbyTables.Look ? Words.filled(qsTr("Show %1"), [root.modelData.name]) : Words.filled(qsTr("Join %1"), [root.modelData.name])
                spokenDescription: root.modelData.locked ? qsTr("%1. Asks for a password").arg(root.modelData.state) : root.modelData.state
                onClicked: root.act()
            }
        }
    }
}
