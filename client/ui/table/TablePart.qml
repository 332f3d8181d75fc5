import QtQuick

// A part of the table, at its position, for the keyboard and for screen readers; the board draws its cards.
Item {
    id: root

    required property rect spot
    readonly property string keyZone: "table"

    x: root.spot.x
    y: root.spot.y
    width: root.spot.width
    height: root.spot.height
}
