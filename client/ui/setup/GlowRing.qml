import QtQuick
import Cardroom.Ui

// A ring around a panel. It lights up for a moment, to draw attention to the panel.
Rectangle {
    id: root

    function glow(): void { light.restart() }

    anchors.fill: parent
    color: "transparent"
    border.width: Theme.px(3)
    border.color: Theme.accent
    opacity: 0

    SequentialAnimation {
        id: light

        NumberAnimation { target: root; property: "opacity"; to: 1; duration: Theme.fade(160) }
        PauseAnimation { duration: 700 }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.fade(400) }
    }
}
