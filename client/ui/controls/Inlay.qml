import QtQuick
import Cardroom.Ui

// A hollow in the cloth: a place for cards. Drawn once per size, without effects.
Item {
    id: root

    property real radius: Theme.px(20)
    // How clearly it is seen, 0 to 1.
    property real depth: 1
    // Whether it is highlighted, with a ring and a glow, as the place to use now.
    property bool lit: false

    readonly property real ratio: Screen.devicePixelRatio
    // How far it glows.
    readonly property int around: root.lit ? Theme.space(26) : 0

    Accessible.ignored: true

    Image {
        id: face

        anchors.fill: parent
        anchors.margins: -root.around
        opacity: root.depth
        // No picture is requested before the item has been laid out.
        source: {
            const pixels = length => Math.round(length * root.ratio)
            const around = pixels(root.around)
            const [w, h] = [pixels(root.width) + 2 * around, pixels(root.height) + 2 * around]
            if (root.width < 1 || root.height < 1)
                return ""
            const [head, foot, shade, rim, glow] = Theme.inlay
            const options = {
                w: w, h: h, radius: pixels(root.radius), head: head, foot: foot, shade: shade, rim: rim,
                // A small hollow casts a small shadow.
                drop: pixels(Math.min(3 * Theme.u, 0.04 * root.width)), blur: pixels(Math.min(9 * Theme.u, 0.12 * root.width)),
                around: around, glow: glow, hair: Math.max(1, Math.round(root.ratio))
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
