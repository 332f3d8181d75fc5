import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// One of our icons, drawn at exactly the item's size and in its colour.
Image {
    id: root

    required property string name
    property color color: Theme.text
    property real size: Theme.px(24)
    // Whether it points the other way in right-to-left scripts, like an arrow.
    property bool directional: false

    width: Math.round(root.size)
    height: root.width
    // Otherwise a layout would keep the size at which the picture was first drawn.
    Layout.preferredWidth: Math.round(root.size)
    Layout.preferredHeight: Layout.preferredWidth
    mirror: root.directional && root.LayoutMirroring.enabled
    source: root.name === "" ? ""
        : `image://icons/${root.name}?w=${Math.round(root.width * Screen.devicePixelRatio)}&color=${encodeURIComponent(root.color)}`
}
