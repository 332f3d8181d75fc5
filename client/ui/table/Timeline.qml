import QtQuick
import Cardroom.Ui

// The course of an animation at the end of a game, run once: moments that begin one after another. An input that would
// continue (Enter, a click) ends it first. If animation is off, and until it is played, it is at its end.
Item {
    id: root

    required property TableController controller
    // When each moment begins, and when the last one is over: milliseconds at the normal speed.
    required property var times
    required property int length
    // How many moments have begun.
    readonly property int at: root.times.filter(time => time <= root.passed).length
    readonly property bool moving: course.running
    readonly property bool atRest: !root.moving
    property real passed: Infinity

    function play(): void {
        if (Theme.still)
            return
        root.passed = 0
        course.restart()
    }

    function finish(): void {
        course.stop()
        root.passed = Infinity
    }

    onMovingChanged: if (root.controller) root.controller.result.moving = root.moving
    Component.onDestruction: root.finish()

    Connections {
        target: root.controller.result

        function onHurried(): void { root.finish() }
    }

    NumberAnimation {
        id: course

        target: root
        property: "passed"
        from: 0
        to: root.length
        duration: Theme.duration(root.length)
        onFinished: root.finish()
    }
}
