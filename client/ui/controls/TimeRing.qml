import QtQuick
import QtQuick.Shapes

// The remaining fraction of a time limit, as part of a ring: 0 to 1, clockwise from the top. Fills its square.
Shape {
    id: root

    required property real share
    required property real thickness
    required property color color
    required property color ground
    readonly property real reach: (root.width - root.thickness) / 2

    ShapePath {
        strokeColor: root.ground
        strokeWidth: root.thickness
        fillColor: "transparent"

        PathAngleArc { centerX: root.width / 2; centerY: centerX; radiusX: root.reach; radiusY: radiusX; sweepAngle: 360 }
    }

    ShapePath {
        strokeColor: root.color
        strokeWidth: root.thickness
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap

        PathAngleArc { centerX: root.width / 2; centerY: centerX; radiusX: root.reach; radiusY: radiusX; startAngle: -90; sweepAngle: 360 * root.share }
    }
}
