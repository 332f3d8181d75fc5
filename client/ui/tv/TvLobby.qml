pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The TV while people gather: the code, so large that it can be scanned from the sofa, and who is here.
Item {
    id: root

    required property TvModel tv
    // Whether the keyboard is in use, so that focus rings are shown.
    required property bool byKeyboard

    readonly property string keyZone: "seats"

    readonly property bool mirrored: Qt.application.layoutDirection === Qt.RightToLeft
    readonly property bool joinable: root.tv.joinLink !== ""
    readonly property real listWidth: Theme.ofTv(828)
    readonly property real codeX: root.joinable ? Theme.ofTv(158) : 0
    readonly property int rows: Math.max(1, root.tv.seats.length)
    readonly property real rowHeight: Theme.ofTv(root.rows > 4 ? 100 : 124)
    readonly property real rowStep: root.rowHeight + Theme.ofTv(18)

    // The x coordinate of an item that is `from` pixels from the side where a line of text begins.
    function startX(from: real, wide: real): real { return Math.round(root.mirrored ? root.width - from - wide : from) }

    Cloth {
        anchors.fill: parent
        kind: root.tv.table.kind
        barHeight: Theme.topBar
        lampX: width / 2
        lampY: height / 2
    }

    Rectangle {
        id: card

        x: root.startX(root.codeX, width)
        y: Theme.topBar + Math.round((root.height - Theme.topBar - height - address.height - Theme.ofTv(40)) / 2)
        width: Theme.ofTv(604)
        height: width
        visible: root.joinable
        radius: Theme.ofTv(44)
        color: "#fffdf6"

        InvitationCode {
            anchors.centerIn: parent
            width: parent.width - Theme.ofTv(24)
            height: width
            radius: Theme.ofTv(30)
            color: "transparent"
            border.width: 0
            link: root.tv.joinLink
            spokenName: root.tv.scanText
        }
    }

    Column {
        id: address

        x: Math.round(card.x + (card.width - width) / 2)
        y: card.y + card.height + Theme.ofTv(36)
        visible: root.joinable
        width: card.width + Theme.ofTv(180)

        SpokenText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.tv.scanText
            size: 19
            color: Theme.onCloth2
        }

        SilentTitle {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.tv.joinAddress
            size: 42
            weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.ofTv(38)
            color: Theme.onCloth
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    StartColumn {
        id: here

        x: root.joinable ? root.startX(root.width - width - Theme.ofTv(110), width) : Math.round((root.width - width) / 2)
        y: Theme.topBar + Math.round((root.height - Theme.topBar - height) / 2)
        width: root.listWidth

        HeadingText {
            width: parent.width
            text: root.tv.table.tableName
            size: 42
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.ofTv(44)
            color: Theme.onCloth
        }

        SpokenText {
            width: parent.width
            bottomPadding: Theme.ofTv(34)
            text: root.tv.playedText
            size: 18
            color: Theme.onCloth2
        }

        Repeater {
            model: root.tv.seats

            Item {
                id: chair

                required property tvSeat modelData

                width: here.width
                height: root.rowStep

                TvSeatRow {
                    width: parent.width
                    height: root.rowHeight
                    seat: chair.modelData
                    byKeyboard: root.byKeyboard
                    byCode: root.tv.joinsByPage && root.joinable
                }
            }
        }

        SpokenText {
            width: parent.width
            topPadding: Theme.ofTv(16)
            text: root.tv.waitingText
            wrapMode: Text.Wrap
            size: 17
            color: Theme.onCloth
        }
    }
}
