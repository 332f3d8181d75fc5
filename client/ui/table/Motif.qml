import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The symbol of a game, or of the room itself.
Image {
    id: root

    required property string name
    required property color color
    property real size: Theme.px(38)

    width: Math.round(root.size)
    height: root.width
    // Otherwise a layout would keep the size at which the picture was first drawn.
    Layout.preferredWidth: Math.round(root.size)
    Layout.preferredHeight: Layout.preferredWidth
    source: root.width < 1 ? ""
        : `image://motifs/${root.name}?w=${Math.round(root.width * Screen.devicePixelRatio)}&color=${encodeURIComponent(root.color)}`
}
