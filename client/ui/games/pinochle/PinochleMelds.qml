pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A seat's melds, laid out: their cards, and their points, which count up.
Rectangle {
    id: root

    required property pinochleSeat seat
    // Whether the melds are being laid out one after another; otherwise all are shown at once.
    property bool counting: false

    readonly property var melds: root.seat.meldRows
    readonly property int rows: Math.max(2, root.melds.length)
    readonly property int pad: Theme.space(25)
    readonly property int gap: Theme.space(root.rows > 3 ? 10 : 20)
    readonly property int listTop: title.y + title.height + Theme.space(14)
    readonly property real pitch: Math.min(Theme.space(152), (root.height - root.listTop - root.pad + root.gap) / root.rows)
    // Cards are as large as the rows and the widest meld allow.
    readonly property real step: 0.56
    readonly property real longest: root.melds.reduce((most, meld) => Math.max(most, 1 + root.step * (meld.cards.length - 1)), 1)
    readonly property real cardWidth: Math.floor(Math.min((root.pitch - root.gap) / 1.4, Theme.space(84),
        (root.width - 2 * root.pad - Theme.wordWidth(104)) / root.longest))
    // The number of melds laid out so far.
    property int shown: root.melds.length
    readonly property int points: root.melds.slice(0, root.shown).reduce((sum, meld) => sum + meld.points, 0)

    // Lays the melds out again, one after another.
    function count(): void {
        if (Theme.still || root.melds.length === 0)
            return
        root.shown = 0
        laying.restart()
    }

    radius: Theme.px(24)
    color: Theme.dark ? Qt.alpha("#0c1a13", 0.28) : Qt.alpha("#fffaf0", 0.42)
    border.width: 1
    border.color: Qt.alpha(Theme.tableCloth("pinochle").line, 0.3)
    Accessible.role: Accessible.List
    Accessible.name: root.seat.meldsTitle
    onMeldsChanged: if (!laying.running) root.shown = Qt.binding(() => root.melds.length)
    Component.onCompleted: if (root.counting) root.count()

    SequentialAnimation {
        id: laying

        loops: Math.max(1, root.melds.length)
        onFinished: root.shown = Qt.binding(() => root.melds.length)

        PauseAnimation { duration: Theme.duration(420) }
        ScriptAction { script: root.shown = Math.min(root.melds.length, root.shown + 1) }
    }

    SilentTitle {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: root.pad
        anchors.right: sum.left
        anchors.rightMargin: Theme.px(10)
        y: Theme.space(25)
        text: Words.directed(root.seat.meldsTitle)
        size: 25
        color: Theme.onCloth
    }

    CountingText {
        id: sum

        anchors.right: parent.right
        anchors.rightMargin: root.pad
        anchors.baseline: title.baseline
        value: root.points
        size: 46
    }

    BodyText {
        anchors.left: parent.left
        anchors.leftMargin: root.pad
        y: root.listTop
        visible: root.melds.length === 0
        text: root.seat.noMelds
        size: 16
        color: Theme.onCloth2
    }

    Repeater {
        model: root.melds

        Item {
            id: row

            required property pinochleMeld modelData
            required property int index
            readonly property bool there: row.index < root.shown

            anchors.left: parent?.left
            anchors.leftMargin: root.pad
            y: Math.round(root.listTop + row.index * root.pitch)
            width: root.width - 2 * root.pad
            height: cards.height
            opacity: row.there ? 1 : 0
            transform: Translate {
                y: row.there ? 0 : Theme.px(12)

                Behavior on y { NumberAnimation { duration: Theme.duration(200); easing.type: Easing.OutCubic } }
            }
            Accessible.role: Accessible.ListItem
            Accessible.name: row.modelData.spoken

            Behavior on opacity { NumberAnimation { duration: Theme.fade(200) } }

            CardFan {
                id: cards

                anchors.left: parent.left
                cards: row.modelData.cards
                cardWidth: root.cardWidth
                step: root.step
            }

            Column {
                anchors.left: cards.right
                anchors.leftMargin: Theme.space(20)
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
                    size: 22
                    color: Theme.onCloth
                }
            }
        }
    }
}
