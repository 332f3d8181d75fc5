import QtQuick
import Cardroom.Ui

// A possible target of the selected or dragged card.
DashedFrame {
    id: root

    property bool aimed: false            // A card is being dragged over it.

    radius: Theme.px(14)
    color: Theme.select
    fill: Qt.alpha(Theme.dark ? "#ffffff" : "#a84a12", root.aimed ? 0.24 : 0.13)
}
