pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Cardroom.Ui

// Both players' melds side by side on a bright stage, while the rest of the table is dark. They land one after another,
// each player's most valuable first; then comes what they mean for the bid. Shown until everybody has gone on.
PinochleStage {
    id: root

    // Each a pinochleSeat; the one at the bottom of the table is first.
    required property var seatsFromHere
    // Whether the trump was named just now, and is shown before the melds.
    required property bool trumpFirst
    required property bool shown

    readonly property rect spot: root.ground.meldsStage
    readonly property real foot: root.spot.y + root.spot.height
    readonly property int most: root.seatsFromHere.reduce((most, seat) => most + seat.meldRows.length, 0)
    // The melds that have landed, of both players.
    property int landed: root.most
    // Whether the trump is still being shown.
    property bool opening: false
    readonly property bool running: course.running

    // How many of one player's melds are among the first `count` of both players, whose melds land alternately.
    function landedOf(place: int, count: int): int {
        const own = root.seatsFromHere[place]?.meldRows.length ?? 0
        const others = root.seatsFromHere[1 - place]?.meldRows.length ?? 0
        const before = place === 0 ? Math.ceil(count / 2) : Math.floor(count / 2)
        const afterOthers = count - Math.min(others, place === 0 ? Math.floor(count / 2) : Math.ceil(count / 2))
        return Math.min(own, Math.max(before, afterOthers))
    }

    function begin(): void {
        if (!root.shown || Theme.still)
            return root.end()
        root.landed = 0
        root.opening = root.trumpFirst
        course.restart()
    }
    function open(): void { root.opening = false }
    function land(): void { root.landed = Math.min(root.most, root.landed + 1) }
    function end(): void {
        course.stop()
        root.opening = false
        root.landed = Qt.binding(() => root.most)
    }
    function hurry(): bool {
        if (!root.running)
            return false
        root.end()
        return true
    }

    visible: root.shown
    onShownChanged: root.begin()
    Component.onCompleted: root.begin()

    SequentialAnimation {
        id: course

        PauseAnimation { duration: root.opening ? Theme.duration(1800) : 0 }
        ScriptAction { script: root.open() }
        PauseAnimation { duration: Theme.duration(300) }
        SequentialAnimation {
            loops: Math.max(1, root.most)

            ScriptAction { script: root.land() }
            PauseAnimation { duration: Theme.duration(350) }
        }
        ScriptAction { script: root.end() }
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.topBar
        color: Theme.scrim

        MouseArea {
            anchors.fill: parent
            onClicked: if (!root.hurry()) root.controller.turn.goOn()
        }
    }

    Item {
        id: stage

        x: root.spot.x
        y: root.spot.y
        width: root.spot.width
        height: root.spot.height
        opacity: root.opening ? 0 : 1

        Behavior on opacity { NumberAnimation { duration: Theme.fade(200) } }

        // The stage has a lamp of its own: it is two steps lighter than the cloth.
        Shape {
            id: lamp

            readonly property real corner: Theme.px(26)
            readonly property color cloth: Theme.tableCloth("pinochle").colours[0]

            anchors.fill: parent

            ShapePath {
                strokeColor: "transparent"
                startX: lamp.corner
                startY: 0
                fillGradient: RadialGradient {
                    centerX: lamp.width / 2
                    centerY: lamp.height * 0.34
                    centerRadius: lamp.width * 0.62
                    focalX: centerX
                    focalY: centerY

                    GradientStop { position: 0; color: Qt.tint(lamp.cloth, Qt.alpha("#ffffff", Theme.dark ? 0.28 : 0.7)) }
                    GradientStop { position: 1; color: Theme.dark ? Qt.lighter(lamp.cloth, 1.16) : Qt.tint(lamp.cloth, Qt.alpha("#ffffff", 0.2)) }
                }

                PathLine { x: lamp.width - lamp.corner; y: 0 }
                PathArc { x: lamp.width; y: lamp.corner; radiusX: lamp.corner; radiusY: lamp.corner }
                PathLine { x: lamp.width; y: lamp.height - lamp.corner }
                PathArc { x: lamp.width - lamp.corner; y: lamp.height; radiusX: lamp.corner; radiusY: lamp.corner }
                PathLine { x: lamp.corner; y: lamp.height }
                PathArc { x: 0; y: lamp.height - lamp.corner; radiusX: lamp.corner; radiusY: lamp.corner }
                PathLine { x: 0; y: lamp.corner }
                PathArc { x: lamp.corner; y: 0; radiusX: lamp.corner; radiusY: lamp.corner }
            }
        }

        Rectangle {
            id: frame

            anchors.fill: parent
            anchors.margins: Theme.px(10)
            radius: Theme.px(18)
            color: "transparent"
            border.width: 1
            border.color: Qt.alpha(Theme.tableCloth("pinochle").line, 0.75)
        }

        // The line between the players, with a small diamond.
        Repeater {
            model: 2

            Rectangle {
                required property int index

                x: Math.round(stage.width / 2)
                y: index === 0 ? frame.y + Theme.px(10) : diamond.y + diamond.height + Theme.px(18)
                width: 1
                height: index === 0 ? diamond.y - Theme.px(18) - y : frame.y + frame.height - Theme.px(10) - y
                color: frame.border.color
            }
        }

        Rectangle {
            id: diamond

            x: Math.round((stage.width - width) / 2)
            y: Math.round((stage.height - height) / 2)
            width: Theme.px(8)
            height: width
            rotation: 45
            color: Theme.tableCloth("pinochle").line
        }

        Repeater {
            model: root.shown ? root.seatsFromHere : []

            PinochleMelds {
                required property pinochleSeat modelData
                required property int index
                readonly property int side: root.table.places.mirrored ? 1 - index : index

                x: side === 0 ? Theme.px(10) : stage.width / 2
                width: stage.width / 2 - Theme.px(10)
                height: stage.height
                seat: modelData
                landed: root.landedOf(index, root.landed)
            }
        }
    }

    // What the melds mean for the bid; then, who has not gone on yet.
    Rectangle {
        x: Math.round((root.width - width) / 2)
        y: Math.round(root.foot - height / 2)
        width: note.width + Theme.px(44)
        height: Theme.px(40)
        radius: height / 2
        color: Theme.lit
        opacity: root.landed === root.most && !root.opening && note.text !== "" ? 1 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.fade(200) } }

        SpokenText {
            id: note

            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.spot.width - Theme.px(80))
            text: Words.directed(root.controller.turn.prompt)
            size: 16.5
            weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            color: Theme.litInk
        }
    }
}
