import QtQuick
import Cardroom.Ui

// One card for as long as this viewer knows it, wherever it lies: it moves to its spot automatically, shows the
// possible actions, and reports the person's actions. The board decides its spot and the consequences.
MovingItem {
    id: root

    required property string key
    required property string card
    required property string zone
    required property int seat
    required property int place
    required property int places
    required property string origin
    required property int step
    required property bool playable
    required property bool drawn
    required property bool lastPlayed
    required property bool hinted
    required property bool marked
    required property string name
    required property TableController controller
    required property string back
    // Where a new card starts.
    required property rect originSpot
    // The height of its zone above the cloth.
    property int level: 0
    property int lands: Easing.OutCubic
    property bool seated: true
    property bool byKeyboard: true
    // Whether it lies in a zone that the person chooses from, and whether several cards are marked there and a refused
    // one shakes.
    property bool offered: true
    property bool marks: false
    // How far it moves aside for the neighbouring card under the pointer.
    property real pushed: 0
    // Whether the next card of its zone overlaps it.
    property bool crowded: false
    // Whether it lies face down in its zone, even if its face is known; and whether other cards cover it, so that it
    // cannot be looked at.
    property bool down: false
    property bool covered: false
    // On the table: the choice that it belongs to, whether it belongs to one of several, whether that is the selected
    // one (the card is marked and raised), whether a click on it has an effect, and whether it belongs to no choice.
    property string choice: ""
    property bool among: false
    property bool chosen: false
    property bool pressable: false
    property bool dimmed: false
    // How far it is turned in its place, in degrees.
    property real tilt: 0
    // At the end of the game: where the cards lie then (the zones that are laid out anew), whether this one is raised
    // because it counts, and whether it is out of sight.
    property string layout: ""
    property bool counted: false
    property bool gone: false
    // Set by the kind: the path of a departing card, {pause, via, viaTime, viaStay, time}, or null for the default.
    property var journeyOf: (item, from) => null

    readonly property bool yours: root.zone === "hand" || root.offered
    // Wanted: the person has to choose a card from this card's zone. Asked: this card is also face up, so choosable.
    readonly property bool wanted: root.offered && root.controller.turn.yours && !root.controller.choice.moving
    readonly property bool asked: root.wanted && root.up
    readonly property bool choosable: root.pressable && root.up
    readonly property bool selected: root.controller.choice.selected === root.key
    readonly property bool costly: root.key === root.controller.costlyCard
    readonly property bool focused: face.activeFocus
    readonly property bool pointed: root.yours && face.hovered
    // The key zone that it belongs to.
    readonly property string keyZone: root.yours ? "hand" : "table"
    readonly property bool keyFirst: root.wanted && root.playable
    // Its destination while it is moving: arrow keys use the cards' final places.
    readonly property rect keySpot: root.spot
    // The pile and other players' cards are described as a whole rather than card by card.
    readonly property bool reachable: root.zone !== "pile" && (root.zone !== "seat" || root.layout !== "") && !root.down && !root.gone
    readonly property bool shows: root.card !== "" && !root.down
    // Whether it shows its face. A moving card turns over when it lands; another player's card turns over on the way.
    property bool up: false
    property bool made: false
    // Whether it has been dropped somewhere and the answer has not yet arrived.
    property bool dropped: false

    signal clicked
    signal touched
    signal shownLarge
    signal pressedThere                   // A pressable card on the table was pressed.
    signal dragged
    signal droppedHere
    // It left the hand while it had the focus.
    signal focusLeft

    function takeFocus(): void { face.forceActiveFocus(Qt.OtherFocusReason) }
    function lift(): void { face.nudge() }
    function flash(): void { flashing.restart() }

    // Turns the card so that it shows the right side for its place.
    function turn(): void {
        if (root.yours && !root.up && root.shows && !Theme.still && root.visible)
            Sounds.play("flip")
        root.up = root.shows
    }

    function glideHome(): void {
        root.dropped = false
        if (Theme.still) {
            root.lie(root.spot)
            return
        }
        root.via = Qt.rect(0, 0, 0, 0)
        root.pause = 0
        root.time = Theme.duration(180)
        root.landing = Easing.OutCubic
        root.turned = 0
        root.goOn()
    }

    // Called when the answer to a drop has arrived: if the card is still in the hand, it returns there.
    function answered(): void {
        if (root.due)
            root.settle()
        if (root.dropped)
            root.glideHome()
    }

    function stateText(): string {
        const [place, places] = [root.place + 1, root.places]
        if (!root.yours && root.choosable)
            return root.chosen ? qsTr("chosen to be taken") : qsTr("can be taken")
        if (!root.yours)
            return root.lastPlayed ? qsTr("just played") : ""
        if (root.marked)
            return qsTr("%L1 of %L2, marked").arg(place).arg(places)
        if (root.asked && root.marks)
            return qsTr("%L1 of %L2, can be marked").arg(place).arg(places)
        if (root.asked && root.zone !== "hand")
            return root.selected ? qsTr("%L1 of %L2, selected, can be taken").arg(place).arg(places)
                : qsTr("%L1 of %L2, can be taken").arg(place).arg(places)
        if (root.costly)
            return qsTr("%L1 of %L2, played").arg(place).arg(places)
        if (root.selected)
            return qsTr("%L1 of %L2, selected, can be played").arg(place).arg(places)
        if (!root.asked)
            return qsTr("%L1 of %L2").arg(place).arg(places)
        if (!root.playable)
            return qsTr("%L1 of %L2, cannot be played now").arg(place).arg(places)
        return root.drawn ? qsTr("%L1 of %L2, just drawn, can be played").arg(place).arg(places)
            : qsTr("%L1 of %L2, can be played").arg(place).arg(places)
    }

    // Another player's cards have no order, so their places do not matter.
    reason: (root.zone === "seat" ? `seat ${root.seat}` : `${root.zone} ${root.seat} ${root.place} ${root.places}`) + root.layout
    transform: Translate {
        x: root.pushed

        Behavior on x { NumberAnimation { duration: Theme.duration(90); easing.type: Easing.OutCubic } }
    }
    visible: !root.gone && (!root.covered || root.travelling)
    // A card that lands on others lies on top of them.
    z: drag.active ? 300 : root.travelling ? (root.stopStay > 0 ? 250 : 200) - root.step : root.level + root.place

    onLeaving: before => {
        const from = before.split(" ")[0]
        const dealt = from === "pile" && !root.drawn
        const another = from === "seat"
        const journey = root.journeyOf(root, from)
        root.dropped = false
        root.pause = Theme.duration(journey?.pause ?? 70 * root.step)
        root.time = Theme.duration(journey?.time ?? (from === root.zone ? 160 : dealt ? 220 : from === "pile" ? 260 : another ? 300 : 240))
        root.via = journey?.via ?? Qt.rect(0, 0, 0, 0)
        root.viaTime = Theme.duration(journey?.viaTime ?? 0)
        root.viaStay = Theme.duration(journey?.viaStay ?? 0)
        root.landing = from === root.zone || from === "pile" ? Easing.OutCubic : root.lands
        root.turned = dealt ? 8 : root.rotation
        root.risen = from === root.zone || dealt ? 1 : 1.06
        if (another && root.card !== "" && !Theme.still) {
            turnOnTheWay.wait = root.pause + (root.viaTime || root.time) / 2 - Theme.duration(80)
            turnOnTheWay.restart()
        }
        if (from === "hand" && !root.yours && root.focused)
            root.focusLeft()
    }
    onArrived: {
        turnOnTheWay.stop()
        if (root.made)
            root.turn()
        // Other players' cards are drawn on their plaques.
        if (root.zone === "seat" && root.layout === "")
            root.opacity = 0
    }
    onCardChanged: if (root.made && !root.travelling) root.turn()

    Component.onCompleted: {
        root.made = true
        root.settledSpot = root.spot
        if (root.origin === "") {
            root.up = root.shows
            root.settledReason = root.reason
            root.lie(root.spot)
        } else {
            root.fit(root.originSpot)
            root.opacity = 0
            root.settledReason = root.origin
            root.settleSoon()
        }
    }

    Connections {
        target: root.controller.choice

        function onMovingChanged(): void { if (!root.controller.choice.moving && root.dropped) Qt.callLater(root.answered) }
        function onRefused(cardKey: string): void {
            if (root.marks && cardKey === root.key)
                face.shake()
            else if (!root.marks && root.yours && root.playable)
                root.lift()
        }
    }

    SequentialAnimation {
        id: turnOnTheWay

        property int wait: 0

        PauseAnimation { duration: turnOnTheWay.wait }
        PropertyAction { target: root; property: "up"; value: true }
    }

    CardFace {
        id: face

        rotation: root.tilt
        card: root.card
        back: root.back
        faceDown: !root.up || (root.yours && root.controller.breaks.on)
        cardWidth: root.width
        usable: root.seated && (root.yours || root.choosable)
        aloft: !root.atRest && !root.asked && !root.choosable
        legal: !root.dimmed && (!root.asked || root.playable)
        byKeyboard: root.byKeyboard
        enabled: !root.controller.choice.moving
        selected: root.selected || root.marked || root.chosen
        counted: root.counted
        ticked: root.marked
        proposed: root.hinted && root.zone === "hand" && !root.marks
        costly: root.costly
        lift: root.marked ? 0.105 : root.yours ? 0.15 : 0.085
        dragged: drag.active
        crowded: root.crowded
        lastPlayed: root.lastPlayed && !root.travelling
        moving: root.controller.choice.moving && root.controller.choice.movingCard === root.key
        choice: root.choice
        among: root.among
        tag: !root.up ? "" : root.hinted ? Theme.hintTag : root.costly ? qsTr("Played") : root.drawn && root.yours ? qsTr("Drawn") : ""
        spokenName: root.reachable ? root.name : ""
        spokenState: root.stateText()
        activeFocusOnTab: root.reachable || face.activeFocus  // Qt refuses to unset this on a focused item.
        onClicked: root.yours ? root.clicked() : root.pressedThere()
        onTouched: root.yours ? root.touched() : root.pressedThere()
        onDoubleClicked: if (!root.yours) root.pressedThere(); else if (root.up) root.controller.choice.play(root.key)
        onRightClicked: if (root.up) root.controller.choice.secondClick(root.key)
        onHeld: if (root.up) root.shownLarge()
        Behavior on rotation { NumberAnimation { duration: Theme.duration(200); easing.type: Easing.OutCubic } }
        Keys.onSpacePressed: event => {
            // If only bots play, in a pause, and while the end is counted, the page handles the key.
            event.accepted = !root.controller.pace.paced && root.controller.phase !== TablePhase.Paused && !root.controller.result.telling
            if (event.accepted && root.yours)
                root.clicked()
            else if (event.accepted && root.choosable)
                root.pressedThere()
        }
    }

    // Marks the card whose line in the log was clicked.
    Ring {
        id: mark

        around: Math.round(root.width / 15)
        gap: 2
        thickness: Theme.px(4)
        opacity: 0

        SequentialAnimation {
            id: flashing

            loops: 3

            NumberAnimation { target: mark; property: "opacity"; to: 1; duration: Theme.fade(160) }
            PauseAnimation { duration: 200 }
            NumberAnimation { target: mark; property: "opacity"; to: 0; duration: Theme.fade(160) }
        }
    }

    DragHandler {
        id: drag

        property point start

        // The first movement starts the drag and does not count as a translation yet. It may be the only one: a busy
        // window sees only the end of a quick gesture.
        function follow(): void {
            root.x = drag.start.x + drag.centroid.scenePosition.x - drag.centroid.scenePressPosition.x
            root.y = drag.start.y + drag.centroid.scenePosition.y - drag.centroid.scenePressPosition.y
            root.dragged()
        }

        target: null
        enabled: root.asked && root.playable && !root.marks && !root.travelling
        onActiveChanged: {
            if (drag.active) {
                drag.start = Qt.point(root.x, root.y)
                drag.follow()
            } else {
                root.droppedHere()
            }
        }
        onTranslationChanged: if (drag.active) drag.follow()
    }
}
