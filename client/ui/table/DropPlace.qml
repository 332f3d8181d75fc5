import QtQuick
import Cardroom.Ui

// A possible target of the selected or dragged card: a place in the cloth that is lit.
Inlay {
    id: root

    property bool aimed: false            // A card is being dragged over it.

    radius: Theme.px(14)
    lit: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: Qt.alpha(Theme.dark ? "#ffffff" : "#a84a12", root.aimed ? 0.2 : 0.07)
    }
}
