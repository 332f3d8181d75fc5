import QtQuick
import Cardroom.Ui

// An item on the table that moves to its spot whenever the spot changes: with an animation after an event, at once
// after a resize. A newer view of the table never waits: items that are still moving because of an older one arrive
// within 80 ms. An item may move by way of an intermediate spot and pause there.
Item {
    id: root

    // The target position in its parent's coordinates, with the width at which it is drawn there.
    required property rect spot
    // The reason for the spot. If the spot changes but the reason does not, the table has only been resized.
    required property string reason
    // The number of the current view of the table.
    required property int view

    // How it moves; set by the handler of leaving(). Times are in milliseconds.
    property int pause: 0
    property int time: 240
    property int landing: Easing.OutCubic
    property real turned: 0     // Its rotation at the start, in degrees.
    property real risen: 1      // Its scale half-way, when it is closer to the viewer.
    // An intermediate spot, the time to get there, and the length of the pause there; a width of 0: none.
    property rect via
    property int viaTime: 0
    property int viaStay: 0
    // Its rotation at the spot, in degrees.
    property real lies: 0

    default property alias content: body.data
    readonly property bool travelling: flight.running
    // Whether it is in place, with no animation running or pending.
    readonly property bool atRest: !root.due && !flight.running && !comeIn.running

    // The values that were handled last.
    property string settledReason: ""
    property rect settledSpot
    property int began: 0
    property rect stop
    property real stopScale: 1
    property int stopTime: 0
    property int stopStay: 0
    property bool due: false

    // `before` is the reason for the spot that it is leaving.
    signal leaving(before: string)
    signal arrived

    // The properties affected by one update change one after another, and are handled together.
    function settleSoon(): void {
        if (root.due)
            return
        root.due = true
        Qt.callLater(root.settle)
    }

    function settle(): void {
        root.due = false
        const before = root.settledReason
        const resized = root.settledSpot != root.spot
        root.settledReason = root.reason
        root.settledSpot = root.spot
        if (before !== root.reason)
            root.leave(before)
        else if (resized)
            root.lie(root.spot)
        else if (root.travelling && root.began < root.view)
            root.hurry()
    }

    // Puts the item at that place without animation.
    function lie(place: rect): void {
        flight.stop()
        hop.stop()
        body.scale = 1
        root.opacity = 1
        root.fit(place)
        root.arrived()
    }

    function fit(place: rect): void {
        root.x = place.x
        root.y = place.y
        root.width = place.width
        root.height = place.height
        root.scale = 1
        root.rotation = root.lies
    }

    function leave(before: string): void {
        // In Qt 6.8, an animation whose durations all become 0 while it is running stops without a signal.
        flight.stop()
        root.leaving(before)
        if (Theme.still) {
            root.lie(root.spot)
            // Not if it is invisible at its new place.
            if (root.opacity > 0)
                comeIn.restart()
            return
        }
        root.goOn()
        if (root.risen !== 1)
            hop.restart()
    }

    // Moves it from its current position to the spot, drawn at the larger of the two sizes: pictures are never scaled
    // up.
    function goOn(): void {
        const byWay = root.via.width > 0
        const shown = root.width * root.scale
        const wide = Math.max(shown, root.spot.width, root.via.width)
        const high = Theme.cardHeight(wide)
        const middle = Qt.point(root.x + root.width / 2, root.y + root.height / 2)
        root.width = wide
        root.height = high
        root.x = middle.x - wide / 2
        root.y = middle.y - high / 2
        root.scale = shown / wide
        root.stop = byWay ? Qt.rect(root.via.x + (root.via.width - wide) / 2, root.via.y + (root.via.height - high) / 2, wide, high)
            : Qt.rect(root.x, root.y, wide, high)
        root.stopScale = byWay ? root.via.width / wide : root.scale
        root.stopTime = byWay ? root.viaTime : 0
        root.stopStay = byWay ? root.viaStay : 0
        root.began = root.view
        flight.restart()
    }

    function hurry(): void {
        root.via = Qt.rect(0, 0, 0, 0)
        root.pause = 0
        root.time = Math.min(80, root.time)
        root.landing = Easing.OutCubic
        root.turned = root.rotation
        root.goOn()
    }

    onSpotChanged: root.settleSoon()
    onReasonChanged: root.settleSoon()
    onViewChanged: root.settleSoon()

    Item {
        id: body

        anchors.fill: parent
    }

    SequentialAnimation {
        id: flight

        PauseAnimation { duration: root.pause }
        PropertyAction { target: root; property: "opacity"; value: 1 }
        ParallelAnimation {
            NumberAnimation { target: root; property: "x"; to: root.stop.x; duration: root.stopTime; easing.type: Easing.OutCubic }
            NumberAnimation { target: root; property: "y"; to: root.stop.y; duration: root.stopTime; easing.type: Easing.OutCubic }
            NumberAnimation { target: root; property: "scale"; to: root.stopScale; duration: root.stopTime; easing.type: Easing.OutCubic }
        }
        PauseAnimation { duration: root.stopStay }
        ParallelAnimation {
            NumberAnimation { target: root; property: "x"; to: root.spot.x + (root.spot.width - root.width) / 2; duration: root.time; easing { type: root.landing; overshoot: 1.2 } }
            NumberAnimation { target: root; property: "y"; to: root.spot.y + (root.spot.height - root.height) / 2; duration: root.time; easing { type: root.landing; overshoot: 1.2 } }
            NumberAnimation { target: root; property: "scale"; to: root.spot.width / root.width; duration: root.time; easing.type: Easing.OutCubic }
            NumberAnimation { target: root; property: "rotation"; from: root.turned; to: root.lies; duration: root.time; easing.type: Easing.OutCubic }
        }
        ScriptAction {
            script: {
                root.fit(root.spot)
                root.arrived()
            }
        }
    }

    SequentialAnimation {
        id: hop

        readonly property int time: root.stopTime > 0 ? root.stopTime : root.time

        PauseAnimation { duration: root.pause }
        NumberAnimation { target: body; property: "scale"; to: root.risen; duration: hop.time / 2; easing.type: Easing.OutQuad }
        NumberAnimation { target: body; property: "scale"; to: 1; duration: hop.time / 2; easing.type: Easing.InQuad }
    }

    // If animation is turned off, the item only fades in.
    NumberAnimation { id: comeIn; target: root; property: "opacity"; from: 0; to: 1; duration: 120 }
}
