pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The empty places of a pile, which its cards cover: one for the heart, then those of the cards on it, paler the later
// they are used.
Item {
    id: root

    // By place, from 0: where its card lies, in this item's coordinates.
    required property var spots
    // How many of them are covered.
    required property int count
    // Whether the heart that is to be played now goes here.
    required property bool starts
    // Whether it is the person's own heart.
    required property bool lit

    readonly property int gap: Theme.space(6)

    Accessible.ignored: true

    Repeater {
        model: root.spots.length

        Inlay {
            id: place

            required property int index
            readonly property rect spot: root.spots[place.index] ?? Qt.rect(0, 0, 0, 0)
            // Cards overlap, so that a later place is as wide as the part of a card that stays visible.
            readonly property real step: place.index > 1 ? place.spot.x - (root.spots[place.index - 1]?.x ?? 0) : (root.spots[2]?.x ?? 0) - place.spot.x

            x: place.spot.x
            y: place.spot.y
            width: place.index === 0 ? place.spot.width : Math.min(place.spot.width, place.step - root.gap)
            height: place.spot.height
            visible: place.index >= root.count
            radius: Theme.space(6)
            depth: place.index === 0 ? 1 : 0.85 - 0.1 * (place.index - 1)

            Rectangle {
                anchors.fill: parent
                visible: place.index === 0 && root.lit
                radius: place.radius
                color: "transparent"
                border.width: Math.max(1, Theme.px(1.5))
                border.color: Qt.alpha(Theme.select, 0.7)
            }

            Icon {
                anchors.centerIn: parent
                visible: place.index === 0
                name: place.index === 0 && width > 0 ? "hearts" : ""
                size: Math.round(place.width * 0.37)
                color: root.lit ? Theme.select : Theme.onCloth
                opacity: root.lit ? 0.8 : root.starts ? 0.55 : 0.26
            }
        }
    }
}
