import QtQuick
import Cardroom.Ui

// A position on the table for the selected or dragged card: it lights up and accepts the card.
TablePart {
    id: root

    property bool shown: false
    property bool aimed: false
    property string spokenName: ""
    property real radius: Math.round(root.width / 15) + 2

    signal chosen

    visible: root.opacity > 0
    opacity: root.shown ? 1 : 0
    activeFocusOnTab: root.shown || root.activeFocus  // Qt refuses to unset this on a focused item.
    Accessible.role: Accessible.Button
    Accessible.name: root.spokenName
    Accessible.onPressAction: if (root.shown) root.chosen()
    Keys.onSpacePressed: root.chosen()

    Behavior on opacity { NumberAnimation { duration: Theme.fade(120) } }

    DropPlace {
        anchors.fill: parent
        radius: root.radius
        aimed: root.aimed
    }

    FocusRing {
        visible: root.activeFocus
        around: root.radius
    }

    TapHandler {
        enabled: root.shown
        onTapped: root.chosen()
    }
}
