import QtQuick
import Cardroom.Ui

// A link as a QR code for a camera: black on white, whatever the colours of the window are.
Rectangle {
    id: root

    required property string link
    required property string spokenName

    // If there is room, wide enough for three pixels per module in a typical invitation's QR code.
    implicitWidth: Theme.compact ? Theme.px(132) : Math.max(Theme.px(164), 180)
    implicitHeight: implicitWidth
    radius: Theme.px(10)
    color: "#ffffff"
    border.width: Theme.dark ? 0 : 1
    border.color: Theme.line
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spokenName

    Image {
        // The largest whole number of pixels that fits; the quiet zone is part of the picture.
        readonly property int pixels: Math.floor((root.width - Theme.px(6)) * Screen.devicePixelRatio)

        anchors.centerIn: parent
        width: pixels / Screen.devicePixelRatio
        height: width
        source: root.link === "" || pixels < 1 ? "" : `image://qr/${encodeURIComponent(root.link)}?w=${pixels}`
    }
}
