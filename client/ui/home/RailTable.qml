pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A nearby table in Home's rail: its game's card back, its name, its game, the person who opened it, and the button
// to join.
Item {
    id: root

    required property int index
    required property string name
    required property string kind
    required property string kindTitle
    required property string ownerName
    required property int taken
    required property int seatsMax
    required property bool locked
    required property string trouble
    required property int action
    required property bool gone
    required property int pad
    required property bool busy

    signal joinWanted(int row)
    signal watchWanted(int row)
    signal seen(int row)

    readonly property bool full: root.taken >= root.seatsMax

    // Whether the button goes below the text, because the name does not fit next to it in two lines of whole words, or
    // the game in one.
    readonly property bool stacked: join.visible && (nameBeside.lineCount > 2 || nameBeside.contentWidth > nameBeside.width
        || gameBeside.lineCount > 1 || gameBeside.contentWidth > gameBeside.width)

    // The text, with the button below if it does not fit next to the text. Everything is positioned by hand: a layout
    // whose height depends on wrapped lines is polished again and again.
    readonly property real block: words.height + (root.stacked ? Theme.px(6) + join.height : 0)

    height: Math.max(Theme.px(92), Math.ceil(Math.max(back.height, root.block)) + Theme.px(root.stacked ? 28 : 16))
    opacity: root.gone ? 0.45 : 1

    Behavior on opacity { NumberAnimation { duration: Theme.fade(300) } }

    component BesideTheButton: BodyText {
        visible: false
        width: root.width - 2 * root.pad - Theme.px(49) - join.implicitWidth
        wrapMode: Text.WordWrap
    }

    BesideTheButton {
        id: nameBeside

        text: root.name
        size: 16
        weight: Font.ExtraBold
    }

    BesideTheButton {
        id: gameBeside

        text: root.kindTitle
        size: 14
    }

    CardFace {
        id: back

        anchors.left: parent.left
        anchors.leftMargin: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(cardWidth)
        height: Theme.cardHeight(width)
        card: ""
        back: root.kind === "" ? "cardroom" : Theme.back(root.kind)
        cardWidth: Theme.px(34)
    }

    Column {
        id: words

        anchors.left: back.right
        anchors.leftMargin: Theme.px(12)
        y: Math.round((root.height - root.block) / 2)
        width: root.width - 2 * root.pad + Theme.px(3) - back.width - Theme.px(12)
            - (root.stacked || !join.visible ? 0 : Theme.px(6) + join.width)
        spacing: Theme.px(1)

        BodyText {
            width: parent.width
            text: root.name
            size: 16
            weight: Font.ExtraBold
            wrapMode: Text.Wrap
            maximumLineCount: 2
            leading: 1
            elide: Text.ElideRight
        }

        BodyText {
            width: parent.width
            visible: root.kindTitle !== ""
            text: root.kindTitle
            size: 14
            color: Theme.accentText
            wrapMode: Text.Wrap
        }

        CentredRow {
            spacing: Theme.px(5)

            Icon {
                id: lock

                visible: root.locked
                name: "lock"
                size: Theme.px(15)
                color: Theme.text2
            }

            BodyText {
                width: words.width - (root.locked ? lock.width + Theme.px(5) : 0)
                text: root.trouble !== "" ? root.trouble
                    : root.action === NearbyTables.TakeMySeat || root.action === NearbyTables.Look ? root.ownerName
                    //: Whose table, and that no seat is free
                    : root.full ? Words.directed(Words.filled(qsTr("%1 · full"), [root.ownerName]))
                    //: %3 is whose table it is; how many of its seats are taken.
                    : Words.directed(Words.filled(qsTr("%3 · %L1 of %L2").arg(root.taken).arg(root.seatsMax), ["", "", root.ownerName]))
                size: 14
                color: root.trouble !== "" ? Theme.bad : Theme.text2
                wrapMode: Text.Wrap
            }
        }
    }

    QuietButton {
        id: join

        readonly property bool atLeft: root.stacked !== root.LayoutMirroring.enabled
        readonly property int end: root.pad - Theme.px(3)

        x: root.stacked ? (atLeft ? words.x : words.x + words.width - width) : atLeft ? end : root.width - end - width
        y: root.stacked ? words.y + words.height + Theme.px(6) : Math.round((root.height - height) / 2)
        visible: root.action !== NearbyTables.NoAction
        enabled: !root.gone && !root.busy
        implicitHeight: Math.max(40, Theme.px(40))
        horizontalPadding: Theme.px(14)
        textSize: 15
        text: root.action === NearbyTables.TakeMySeat ? qsTr("My seat")
            : root.action === NearbyTables.Watch ? qsTr("Watch")
            : root.action === NearbyTables.Look ? qsTr("Show") : qsTr("Join")
        spokenName: root.action === NearbyTables.TakeMySeat ? Words.filled(qsTr("Take my seat at %1"), [root.name])
            : root.action === NearbyTables.Watch ? Words.filled(qsTr("Watch %1"), [root.name])
            : root.action === NearbyTables.Look ? Words.filled(qsTr("Show %1"), [root.name]) : Words.filled(qsTr("Join %1"), [root.name])
        spokenDescription: root.locked ? qsTr("Asks for a password") : ""
        onActiveFocusChanged: if (activeFocus) root.seen(root.index)
        onClicked: root.action === NearbyTables.Watch ? root.watchWanted(root.index) : root.joinWanted(root.index)
    }
}
