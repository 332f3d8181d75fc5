pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Keeps the pictures of all cards of one width ready, so that a card that is dealt or turned over is visible in the
// same frame. Used on every page that deals cards. The pictures are drawn in the background when this is created and
// when the width changes.
Item {
    id: root

    required property real cardWidth
    property string back: "thirteen"

    visible: false

    Repeater {
        model: 53

        Image {
            required property int index
            readonly property string card: "A23456789TJQK"[index % 13] + "SHDC"[Math.floor(index / 13)]

            source: Theme.cardPicture(index === 52 ? `back-${root.back}` : card, root.cardWidth, Screen.devicePixelRatio)
        }
    }
}
