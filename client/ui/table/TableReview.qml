pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The review of a replayed game: the move made at this moment, the expert bot's move, the cost, and a button that goes
// to the next costly move.
ScrollArea {
    id: root

    // Null at a table, where there is nothing to review.
    property ReplayModel replay: null

    readonly property ReviewModel review: root.replay?.review ?? null
    readonly property real pad: Theme.px(22)

    signal playOnChosen

    contentHeight: actions.y + actions.height + root.pad
    activeFocusOnTab: root.interactive
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Review")

    component Part: Rectangle {
        id: part

        property string title: ""
        property string text: ""
        property color ink: Theme.text

        width: column.width
        height: words.height + Theme.px(24)
        radius: Theme.px(14)
        color: Theme.line
        Accessible.role: Accessible.StaticText
        Accessible.name: part.title

        Column {
            id: words

            x: Theme.px(16)
            y: Theme.px(12)
            width: parent.width - 2 * x
            spacing: Theme.px(6)

            SilentText {
                width: parent.width
                text: part.title
                size: 15
                weight: Font.Bold
                color: part.ink
            }

            SpokenText {
                width: parent.width
                text: part.text
                textFormat: Text.StyledText
                size: 16
                wrapMode: Text.Wrap
            }
        }
    }

    component Share: Rectangle {
        property real share: 0

        x: root.LayoutMirroring.enabled ? column.width - width : 0
        width: column.width * share
        height: parent.height
        radius: height / 2
    }

    Column {
        id: column

        x: root.pad
        width: root.width - 2 * root.pad
        spacing: Theme.px(14)

        BodyText {
            width: parent.width
            text: root.review?.whoseText ?? ""
            size: 16
            color: Theme.text2
        }

        // The progress of the review while it is running.
        Column {
            width: parent.width
            visible: root.review?.running ?? false
            spacing: Theme.px(8)

            SpokenText {
                width: parent.width
                text: root.review?.progressText ?? ""
                size: 15
                color: Theme.text2
                wrapMode: Text.Wrap
            }

            Rectangle {
                width: parent.width
                height: Theme.px(6)
                radius: height / 2
                color: Theme.line

                Rectangle {
                    x: root.LayoutMirroring.enabled ? parent.width - width : 0
                    width: parent.width * (root.review?.share ?? 0)
                    height: parent.height
                    radius: height / 2
                    color: Theme.accent
                }
            }

            QuietButton {
                text: qsTr("Stop")
                onClicked: root.review?.stop()
            }
        }

        SpokenText {
            width: parent.width
            visible: text !== ""
            text: root.review?.summaryText ?? ""
            size: 16.5
            weight: Font.Bold
            wrapMode: Text.Wrap
        }

        Part {
            visible: root.review?.atDecision ?? false
            title: qsTr("Played")
            text: root.review?.playedText ?? ""
            ink: (root.review?.costly ?? false) ? Theme.bad : Theme.text2
        }

        Part {
            visible: (root.review?.atDecision ?? false) && !(root.review?.same ?? false)
            title: qsTr("Expert would play")
            text: root.review?.betterText ?? ""
            ink: Theme.accent
        }

        DisplayText {
            width: parent.width
            visible: text !== ""
            text: root.review?.costText ?? ""
            size: (root.review?.costly ?? false) ? 25 : 18
            wrapMode: Text.Wrap
        }

        SpokenText {
            width: parent.width
            visible: text !== ""
            text: root.review?.chanceText ?? ""
            size: 16
            color: Theme.text2
            wrapMode: Text.Wrap
        }

        // The chance of winning before and after the move.
        Rectangle {
            width: parent.width
            visible: (root.review?.chanceText ?? "") !== ""
            height: Theme.px(9)
            radius: height / 2
            color: Theme.line

            Share {
                share: root.review?.chanceBefore ?? 0
                color: Theme.bad
            }

            Share {
                share: root.review?.chanceAfter ?? 0
                color: Theme.good
            }
        }

        BodyText {
            width: parent.width
            visible: !(root.review?.atDecision ?? false) && !(root.review?.running ?? false)
            text: qsTr("Step to a decision, or go to the next costly move.")
            size: 15
            color: Theme.text3
            wrapMode: Text.Wrap
        }
    }

    // At the lower end of the drawer, where they stay as the texts above change.
    Column {
        id: actions

        x: root.pad
        y: Math.max(column.y + column.height + Theme.px(14), root.height - height - root.pad)
        width: column.width
        spacing: Theme.px(10)

        QuietButton {
            width: parent.width
            visible: root.review?.atDecision ?? false
            text: qsTr("Play on from here against bots")
            iconName: "play"
            onClicked: root.playOnChosen()
        }

        PrimaryButton {
            width: parent.width
            visible: (root.review?.marks.length ?? 0) > 0
            text: qsTr("Next costly move")
            keyIcon: "enter"
            onClicked: root.replay?.leapToCostly()
        }
    }
}
