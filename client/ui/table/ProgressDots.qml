pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The progress of a game as a row of dots, with a longer one for the current step. The text next to it says the same.
Row {
    id: root

    property int step: 0        // From 1; 0 before the first step, steps + 1 at the end.
    property int steps: 0

    spacing: Theme.px(6)
    visible: root.steps > 0 && root.steps <= 16
    Accessible.ignored: true

    Repeater {
        model: root.steps

        Rectangle {
            required property int index
            readonly property bool now: index + 1 === root.step

            width: Theme.px(now ? 22 : 9)
            height: Theme.px(9)
            radius: height / 2
            color: now ? Theme.accent : index + 1 < root.step ? Theme.text2 : Theme.line

            Behavior on width { NumberAnimation { duration: Theme.duration(160); easing.type: Easing.OutCubic } }
        }
    }
}
