import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A thin scroll bar at the edge of a scroll area, which shows how much more there is.
T.ScrollBar {
    id: root

    implicitWidth: Theme.px(10)
    padding: Theme.px(3)
    visible: root.size < 1
    minimumSize: 0.08
    focusPolicy: Qt.NoFocus

    contentItem: Rectangle {
        radius: width / 2
        color: Theme.text3
        opacity: root.pressed ? 0.9 : root.hovered ? 0.7 : 0.4
    }
}
