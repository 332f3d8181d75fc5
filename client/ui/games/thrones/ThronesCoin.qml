pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The points at stake as they fly to the score, in an arc with a tail. Fills the table.
Item {
    id: root

    property int points: 0
    property point from
    property point to
    // How far it has come, 0 to 1. Animating this instead of the position keeps the end where it belongs while the
    // window is resized.
    property real way: 0
    readonly property real size: Theme.px(62)
    readonly property point middle: root.at(root.way)

    function at(way: real): point {
        return Qt.point(root.from.x + way * (root.to.x - root.from.x),
            root.from.y + way * (root.to.y - root.from.y) - Math.sin(Math.PI * way) * Theme.space(46))
    }

    Accessible.ignored: true

    Repeater {
        model: 6

        Rectangle {
            id: trace

            required property int index
            readonly property point spot: root.at(Math.max(0, root.way - 0.035 * (trace.index + 1)))

            x: trace.spot.x - width / 2
            y: trace.spot.y - height / 2
            width: Math.round(root.size * (0.5 - 0.065 * trace.index))
            height: width
            radius: width / 2
            color: Theme.gold[1]
            opacity: 0.34 - 0.05 * trace.index
        }
    }

    Rectangle {
        id: coin

        x: root.middle.x - width / 2
        y: root.middle.y - height / 2
        width: root.size
        height: width
        radius: width / 2
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.gold[0] }
            GradientStop { position: 1; color: Theme.gold[1] }
        }

        SilentTitle {
            anchors.centerIn: parent
            text: qsTr("+%L1").arg(root.points)
            size: 26
            color: Theme.litInk
        }
    }
}
