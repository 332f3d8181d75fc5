import QtQuick
import Cardroom.Ui

// Where a card that is selected or dragged may go.
Item {
    id: root

    property bool aimed: false            // The card is over it.
    property real radius: Theme.px(14)

    DashedFrame {
        anchors.fill: parent
        radius: root.radius
        color: Theme.select
        fill: Qt.alpha(Theme.dark ? "#ffffff" : "#a84a12", root.aimed ? 0.24 : 0.13)
    }
}
