import QtQuick
import Cardroom.Ui

// The shadow of an item on the cloth, below that item. Declare it before the item.
BorderImage {
    id: root

    enum Kind { Card, Lift, Panel, Glow }

    required property Item of
    property int kind: Shadow.Card
    // Shadows grow with the items that cast them.
    property real strength: Math.max(0.7, Theme.u)

    // How dark the shadow is; in light mode all shadows are paler.
    property real weight: 1

    readonly property var picture: [
        { name: "shadow-card", slice: 40, overhang: 24 },
        { name: "shadow-lift", slice: 64, overhang: 44 },
        { name: "shadow-panel", slice: 80, overhang: 56 },
        { name: "glow-legal", slice: 40, overhang: 20 }
    ][root.kind]

    x: root.of.x - root.picture.overhang * root.strength
    y: root.of.y - root.picture.overhang * root.strength
    width: root.of.width / root.strength + 2 * root.picture.overhang
    height: root.of.height / root.strength + 2 * root.picture.overhang
    transformOrigin: Item.TopLeft
    scale: root.strength
    opacity: root.of.opacity * root.weight * (Theme.dark ? 1 : 0.55)
    source: `qrc:/cardroom/light/${root.picture.name}.png`
    border {
        left: root.picture.slice
        right: root.picture.slice
        top: root.picture.slice
        bottom: root.picture.slice
    }
}
