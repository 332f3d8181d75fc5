import QtQuick
import Cardroom.Ui

// A piece of a game's cloth without the lamp, such as a tile or a small table. Drawn once per size, and not redrawn
// while it has no kind.
Image {
    id: root

    property string kind: "lucky-thirteen"
    property real radius: 0
    property real inset: Theme.px(8)      // The distance to the outer line; 0: no lines.
    property int lines: 2
    property real lineRadius: root.radius - root.inset
    property real barHeight: 0
    property real motifSize: 0
    // The centre and radii of the light, and the centre of the motif, as fractions of width and height.
    property point centre: Qt.point(0.5, 0.46)
    property point reach: Qt.point(0.78, 0.82)
    property point motifCentre: root.centre
    property real motifStrength: 1

    property var cloth: Theme.cloth(root.kind)
    readonly property real ratio: Screen.devicePixelRatio

    // No picture is requested before the item has been laid out.
    source: {
        const w = Math.round(root.width * root.ratio)
        const h = Math.round(root.height * root.ratio)
        if (w < 1 || h < 1 || root.kind === "")
            return ""
        const pixels = length => Math.round(length * root.ratio)
        const options = {
            w: w, h: h, c0: root.cloth.colours[0], c1: root.cloth.colours[1], c2: root.cloth.colours[2],
            cx: root.centre.x, cy: root.centre.y, rx: root.reach.x, ry: root.reach.y,
            mx: root.motifCentre.x, my: root.motifCentre.y, motif: pixels(root.motifSize),
            ink: Qt.alpha(Theme.motifInk, Theme.motifInk.a * root.motifStrength), grain: Theme.grain,
            radius: pixels(root.radius), inset: pixels(root.inset), top: pixels(root.barHeight),
            lineRadius: pixels(root.lineRadius), lines: root.lines, line: Qt.alpha(root.cloth.line, 0.34),
            hair: Math.max(1, Math.round(root.ratio))
        }
        return `image://cloth/${root.cloth.motif}?` + Object.keys(options).map(option => `${option}=${encodeURIComponent(options[option])}`).join("&")
    }

    LastPicture {
        anchors.fill: parent
        of: root
    }
}
