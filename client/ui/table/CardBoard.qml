pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Ui

// All cards of a table, whatever its kind: one item a card, which goes where the kind says. What a person does with them
// is asked of the controller. Fills the page.
Item {
    id: root

    required property TableController controller
    required property KeyZones zones
    // Given by the kind: the rectangle in which a card of (zone, seat, place, places) lies, and how high above the
    // cloth its zone is.
    required property var spotOf
    required property var heightOf
    // Where a card of the hand may be dropped; empty while it may not.
    property rect dropPlace: Qt.rect(0, 0, 0, 0)
    property string back: Theme.back(root.controller.kind)
    // How a card comes down: each game has its temper.
    property int landing: Easing.OutCubic
    // Given by the kind where cards of the hand may lie on each other: how far card `place` of `places` makes room for
    // the one under the pointer.
    property var pushOf: (place, places, under) => 0

    property string draggedKey: ""
    property bool overPlace: false
    // The card of the hand under the pointer; -1: none.
    property int pointedPlace: -1
    // Counts what the server has shown.
    property int view: 0

    // A finger stays on a card: it is to be shown large.
    signal shownLarge(card: string)

    function find(wanted: var): TableCardItem {
        for (let index = 0; index < cards.count; ++index) {
            const item = cards.itemAt(index)
            if (item && wanted(item))
                return item
        }
        return null
    }

    function select(item: TableCardItem): void {
        if (item.yours && item.seated)
            root.controller.select(item.key)
    }

    // The n-th card of the hand, from 0.
    function selectPlace(place: int): void {
        const item = root.find(card => card.yours && card.place === place)
        if (item) {
            item.takeFocus()
            root.select(item)
        }
    }

    // Shows where that card lies.
    function flash(key: string): void { root.find(card => card.key === key)?.flash() }

    function drag(item: TableCardItem): void {
        // The hand is on this one now.
        if (root.draggedKey === "" && root.controller.selected !== item.key)
            root.controller.clearSelection()
        root.draggedKey = item.key
        const x = item.x + item.width / 2
        const y = item.y + item.height / 2
        const reach = Theme.px(36)
        const place = root.dropPlace
        root.overPlace = place.width > 0 && x > place.x - reach && x < place.x + place.width + reach
            && y > place.y - reach && y < place.y + place.height + reach
    }

    function drop(item: TableCardItem): void {
        const plays = root.overPlace
        root.draggedKey = ""
        root.overPlace = false
        if (plays)
            root.controller.play(item.key)
        if (plays && root.controller.moving)
            item.dropped = true
        else
            item.glideHome()
    }

    Connections {
        target: root.controller.game

        function onChanged(): void { root.view += 1 }
    }

    Repeater {
        id: cards

        model: root.controller.game?.cards ?? null

        TableCardItem {
            id: item

            controller: root.controller
            back: root.back
            view: root.view
            spot: root.spotOf(item.zone, item.seat, item.place, item.places)
            originSpot: root.spotOf(item.origin, item.seat, 0, 1)
            level: root.heightOf(item.zone)
            lands: root.landing
            seated: !root.controller.watching
            byKeyboard: root.zones.byKeyboard
            pushed: item.yours && root.draggedKey === "" ? root.pushOf(item.place, item.places, root.pointedPlace) : 0
            onPointedChanged: {
                if (item.pointed)
                    root.pointedPlace = item.place
                else if (root.pointedPlace === item.place)
                    root.pointedPlace = -1
            }
            onClicked: root.select(item)
            // A finger has no second button and no double click: on the selected card it plays.
            onTouched: {
                if (item.selected)
                    root.controller.play(item.key)
                else
                    root.select(item)
            }
            onShownLarge: root.shownLarge(item.card)
            onDragged: root.drag(item)
            onDroppedHere: root.drop(item)
            onFocusLeft: Qt.callLater(() => root.zones.enter("hand", item))
        }
    }
}
