import QtQuick

// Keeps the pictures of all cards of one width ready, so that a card that is dealt or turned shows in that very frame.
// Has one on every page that deals. They are drawn in the background when it is made, or when the width changes.
Item {
    id: root

    required property real cardWidth
    property string back: "thirteen"

    visible: false

    Repeater {
        model: ["S", "H", "D", "C"].flatMap(suit => [..."A23456789TJQK"].map(rank => rank + suit)).concat(`back-${root.back}`)

        Image {
            required property string modelData

            source: Theme.cardPicture(modelData, root.cardWidth, Screen.devicePixelRatio)
        }
    }
}
