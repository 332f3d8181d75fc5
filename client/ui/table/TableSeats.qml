pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The plaques around the table, and the speech bubbles of the people there. Fills the page.
Item {
    id: root

    required property TableController controller
    required property TablePlaces places
    // Whether the keyboard is in use, so that focus rings are shown.
    property bool byKeyboard: true
    // Whether the person may add bots to empty seats, as the owner of a table may.
    property bool canAddBots: false
    // How far inwards a plaque at the side may extend.
    property real sideRoom: Theme.px(290)
    // By seat: the number of hearts, if it should be visible.
    property list<int> hearts: []
    // By seat: the second line while there is nothing more urgent; the cards of such a seat are not drawn.
    property list<string> lines: []
    // Whether all hands lie on the table, so that none is drawn on a plaque.
    property bool laidOut: false
    // Whether a finished game is being replayed: nobody is waited for, and open hands lie beside the plaques.
    property bool replayed: false
    readonly property bool handsBeside: root.replayed && root.controller.openHands.open && !root.laidOut && !Theme.compact
    // The seat at the bottom, and the edge of the seat whose turn it is: 0 bottom, then clockwise; -1: none.
    property int bottomSeat: 0
    property int litEdge: -1
    readonly property int count: root.controller.people.seats.count
    // The number of cards in the hand at the bottom.
    readonly property int ownCards: seats.itemAt(root.bottomSeat)?.cardsHeld ?? 0
    readonly property string keyZone: "seats"

    signal botWanted(seat: int)

    function edgeOf(seat: int): int {
        return root.places.edge((seat - root.bottomSeat + root.count) % Math.max(1, root.count), root.count)
    }

    // The largest width of a plaque at that edge; the one at the bottom may extend as far as a hand of `hand` cards.
    function widest(edge: int, hand: int): real {
        if (edge === 0 && !Theme.tv) {
            const end = hand > 0 ? root.places.handCard(0, hand, true).x : root.width / 2
            return Math.max(Theme.wordWidth(202), Math.min(Theme.wordWidth(340), end - Theme.margin - Theme.px(16)))
        }
        if (root.places.seatsInRow)
            return edge === 2 ? Math.min(Theme.px(290), root.width - 2 * (Theme.margin + root.sideRoom + Theme.px(8))) : root.sideRoom
        // In a small window, plaques at the sides end where the middle begins.
        return edge % 2 === 0 ? Theme.wordWidth(Theme.compact ? 236 : 290) : Theme.compact ? Theme.px(236) : root.sideRoom
    }

    // Where a card held by that seat is drawn on its plaque.
    function heldSpot(seat: int): rect { return seats.itemAt(seat)?.heldSpot ?? Qt.rect(0, 0, Theme.px(25), Theme.cardHeight(Theme.px(25))) }

    // If others are choosing at the same time as the person, the lamp is over the person.
    function relight(): void {
        let lit = -1
        for (let seat = 0; seat < seats.count; ++seat) {
            const place = seats.itemAt(seat)
            if (place?.toAct && lit !== 0)
                lit = place.edge
        }
        root.litEdge = lit
    }

    // The rectangle of the plaque at that edge; empty if no seat is there.
    function plaqueAt(edge: int): rect {
        for (let seat = 0; seat < seats.count; ++seat) {
            const place = seats.itemAt(seat)
            if (place?.edge === edge)
                return place.plaqueSpot
        }
        return Qt.rect(0, 0, 0, 0)
    }

    Connections {
        target: root.controller.chat

        function onSaid(seat: int, text: string, icon: string): void {
            const place = seats.itemAt(seat)
            if (place)
                place.say(text, icon)
        }
    }

    // What can be done about the person in a seat: their plaque opens it.
    MenuPanel {
        id: menu

        property int seat: -1
        readonly property var speaker: root.controller.chat.speakers.find(one => one.seat === menu.seat)

        function openAt(seat: int, plaque: Item): void {
            menu.seat = seat
            if (menu.speaker && !root.replayed)
                menu.popup(plaque, 0, plaque.height)
        }

        MenuEntry {
            iconName: menu.speaker?.muted ? "sound" : "sound-off"
            text: menu.speaker?.choice ?? ""
            onTriggered: root.controller.chat.mute(menu.speaker.id, !menu.speaker.muted)
        }
    }

    Repeater {
        id: seats

        model: root.controller.people.seats

        Item {
            id: chair

            required property seatCard modelData
            readonly property int seat: chair.modelData.seat
            readonly property int place: chair.modelData.place
            readonly property bool toAct: chair.modelData.toAct
            readonly property int cardsHeld: chair.modelData.cardsHeld
            readonly property int edge: root.places.edge(chair.place, root.count)
            readonly property string line: chair.modelData.open || chair.modelData.lost || chair.modelData.away || chair.modelData.held || chair.modelData.takesBreak ? "" : root.lines[chair.seat] ?? ""
            // If the person is choosing too, only the person's own plaque is highlighted.
            readonly property bool waitedFor: chair.toAct && (chair.edge === 0 || !root.controller.turn.yours)
            readonly property bool handBeside: root.handsBeside && chair.edge !== 0 && chair.cardsHeld > 0
            readonly property bool atRight: chair.edge === 3 || chair.edge === 0 && root.places.mirrored

            readonly property rect heldSpot: {
                const card = Theme.px(25)
                const end = Theme.px(24)
                return Qt.rect(root.places.mirrored ? plaque.x + end : plaque.x + plaque.width - end - card,
                    plaque.y + Math.round((plaque.height - Theme.cardHeight(card)) / 2), card, Theme.cardHeight(card))
            }

            readonly property rect plaqueSpot: Qt.rect(plaque.x, plaque.y, plaque.width, plaque.height)

            function say(text: string, icon: string): void { bubble.say(text, icon) }

            anchors.fill: parent
            onPlaceChanged: if (chair.place === 0) root.bottomSeat = chair.seat
            onToActChanged: root.relight()
            Component.onCompleted: {
                if (chair.place === 0)
                    root.bottomSeat = chair.seat
                root.relight()
            }

            OpenHand {
                // A long hand at a side would reach into the middle.
                readonly property bool below: chair.edge !== 2 && chair.cardsHeld > 4

                x: below ? (chair.edge === 3 ? plaque.x + plaque.width - width : plaque.x)
                    : chair.edge === 3 ? plaque.x - width - Theme.px(10) : plaque.x + plaque.width + Theme.px(10)
                y: Math.round(below ? plaque.y + plaque.height + Theme.px(10) : plaque.y + (plaque.height - height) / 2)
                visible: chair.handBeside
                controller: root.controller
                seat: chair.seat
            }

            Plaque {
                id: plaque

                x: chair.edge === 2 || chair.edge === 0 && Theme.tv ? Math.round((root.width - plaque.width) / 2)
                    : chair.atRight ? root.width - Theme.margin - plaque.width : Theme.margin
                y: chair.edge === 0 ? root.places.foot - plaque.height : chair.edge === 2 ? root.places.topSeat : root.places.sideSeat
                width: plaque.implicitWidth
                widest: root.widest(chair.edge, chair.cardsHeld)
                name: chair.modelData.name
                secondLine: chair.line !== "" ? chair.line : Theme.tv ? chair.modelData.secondLine.replace(/ ?…$/, "") : chair.modelData.secondLine
                picture: chair.modelData.picture
                botType: chair.modelData.botType
                held: chair.modelData.held
                owner: chair.modelData.owner
                lost: chair.modelData.lost
                takesBreak: chair.modelData.takesBreak
                open: chair.modelData.open
                openAction: Theme.tv ? "" : root.canAddBots ? qsTr("Add bot") : root.controller.people.canSitDown ? qsTr("Sit here") : ""
                toAct: chair.waitedFor && (root.replayed || chair.modelData.person && !chair.modelData.held)
                timed: plaque.toAct && plaque.botType === "" && !root.replayed
                thinking: chair.toAct && (!chair.modelData.person || chair.modelData.held) && !root.controller.pace.stopped && !root.replayed
                secondsLeft: root.controller.clock.turnSecondsLeft
                shareLeft: root.controller.clock.turnShareLeft
                cardsHeld: chair.edge === 0 && !Theme.tv || root.laidOut || chair.line !== "" || chair.handBeside ? 0 : chair.cardsHeld
                back: Theme.back(root.controller.kind)
                hearts: Theme.tv ? -1 : root.hearts[chair.seat] ?? -1
                team: chair.modelData.team
                score: chair.modelData.scoreText
                spokenName: chair.modelData.accessibleText
                spokenState: ""
                activeFocusOnTab: true
                Accessible.onPressAction: menu.openAt(chair.seat, plaque)
                Keys.onMenuPressed: menu.openAt(chair.seat, plaque)
                Keys.onSpacePressed: menu.openAt(chair.seat, plaque)
                onOpenActionChosen: root.canAddBots ? root.botWanted(chair.seat) : root.controller.people.sitDown(chair.seat)

                TapHandler {
                    acceptedButtons: Qt.RightButton
                    acceptedDevices: PointerDevice.Mouse
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: menu.openAt(chair.seat, plaque)
                }

                TapHandler {
                    acceptedDevices: PointerDevice.TouchScreen
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onLongPressed: menu.openAt(chair.seat, plaque)
                }

                FocusRing {
                    visible: plaque.activeFocus && root.byKeyboard
                    around: Theme.radiusPlaque
                }
            }

            Bubble {
                id: bubble

                readonly property rect cards: root.places.seatCard(0, 0, 1, 1)

                width: implicitWidth
                height: implicitHeight
                z: 10
                tailAtEnd: chair.atRight !== root.places.mirrored
                x: chair.edge === 2 ? plaque.x + plaque.width + Theme.px(12)
                    : chair.atRight ? plaque.x + plaque.width - bubble.width - Theme.px(20) : plaque.x + Theme.px(20)
                y: chair.edge === 2 ? plaque.y + Theme.px(6)
                    : (chair.edge === 0 ? bubble.cards.y : plaque.y) - bubble.height - Theme.px(12)
            }
        }
    }
}
