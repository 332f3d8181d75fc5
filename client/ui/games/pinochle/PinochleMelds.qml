pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A seat's melds, laid out: whose they are, their cards, and their points, which count up as they land.
Item {
    id: root

    required property pinochleSeat seat
    // The number of melds that have landed; the most valuable lands first.
    required property int landed

    readonly property var melds: root.seat.meldRows
    readonly property int rows: Math.max(2, root.melds.length)
    readonly property int pad: Theme.space(25)
    readonly property int gap: Theme.space(root.rows > 3 ? 10 : 17)
    readonly property int listTop: face.y + face.height + Theme.space(38)
    readonly property real pitch: Math.min(Theme.px(154), (root.height - root.listTop - Theme.px(24) + root.gap) / root.rows)
    // Cards are as large as the rows and the widest meld allow.
    readonly property real step: 0.52
    readonly property real longest: root.melds.reduce((most, meld) => Math.max(most, 1 + root.step * (meld.cards.length - 1)), 1)
    readonly property real cardWidth: Math.floor(Math.min((root.pitch - root.gap) / 1.4, Theme.px(98),
        (root.width - 2 * root.pad - Theme.wordWidth(104)) / root.longest))
    readonly property int points: root.melds.slice(0, root.landed).reduce((sum, meld) => sum + meld.points, 0)

    Accessible.role: Accessible.List
    Accessible.name: root.seat.meldsTitle

    Avatar {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: root.pad - Theme.px(3)
        y: Theme.space(22)
        name: root.seat.player.name
        picture: root.seat.player.picture
        botType: root.seat.player.person ? "" : root.seat.player.botType
    }

    SilentTitle {
        id: title

        anchors.left: face.right
        anchors.leftMargin: Theme.px(11)
        anchors.right: sum.left
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: face.verticalCenter
        text: Words.directed(root.seat.meldsTitle)
        size: 26
        color: Theme.onCloth
    }

    CountingText {
        id: sum

        anchors.right: parent.right
        anchors.rightMargin: root.pad
        anchors.verticalCenter: face.verticalCenter
        value: root.points
        time: 300
        size: 52
    }

    BodyText {
        anchors.left: parent.left
        anchors.leftMargin: root.pad
        y: root.listTop
        visible: root.melds.length === 0
        text: root.seat.noMelds
        size: 17
        color: Theme.onCloth2
    }

    Repeater {
        model: root.melds

        Item {
            id: row

            required property pinochleMeld modelData
            required property int index
            readonly property bool there: row.index < root.landed

            anchors.left: parent?.left
            anchors.leftMargin: root.pad
            y: Math.round(root.listTop + row.index * root.pitch)
            width: root.width - 2 * root.pad
            height: cards.height
            opacity: row.there ? 1 : 0
            scale: row.there ? 1 : 1.06
            transformOrigin: Item.Left
            transform: Translate {
                y: row.there ? 0 : -Theme.px(16)

                Behavior on y { NumberAnimation { duration: Theme.duration(260); easing.type: Easing.OutCubic } }
            }
            Accessible.role: Accessible.ListItem
            Accessible.name: row.modelData.spoken

            Behavior on opacity { NumberAnimation { duration: Theme.fade(200) } }
            Behavior on scale { NumberAnimation { duration: Theme.duration(260); easing.type: Easing.OutCubic } }

            CardFan {
                id: cards

                anchors.left: parent.left
                cards: row.modelData.cards
                cardWidth: root.cardWidth
                step: root.step
            }

            Column {
                anchors.left: cards.right
                anchors.leftMargin: Theme.space(18)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter

                SilentText {
                    width: parent.width
                    text: row.modelData.name
                    wrapMode: Text.WordWrap
                    leading: 1
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    size: 16.5
                    weight: Font.ExtraBold
                    color: Theme.onCloth
                }

                SilentTitle {
                    anchors.left: parent.left
                    text: Words.number(row.modelData.points)
                    size: 25
                    color: Theme.dark ? "#f6d595" : Theme.onCloth
                }
            }
        }
    }
}
