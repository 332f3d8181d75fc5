pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What was last completed on the table, on a small panel over the cloth: a trick, a capture, a battle, a round of
// discards. The game goes on meanwhile.
RaisedSheet {
    id: root

    required property LastModel last
    property real widest: Theme.px(720)

    // The content stays while the panel fades out.
    property recall shownRecall
    readonly property bool shown: root.last.shown
    readonly property recall wanted: root.last.recall
    // The most cards side by side: many overlap, so that they fit.
    readonly property int longest: Math.max(1, ...root.shownRecall.rows.map(row => Math.max(row.cards.length, row.taken.length)))
    readonly property bool withTaken: root.shownRecall.rows.some(row => row.taken.length > 0)
    // Whether each has a single card: then they stand side by side, each under its player's name.
    readonly property bool abreast: root.longest === 1 && !root.withTaken
    readonly property real nameWidth: Theme.wordWidth(root.abreast ? 104 : 128)
    readonly property real cardsRoom: root.widest - 2 * Theme.px(24) - root.nameWidth - Theme.px(16)
        - (root.withTaken ? Theme.smallCard + Theme.px(52) : Theme.px(40))
    readonly property real step: Math.max(0.28, Math.min(0.62, (root.cardsRoom / Theme.smallCard - 1) / Math.max(1, root.longest - 1)))

    onWantedChanged: if (root.shown) root.shownRecall = root.wanted
    onShownChanged: if (root.shown) root.shownRecall = root.wanted

    width: Math.min(root.widest, Math.max(title.implicitWidth, rows.implicitWidth, words.implicitWidth) + 2 * Theme.px(24))
    height: column.implicitHeight + 2 * Theme.px(18)
    visible: root.opacity > 0
    opacity: root.shown ? 1 : 0
    kind: Shadow.Panel
    radius: Theme.radiusPanel
    color: Theme.surface
    Accessible.role: Accessible.StaticText
    Accessible.name: root.shownRecall.spoken
    Accessible.ignored: !root.shown

    Behavior on opacity { NumberAnimation { duration: Theme.fade(120) } }

    // A click puts it away.
    TapHandler {
        enabled: root.shown
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.last.hide()
    }

    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - 2 * Theme.px(24)
        spacing: Theme.px(12)

        DisplayText {
            id: title

            text: root.shownRecall.title
            size: 25
            Accessible.ignored: true
        }

        Grid {
            id: rows

            columns: root.abreast ? Math.max(1, root.shownRecall.rows.length) : 1
            spacing: Theme.px(10)

            Repeater {
                model: root.shownRecall.rows

                Grid {
                    id: row

                    required property recallRow modelData

                    columns: root.abreast ? 1 : 5
                    spacing: root.abreast ? Theme.px(8) : Theme.px(16)
                    horizontalItemAlignment: root.abreast ? Grid.AlignHCenter : Grid.AlignLeft
                    verticalItemAlignment: root.abreast ? Grid.AlignTop : Grid.AlignVCenter

                    Column {
                        width: root.nameWidth

                        SilentText {
                            width: parent.width
                            text: row.modelData.name
                            horizontalAlignment: root.abreast ? Text.AlignHCenter : Text.AlignLeft
                            size: 16.5
                            weight: Font.ExtraBold
                            color: Theme.text
                            elide: Text.ElideRight
                        }

                        SilentText {
                            width: parent.width
                            visible: row.modelData.note !== ""
                            text: row.modelData.note
                            size: 13.5
                            color: Theme.text2
                            wrapMode: Text.Wrap
                        }
                    }

                    CardFan {
                        cards: row.modelData.cards
                        step: root.step
                    }

                    Icon {
                        visible: row.modelData.taken.length > 0
                        name: "forward"
                        directional: true
                        size: Theme.px(20)
                        color: Theme.text3
                    }

                    CardFan {
                        visible: row.modelData.taken.length > 0
                        cards: row.modelData.taken
                        step: root.step
                    }

                    Icon {
                        visible: row.modelData.won
                        name: "check"
                        size: Theme.px(22)
                        color: Theme.good
                    }
                }
            }
        }

        SilentText {
            id: words

            width: Math.min(implicitWidth, root.widest - 2 * Theme.px(24))
            visible: text !== ""
            text: root.shownRecall.text
            size: 15
            weight: Font.Bold
            color: Theme.text2
            wrapMode: Text.Wrap
        }
    }
}
