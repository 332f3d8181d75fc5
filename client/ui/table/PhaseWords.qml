pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The phases of a game in order, with the current one highlighted. If there is no room for all names, only the current
// phase is named, and the others are dots.
CentredRow {
    id: root

    // The names of the phases, and the index of the current one, from 0.
    required property var phases
    required property int phase
    // The available width.
    required property real widest

    readonly property bool brief: measure.width > root.widest

    spacing: root.brief ? Theme.px(6) : Theme.px(3)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.phases[root.phase] ?? ""

    // Measures the width of all names.
    Row {
        id: measure

        visible: false
        spacing: Theme.px(3)

        Repeater {
            model: root.phases

            BodyText {
                required property string modelData
                required property int index

                leftPadding: Theme.px(index === root.phase ? 13 : 6)
                rightPadding: leftPadding
                text: modelData
                size: 15
                weight: index === root.phase ? Font.ExtraBold : Font.Bold
            }
        }
    }

    Repeater {
        model: root.phases

        Rectangle {
            id: phase

            required property string modelData
            required property int index
            readonly property bool now: phase.index === root.phase
            readonly property bool done: phase.index < root.phase
            readonly property bool named: !root.brief || phase.now

            width: phase.named ? words.implicitWidth : Theme.px(9)
            height: phase.now ? Theme.px(26) : phase.named ? words.implicitHeight : Theme.px(9)
            radius: height / 2
            color: phase.now ? Theme.accent : phase.named ? "transparent" : phase.done ? Theme.text2 : Theme.line

            SilentText {
                id: words

                anchors.centerIn: parent
                visible: phase.named
                leftPadding: Theme.px(phase.now ? 13 : 6)
                rightPadding: leftPadding
                text: phase.modelData
                size: 15
                weight: phase.now ? Font.ExtraBold : Font.Bold
                color: phase.now ? Theme.accentInk : phase.done ? Theme.text2 : Theme.text3
            }
        }
    }
}
