import QtQuick
import QtQuick.Shapes
import Cardroom.Ui

// Shows that an action is taking longer than expected: a small rotating arc that appears after a moment.
Shape {
    id: root

    property color color: Theme.litAccent

    width: Theme.px(34)
    height: root.width

    SequentialAnimation on opacity {
        PropertyAction { value: 0 }
        PauseAnimation { duration: 150 }
        NumberAnimation { to: 1; duration: 120 }
    }

    RotationAnimation on rotation {
        running: root.visible && !Theme.still
        from: 0
        to: 360
        duration: 900
        loops: Animation.Infinite
    }

    ShapePath {
        strokeColor: root.color
        strokeWidth: Theme.px(4)
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap

        PathAngleArc {
            centerX: root.width / 2
            centerY: root.height / 2
            radiusX: root.width / 2 - Theme.px(2)
            radiusY: radiusX
            startAngle: -90
            sweepAngle: 100
        }
    }
}
