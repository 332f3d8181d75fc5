import QtQuick
import Cardroom.Ui

// A sheet that groups items, in the style of the room.
Rectangle {
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: 1
    border.color: Qt.alpha(Theme.line, Theme.dark ? 0.6 : 1)
}
