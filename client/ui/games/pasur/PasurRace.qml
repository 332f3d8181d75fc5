pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Each player's progress towards the points needed to win, including the current round; a notch marks where the round
// began.
StartColumn {
    id: root

    // A list of pasurSeat values.
    required property var scores
    property pasurSeat nobody
    required property int target
    // Whether to show the help for a person who is playing for the first time.
    required property bool helps
    // The largest width, including the help.
    required property real widest
    required property real tallest

    readonly property real nameWidth: Math.min(root.widest - Theme.px(206), Math.max(Theme.px(58), root.longest))
    readonly property real longest: {
        let longest = 0
        for (let row = 0; row < rows.count; ++row)
            longest = Math.max(longest, rows.itemAt(row)?.wanted ?? 0)
        return Math.ceil(longest)
    }

    spacing: Theme.px(6)

    Row {
        id: heading

        bottomPadding: Theme.px(1)
        spacing: Theme.px(10)

        DisplayText {
            id: title

            text: qsTr("Race to %L1").arg(root.target)
            size: 22
            color: Theme.onCloth
        }

        BodyText {
            anchors.baseline: title.baseline
            visible: title.width + Theme.px(10) + implicitWidth < root.widest
            text: qsTr("with this round")
            size: 14
            color: Theme.onCloth2
        }
    }

    Repeater {
        id: rows

        model: root.scores.length

        CentredItem {
            id: row

            required property int index
            readonly property pasurSeat score: root.scores[row.index] ?? root.nobody
            readonly property real wanted: name.implicitWidth
            readonly property int total: row.score.total
            readonly property int gain: row.score.gain

            width: root.nameWidth + Theme.px(206)
            height: Theme.px(26)
            Accessible.role: Accessible.StaticText
            Accessible.name: row.score.text

            SilentText {
                id: name

                anchors.left: parent.left
                width: Math.min(implicitWidth, root.nameWidth)
                text: row.score.name
                size: 15
                weight: Font.Bold
                color: Theme.onCloth
            }

            Rectangle {
                id: track

                anchors.left: parent.left
                anchors.leftMargin: root.nameWidth + Theme.px(10)
                width: Theme.px(128)
                height: Theme.px(9)
                radius: height / 2
                color: Qt.alpha(Theme.onCloth, Theme.dark ? 0.22 : 0.16)

                Rectangle {
                    anchors.left: parent.left
                    width: Math.max(parent.height, Math.min(1, row.total / root.target) * parent.width)
                    height: parent.height
                    visible: row.total > 0
                    radius: height / 2
                    color: row.score.you ? Theme.accent : Theme.onCloth

                    Behavior on width { NumberAnimation { duration: Theme.duration(400); easing.type: Easing.InOutCubic } }
                }

                // The score at the start of the round.
                Rectangle {
                    anchors.left: parent.left
                    anchors.leftMargin: Math.round(Math.min(1, row.score.before / root.target) * parent.width) - Theme.px(1)
                    y: -Theme.px(2)
                    width: Math.max(2, Theme.px(2))
                    height: parent.height + Theme.px(4)
                    visible: row.score.before > 0
                    color: Theme.tableCloth("pasur").colours[Theme.dark ? 2 : 0]
                    border.width: 0
                }
            }

            CountingText {
                id: number

                anchors.left: track.right
                anchors.leftMargin: Theme.px(6)
                width: Math.max(Theme.px(36), implicitWidth)
                horizontalAlignment: Text.AlignRight
                value: row.total
                size: 22
            }

            SilentText {
                anchors.left: number.right
                anchors.leftMargin: Theme.px(9)
                visible: row.gain !== 0
                text: row.gain > 0 ? `+${Words.number(row.gain)}` : Words.number(row.gain)
                size: 14
                color: Theme.onCloth2
            }
        }
    }

    // A gap between the scores and the help, if there is room.
    Item {
        width: 1
        height: Math.min(Theme.px(6), help.room - help.implicitHeight - root.spacing)
        visible: help.visible && height > 0
    }

    // The help: which cards pick up which.
    HelpLines {
        id: help

        readonly property real room: root.tallest - heading.height - rows.count * (Theme.px(26) + root.spacing) - root.spacing

        visible: root.helps && implicitHeight <= room
        spacing: Theme.px(3)
        lines: [
            { text: qsTr("Numbers take what makes <b>%L1</b> with them").arg(11) },
            { text: qsTr("<b>J</b> takes all numbers and jacks") },
            { text: qsTr("<b>Q</b> takes a queen, <b>K</b> a king") }
        ]
    }
}
