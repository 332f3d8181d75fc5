import QtQuick
import Cardroom.Ui

// One card, as large as the window allows; the next click or touch closes it.
TableOverlay {
    id: root

    property string card: ""
    property string back: ""

    readonly property int size: Math.round(Math.min(root.height * 0.5, root.width * 0.6))

    panelWidth: root.size
    panelHeight: Theme.cardHeight(root.size)
    dismissible: true

    CardFace {
        anchors.fill: parent
        card: root.card
        back: root.back
        cardWidth: root.size
        usable: true
        onClicked: root.dismissed()
    }
}
