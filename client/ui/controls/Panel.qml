import QtQuick
import Cardroom.Ui

// A sheet of the room on which things stand together.
Rectangle {
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: 1
    border.color: Qt.alpha(Theme.line, Theme.dark ? 0.6 : 1)
}
