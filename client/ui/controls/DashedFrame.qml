import QtQuick
import QtQuick.Shapes
import Cardroom.Ui

// A dashed outline: something that is not possible yet.
Shape {
    id: root

    property real radius: Theme.radiusButton
    property color color: Theme.text
    property color fill: "transparent"
    property real thickness: Theme.px(2)

    ShapePath {
        id: path

        readonly property real inset: root.thickness / 2
        readonly property real corner: Math.max(0, root.radius - path.inset)
        readonly property real right: root.width - path.inset
        readonly property real bottom: root.height - path.inset

        strokeColor: root.color
        strokeWidth: root.thickness
        strokeStyle: ShapePath.DashLine
        dashPattern: [3.5, 2.5]
        fillColor: root.fill
        startX: path.inset + path.corner
        startY: path.inset

        PathLine { x: path.right - path.corner; y: path.inset }
        PathArc { x: path.right; y: path.inset + path.corner; radiusX: path.corner; radiusY: path.corner }
        PathLine { x: path.right; y: path.bottom - path.corner }
        PathArc { x: path.right - path.corner; y: path.bottom; radiusX: path.corner; radiusY: path.corner }
        PathLine { x: path.inset + path.corner; y: path.bottom }
        PathArc { x: path.inset; y: path.bottom - path.corner; radiusX: path.corner; radiusY: path.corner }
        PathLine { x: path.inset; y: path.inset + path.corner }
        PathArc { x: path.inset + path.corner; y: path.inset; radiusX: path.corner; radiusY: path.corner }
    }
}
