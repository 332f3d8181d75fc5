pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// All cards at a table of any kind: one item per card, which moves to the position that the kind assigns to it. The
// person's actions on cards go to the controller. Fills the page.
Item {
    id: root

    required property GameTable table
    readonly property TableController controller: root.table.controller
    readonly property KeyZones zones: root.table.zones
    // The stacking height of a zone above the cloth.
    property var heightOf: zone => zone === "hand" ? 100 : zone === "seat" ? 80 : 20
    // Where a card from the hand can be dropped: [{id, spot}], for the choices that the controller has for it.
    property var dropPlaces: []
    property string back: Theme.back(root.controller.kind)
    // The easing with which cards land; each game has its own.
    property int landing: Easing.OutCubic
    // How far card `place` of `places` in the hand moves aside for the card under the pointer.
    property var pushOf: root.table.places.handPush
    // Set by the kind if cards on the table belong to choices: how a card on the table relates to the selected or
    // dragged one, {choice, among, chosen, pressable, dimmed, tilt}, as in TableCardItem.
    property var markOf: item => null
    // Zones with cards that the person may choose from: the hand, unless the kind specifies other zones or none.
    property var askedZones: ["hand"]
    // Whether several cards of these zones are marked for one move; a card beyond the allowed number shakes.
    property bool marks: false
    // The zones whose cards lie face down, and how many of these cards are visible as a pile; 0: all of them.
    property var downZones: []
    property int seenDown: 12
    // Zones in which cards lie crosswise.
    property var crossZones: []
    // The path of a card; see TableCardItem.
    property var journeyOf: (item, from) => null
    // At the end of the game, the layout of the zones that lie differently then (empty: as during the game), and how a
    // card looks, {counted, dimmed, gone}.
    property var layoutOf: zone => ""
    property var endOf: item => null
    // Called when a card from the hand is dropped on a drop place.
    property var dropped: (key, place) => root.controller.choice.playAt(key, place)

    property string draggedKey: ""
    // The drop place under the dragged card; empty: none.
    property string overPlace: ""
    // The position in the hand of the card under the pointer; -1: none.
    property int pointedPlace: -1
    // The number of updates received from the server.
    property int view: 0

    // A card on the table that belongs to a choice has been pressed.
    signal pressed(key: string)

    function find(wanted: var): TableCardItem {
        for (let index = 0; index < cards.count; ++index) {
            const item = cards.itemAt(index)
            if (item && wanted(item))
                return item
        }
        return null
    }

    function select(item: TableCardItem): void {
        if (item.yours && item.seated && item.up)
            root.controller.choice.select(item.key)
    }

    // The card at that position, from 0, in the hand or, if the person is to choose from another zone, in that zone.
    function atPlace(place: int): TableCardItem {
        const zone = root.askedZones[0] ?? "hand"
        return root.find(card => card.zone === zone && card.place === place)
    }

    function focusPlace(place: int): void { root.atPlace(place)?.takeFocus() }

    function selectPlace(place: int): void {
        const item = root.atPlace(place)
        if (item) {
            item.takeFocus()
            root.select(item)
        }
    }

    // The cards that now lie face up in these zones: [{card, spot}].
    function lyingIn(wanted: var): var {
        const lying = []
        for (let index = 0; index < cards.count; ++index) {
            const item = cards.itemAt(index) as TableCardItem
            if (item && item.card !== "" && wanted(item.zone))
                lying.push({ card: item.card, spot: item.spot, place: item.place })
        }
        return lying.sort((a, b) => a.place - b.place)
    }

    // Speeds up cards that are still moving to that zone or pausing on the way.
    function hurry(zone: string): void {
        for (let index = 0; index < cards.count; ++index) {
            const item = cards.itemAt(index) as TableCardItem
            if (item?.zone === zone && item.travelling)
                item.hurry()
        }
    }

    // Highlights that card or, if two cards have the same face, either of them.
    function flash(key: string): void { (root.find(card => card.key === key) ?? root.find(card => card.card === key))?.flash() }

    // The drop place nearest to this point of the board, within a tolerance, and the smallest of those that contain it;
    // empty: none.
    function placeAt(x: real, y: real): string {
        const reach = Theme.px(36)
        const off = spot => Math.max(0, spot.x - x, x - spot.x - spot.width, spot.y - y, y - spot.y - spot.height)
        const near = root.dropPlaces.map(place => ({ id: place.id, off: off(place.spot), size: place.spot.width * place.spot.height }))
        return near.filter(place => place.off < reach).sort((a, b) => a.off - b.off || a.size - b.size)[0]?.id ?? ""
    }

    function enterHand(from: TableCardItem): void { root.zones.enter("hand", from) }

    function drag(item: TableCardItem): void {
        if (root.draggedKey === "") {
            // Dragging this card of the hand counts as pointing at it.
            if (root.controller.choice.selected !== item.key)
                root.controller.choice.clearSelection()
            root.controller.choice.consider(item.key)
        }
        root.draggedKey = item.key
        root.overPlace = root.placeAt(item.x + item.width / 2, item.y + item.height / 2)
    }

    function drop(item: TableCardItem): void {
        const place = root.overPlace
        root.draggedKey = ""
        root.overPlace = ""
        if (place !== "")
            root.dropped(item.key, place)
        root.controller.choice.consider("")
        if (place !== "" && root.controller.choice.moving)
            item.dropped = true
        else
            item.glideHome()
    }

    // Called when the pointer enters or leaves a card.
    function point(item: TableCardItem): void {
        if (item.pointed) {
            root.pointedPlace = item.place
            if (item.asked && item.playable && root.draggedKey === "")
                root.controller.choice.consider(item.key)
        } else if (root.pointedPlace === item.place) {
            root.pointedPlace = -1
            if (root.draggedKey === "")
                root.controller.choice.consider("")
        }
    }

    // Where the cards of the hand rest.
    function handSpots(): var {
        const spots = []
        for (let index = 0; index < cards.count; ++index) {
            const item = cards.itemAt(index) as TableCardItem
            if (item?.zone === "hand")
                spots.push(item.spot)
        }
        return spots
    }

    anchors.fill: parent
    Component.onCompleted: root.table.board = root

    Connections {
        target: root.table

        function onSelectPlace(place: int): void { root.selectPlace(place) }
        function onFlash(cardKey: string): void { root.flash(cardKey) }
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

            readonly property var mark: item.yours ? null : root.markOf(item)
            readonly property var end: root.endOf(item)

            controller: root.controller
            back: root.back
            view: root.view
            spot: root.table.spotOf(item.zone, item.seat, item.place, item.places)
            originSpot: root.table.spotOf(item.origin, item.seat, 0, 1)
            level: root.heightOf(item.zone)
            lands: root.landing
            seated: !root.controller.people.watching
            byKeyboard: root.zones.byKeyboard
            pushed: item.yours && root.draggedKey === "" ? root.pushOf(item.place, item.places, root.pointedPlace) : 0
            crowded: item.yours && item.place + 1 < item.places && root.table.spotOf(item.zone, item.seat, item.place + 1, item.places).x < item.spot.x + item.spot.width
            down: root.downZones.includes(item.zone)
            covered: item.down && root.seenDown > 0 && item.place < item.places - root.seenDown
            lies: root.crossZones.includes(item.zone) ? 90 : 0
            offered: root.askedZones.includes(item.zone)
            marks: root.marks
            choice: item.mark?.choice ?? ""
            among: item.mark?.among ?? false
            chosen: item.mark?.chosen ?? false
            pressable: item.mark?.pressable ?? false
            dimmed: item.end?.dimmed ?? item.mark?.dimmed ?? false
            layout: root.layoutOf(item.zone)
            counted: item.end?.counted ?? false
            gone: item.end?.gone ?? false
            tilt: item.mark?.tilt ?? 0
            journeyOf: root.journeyOf
            onPressedThere: root.pressed(item.key)
            onPointedChanged: root.point(item)
            onClicked: root.select(item)
            // Touch input has no second button and no double click, so tapping the selected card plays it.
            onTouched: {
                if (item.selected)
                    root.controller.turn.primary()
                else
                    root.select(item)
            }
            onShownLarge: root.table.shownLarge(item.card)
            onDragged: root.drag(item)
            onDroppedHere: root.drop(item)
            onFocusLeft: Qt.callLater(root.enterHand, item)
        }
    }
}
