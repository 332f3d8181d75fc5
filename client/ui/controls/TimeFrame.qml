import QtQuick
import QtQuick.Shapes
import Cardroom.Ui

// The remaining fraction of a time limit, from 1 to 0, as part of a frame with rounded corners: clockwise from the
// middle of its upper edge.
Shape {
    id: root

    required property real share
    required property real radius
    required property color color
    property real thickness: Math.max(2, Theme.px(2))

    Accessible.ignored: true

    ShapePath {
        id: path

        readonly property real inset: root.thickness / 2
        readonly property real corner: Math.max(0, Math.min(root.radius, root.height / 2) - path.inset)
        readonly property real right: root.width - path.inset
        readonly property real bottom: root.height - path.inset
        // The length of the whole frame in multiples of the line's width, the unit in which dashes are measured.
        readonly property real round: (2 * (path.right + path.bottom - 2 * path.inset) - (8 - 2 * Math.PI) * path.corner) / root.thickness

        strokeColor: root.color
        strokeWidth: root.thickness
        capStyle: ShapePath.FlatCap
        strokeStyle: ShapePath.DashLine
        dashPattern: [Math.max(0.01, root.share * path.round), Math.max(1, path.round)]
        fillColor: "transparent"
        startX: root.width / 2
        startY: path.inset

        PathLine { x: path.right - path.corner; y: path.inset }
        PathArc { x: path.right; y: path.inset + path.corner; radiusX: path.corner; radiusY: path.corner }
        PathLine { x: path.right; y: path.bottom - path.corner }
        PathArc { x: path.right - path.corner; y: path.bottom; radiusX: path.corner; radiusY: path.corner }
        PathLine { x: path.inset + path.corner; y: path.bottom }
        PathArc { x: path.inset; y: path.bottom - path.corner; radiusX: path.corner; radiusY: path.corner }
        PathLine { x: path.inset; y: path.inset + path.corner }
        PathArc { x: path.inset + path.corner; y: path.inset; radiusX: path.corner; radiusY: path.corner }
        PathLine { x: root.width / 2; y: path.inset }
    }
}
