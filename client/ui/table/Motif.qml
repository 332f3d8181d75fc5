import QtQuick
import Cardroom.Ui

// The sign of a game, or of the room itself.
Image {
    id: root

    required property string name
    required property color color
    property real size: Theme.px(38)

    width: Math.round(root.size)
    height: root.width
    source: root.width < 1 ? ""
        : `image://motifs/${root.name}?w=${Math.round(root.width * Screen.devicePixelRatio)}&color=${encodeURIComponent(root.color)}`
}
