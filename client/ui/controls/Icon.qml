import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// One of our icons, drawn at exactly its size and in its colour.
Image {
    id: root

    required property string name
    property color color: Theme.text
    property real size: Theme.px(24)
    // Arrows point the other way in right-to-left scripts.
    property bool directional: false

    width: Math.round(root.size)
    height: root.width
    // Otherwise a layout would keep the picture that was drawn for the first size.
    Layout.preferredWidth: Math.round(root.size)
    Layout.preferredHeight: Layout.preferredWidth
    mirror: root.directional && root.LayoutMirroring.enabled
    source: root.name === "" ? ""
        : `image://icons/${root.name}?w=${Math.round(root.width * Screen.devicePixelRatio)}&color=${encodeURIComponent(root.color)}`
}
