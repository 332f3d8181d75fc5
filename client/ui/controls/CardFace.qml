import QtQuick
import Cardroom.Ui

// One playing card in all its states. It reports the person's actions; the page decides what they mean.
//
// The item itself stays in place: raising a card moves only its picture, so that the card does not move away from the
// pointer. To make it draggable, give it a DragHandler and set `dragged`.
//
// Not a Control, because Qt 6.4's controls report their own role to screen readers, which is "none".
Item {
    id: root

    // "KC"; empty for a card that this viewer may not see.
    required property string card
    // The name of the picture on the back: "thirteen".
    property string back: "thirteen"
    property bool faceDown: root.card === ""
    property real cardWidth: Theme.tableCard

    // Whether it can be clicked, hovered and, with `activeFocusOnTab`, focused.
    property bool usable: false
    // Whether it is being dragged, so that the pointer acts on the item below it.
    property bool aloft: false
    property bool legal: true             // A veil covers a card that cannot be played now.
    property bool selected: false
    property bool counted: false          // It counts at the end of the game: it looks like a selected card.
    property real lift: 0.15              // How far a selected card is raised, in card widths.
    property bool proposed: false         // A hint recommends it: it is raised to show its tag.
    property bool costly: false           // A review calls its play costly.
    property bool dragged: false
    property bool lastPlayed: false
    property bool moving: false           // Its move is pending.
    property string tag: ""               // On its top edge: "Drawn", "Try this", "Played".
    property bool crowded: false          // The next card overlaps it, so its tag goes above both.
    property string choice: ""            // On its top edge: the number of the choice that it belongs to.
    property bool among: false            // It belongs to a choice, and has a ring unless that choice is selected.
    property bool ticked: false           // On its top edge: a tick, because it is one of the marked cards.
    property bool shadowed: true
    // Whether the keyboard is in use, so that a focused card has a ring.
    property bool byKeyboard: true

    // For screen readers: "seven of hearts", and "2 of 3, selected, can be played".
    property string spokenName: ""
    property string spokenState: ""

    signal clicked
    signal touched                        // A tap on a touch screen, which has neither double clicks nor other buttons.
    signal doubleClicked
    signal rightClicked
    signal held

    // A short lift that means "one of these instead".
    function nudge(): void { if (!Theme.still) nudging.restart() }
    // A shake that means "not this one".
    function shake(): void { if (!Theme.still) shaking.restart() }
    function tellSelected(): void { ToldSelection.tell(root, root.selected) }

    readonly property bool hovered: hover.hovered
    readonly property bool lit: root.selected || root.counted
    readonly property real raised: root.dragged ? 0 : root.lit ? root.lift : root.proposed ? 0.1 : root.usable && root.legal && root.hovered ? 0.06 : 0
    readonly property real corner: root.cardWidth / 15
    // The scale of its shadow, which is drawn as if for a card 132 pixels wide unless the card is very small or large.
    readonly property real thrown: root.cardWidth < 60 ? root.cardWidth / 60 : Math.max(1, root.cardWidth / 132)

    width: Math.round(root.cardWidth)
    height: Theme.cardHeight(root.width)

    Accessible.role: root.usable ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.spokenName
    Accessible.description: root.spokenState
    Accessible.selectable: root.usable
    Accessible.selected: root.selected
    Accessible.ignored: root.spokenName === ""
    Accessible.onPressAction: if (root.usable && root.enabled) root.clicked()
    // Delayed until the state that screen readers request has changed, too.
    onSelectedChanged: if (root.usable) Qt.callLater(root.tellSelected)

    HoverHandler {
        id: hover

        enabled: root.usable && !root.aloft
    }

    TapHandler {
        id: tap

        enabled: root.usable && !root.aloft
        // Grabs the press, so that a card below does not react to it.
        gesturePolicy: TapHandler.ReleaseWithinBounds

        // Qt's long-press timer may fire before the press counts as too long for a tap.
        property bool wasHeld: false

        onPressedChanged: if (tap.pressed) tap.wasHeld = false
        // The second click of a double click does not count as a separate click.
        onTapped: (point, button) => {
            if (tap.wasHeld)
                return
            if (point.device.pointerType === PointerDevice.Finger)
                root.touched()
            else if (tap.tapCount < 2)
                root.clicked()
        }
        onDoubleTapped: (point, button) => { if (point.device.pointerType !== PointerDevice.Finger) root.doubleClicked() }
        onLongPressed: {
            tap.wasHeld = true
            root.held()
        }
    }

    TapHandler {
        enabled: root.usable && !root.aloft
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        // A touch has no buttons, so it would match any button.
        acceptedDevices: PointerDevice.Mouse
        onTapped: (point, button) => root.rightClicked()
    }

    Item {
        id: body

        property real nudged: 0

        y: -Math.round((root.raised + body.nudged) * root.width)
        width: root.width
        height: root.height
        scale: root.dragged ? 1.04 : 1
        rotation: root.dragged ? 3 : 0
        transform: [
            Scale { id: turn; origin.x: root.width / 2 },
            Translate { id: aside }
        ]

        Behavior on y { NumberAnimation { duration: Theme.duration(90); easing.type: Easing.OutCubic } }
        Behavior on scale { NumberAnimation { duration: Theme.duration(90); easing.type: Easing.OutCubic } }
        Behavior on rotation { NumberAnimation { duration: Theme.duration(90); easing.type: Easing.OutCubic } }

        SequentialAnimation {
            id: nudging

            NumberAnimation { target: body; property: "nudged"; to: 0.04; duration: Theme.duration(120); easing.type: Easing.OutCubic }
            NumberAnimation { target: body; property: "nudged"; to: 0; duration: Theme.duration(180); easing.type: Easing.InOutCubic }
        }

        SequentialAnimation {
            id: shaking

            loops: 2

            NumberAnimation { target: aside; property: "x"; to: 4; duration: Theme.duration(40) }
            NumberAnimation { target: aside; property: "x"; to: -4; duration: Theme.duration(80) }
            NumberAnimation { target: aside; property: "x"; to: 0; duration: Theme.duration(40) }
        }

        Shadow {
            visible: root.shadowed
            of: place
            kind: root.dragged || root.lit ? Shadow.Lift : Shadow.Card
            strength: root.thrown
        }

        Shadow {
            visible: root.lit
            of: place
            kind: Shadow.Glow
            weight: Theme.dark ? 0.6 : 1
            strength: root.thrown
        }

        Item {
            id: place

            anchors.fill: parent
        }

        Image {
            id: picture

            // Whether the back is visible: it changes half-way through the turn.
            property bool down: root.faceDown

            anchors.fill: parent
            anchors.margins: -Theme.cardPad / Screen.devicePixelRatio
            source: Theme.cardPicture(picture.down ? `back-${root.back}` : root.card, root.width, Screen.devicePixelRatio)

            Behavior on down {
                enabled: !Theme.still

                SequentialAnimation {
                    NumberAnimation { target: turn; property: "xScale"; to: 0; duration: Theme.duration(80); easing.type: Easing.InCubic }
                    PropertyAction {}
                    NumberAnimation { target: turn; property: "xScale"; to: 1; duration: Theme.duration(80); easing.type: Easing.OutCubic }
                }
            }
        }

        LastPicture {
            anchors.fill: picture
            of: picture
        }

        Rectangle {
            anchors.fill: parent
            visible: !root.legal
            radius: root.corner
            color: Theme.veil
        }

        // Marks go around a card, never on its face.
        Ring {
            visible: root.lastPlayed && !root.lit
            around: root.corner
            border.color: Theme.lastPlayed
        }

        Ring {
            visible: root.costly
            around: root.corner
            border.color: Theme.bad
        }

        Ring {
            id: inner

            visible: root.among && !root.selected
            around: root.corner
            gap: 0
            thickness: gap.thickness
            border.color: Theme.selectGap
        }

        Ring {
            visible: inner.visible
            around: root.corner
            gap: inner.thickness
            thickness: ring.thickness
            border.color: Theme.offered
        }

        Ring {
            id: gap

            visible: root.lit
            around: root.corner
            gap: 0
            thickness: Math.max(1, Math.round(root.width * 0.013))
            border.color: Theme.selectGap
        }

        Ring {
            id: ring

            visible: root.lit
            around: root.corner
            gap: gap.thickness
            thickness: Math.max(2, Math.floor(root.width * 0.028))
        }

        FocusRing {
            objectName: "focusRing"
            // Not golden: in a hand whose cards overlap, it must not be taken for the ring of a selected card.
            border.color: Theme.onCloth
            visible: root.activeFocus && root.byKeyboard
            around: root.corner
            gap: (root.lit ? gap.thickness + ring.thickness : 0) + Theme.px(4)
        }

        Rectangle {
            id: tick

            anchors.horizontalCenter: parent.horizontalCenter
            y: -Math.round(tick.height * 0.6)
            visible: root.ticked
            width: Math.round(tick.height * 1.6)
            height: Math.round(Math.min(Theme.px(20), 0.26 * root.width))
            radius: tick.height / 2
            color: Theme.select

            Icon {
                anchors.centerIn: parent
                name: root.ticked && tick.height > 2 ? "check" : ""
                size: Math.round(tick.height * 0.8)
                color: Theme.accentInk
            }
        }

        Rectangle {
            id: label

            readonly property bool isChoice: root.choice !== ""

            anchors.horizontalCenter: parent.horizontalCenter
            y: -Math.round(label.height * (root.crowded ? 1.08 : 0.6))
            visible: words.text !== "" && !root.ticked
            width: Math.max(words.implicitWidth + Theme.px(20), label.height * 1.15)
            height: Math.round(words.font.pixelSize * 1.5)
            radius: label.height / 2
            color: !label.isChoice ? (root.costly ? Theme.bad : Theme.tag) : root.selected ? Theme.select : Theme.lit
            border.width: label.isChoice && !root.selected && !Theme.dark ? 1 : 0
            border.color: Theme.litEdge

            BodyText {
                id: words

                anchors.centerIn: parent
                text: label.isChoice ? root.choice : root.tag
                size: 14
                weight: Font.ExtraBold
                color: !label.isChoice ? Theme.tagInk : root.selected ? Theme.accentInk : Theme.litInk
            }
        }

        Loader {
            anchors.centerIn: parent
            active: root.moving
            sourceComponent: BusyArc {}
        }
    }
}
