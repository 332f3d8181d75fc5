import QtQuick
import Cardroom.Ui

// A hollow in the cloth: a place for cards. Drawn once per size, without effects.
Item {
    id: root

    property real radius: Theme.px(20)
    // How clearly it is seen, 0 to 1.
    property real depth: 1
    // Whether it is the place that is meant now: it has a ring and glows.
    property bool lit: false

    readonly property real ratio: Screen.devicePixelRatio

    Accessible.ignored: true

    Shadow {
        visible: root.lit
        of: face
        kind: Shadow.Glow
        weight: Theme.dark ? 0.75 : 1
    }

    Image {
        id: face

        anchors.fill: parent
        opacity: root.depth
        // No picture is requested before the item has been laid out.
        source: {
            const pixels = length => Math.round(length * root.ratio)
            const [w, h] = [pixels(root.width), pixels(root.height)]
            if (w < 1 || h < 1)
                return ""
            const [head, foot, shade, rim] = Theme.inlay
            const options = {
                w: w, h: h, radius: pixels(root.radius), head: head, foot: foot, shade: shade, rim: rim,
                // A small hollow throws a small shadow.
                drop: pixels(Math.min(3 * Theme.u, 0.04 * root.width)), blur: pixels(Math.min(9 * Theme.u, 0.12 * root.width)),
                hair: Math.max(1, Math.round(root.ratio))
            }
            return "image://inlay/cloth?" + Object.keys(options).map(option => `${option}=${encodeURIComponent(options[option])}`).join("&")
        }
    }

    LastPicture {
        anchors.fill: face
        opacity: root.depth
        of: face
    }

    Ring {
        visible: root.lit
        around: root.radius
        gap: 0
    }
}
