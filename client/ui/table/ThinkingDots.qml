pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Shows that a bot is thinking: three dots, lit one at a time.
Row {
    id: root

    property color color: Theme.onCloth
    property int lit: 0
    // The width of the dots, whether shown or not.
    readonly property real whole: 3 * Theme.px(8) + 2 * root.spacing

    spacing: Theme.px(12)
    Accessible.ignored: true

    Timer {
        running: root.visible
        interval: 400
        repeat: true
        onTriggered: root.lit = (root.lit + 1) % 3
    }

    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: Theme.px(8)
            height: width
            radius: width / 2
            color: root.color
            opacity: index === root.lit ? 1 : 0.35
        }
    }
}
