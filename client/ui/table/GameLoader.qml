pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Loads the table of the current kind, and keeps the pictures of its cards ready, so that a card that is dealt or
// turned over is visible in the same frame.
Loader {
    id: root

    required property TableController controller
    required property TablePlaces places
    required property TableSeats seats
    required property KeyZones zones
    required property int handOrder

    // The kind's table; null if none has been loaded.
    readonly property GameTable game: root.item as GameTable
    readonly property url page: Kinds.table(root.controller.kind)

    signal shownLarge(card: string)
    signal handTurned

    function show(): void {
        root.setSource(root.page, { controller: root.controller, places: root.places, seats: root.seats, zones: root.zones })
    }

    onLoaded: {
        root.game.shownLarge.connect(root.shownLarge)
        root.game.handTurned.connect(root.handTurned)
    }
    onPageChanged: root.show()
    Component.onCompleted: root.show()

    Binding {
        target: root.game
        property: "handOrder"
        value: root.handOrder
    }

    Repeater {
        model: root.visible ? [Theme.handCard(root.game?.handSize ?? 4), root.game?.middleCard ?? Theme.tableCard, Theme.smallCard] : []

        WarmCards {
            required property real modelData

            cardWidth: modelData
            back: Theme.back(root.controller.kind)
        }
    }
}
