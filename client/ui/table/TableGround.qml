pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What the table shows, whichever game is played: the cloth with the lamp, the seats, the game's cards, the prompt and
// the latest events.
Item {
    id: root

    required property Cardroom application
    required property TableController controller
    required property KeyZones zones
    required property bool mirrored
    // Whether a finished game is being replayed.
    property bool replayed: false
    // Whether the result covers the table, which then cannot be used.
    required property bool resultShown

    // The kind's own item; null if there is none.
    readonly property GameTable game: table.game

    // How far the plaques at the sides reach into the table.
    readonly property real sideReach: places.seatsInRow ? 0
        : Math.max(seats.plaqueAt(1).width, seats.plaqueAt(3).width) + Theme.margin

    // The area of the plaque at the bottom.
    readonly property rect footPlaque: seats.plaqueAt(0)

    // Asks for an enlarged view of a card.
    signal shownLarge(card: string)
    // Asks to change the order of the hand.
    signal handTurned

    TablePlaces {
        id: places

        width: root.width
        height: root.height
        mirrored: root.mirrored
        seatsInRow: table.game?.seatsInRow ?? false
        footCards: table.game?.footCards ?? 0
        measured: edge => Math.max(0, seats.plaqueAt(edge).height - Theme.plaqueHeight)
        promptFoot: prompt.y + prompt.height
        justNowFoot: justNow.visible ? justNow.y + justNow.height : 0
    }

    Cloth {
        id: cloth

        // The lamplight falls on the seat to act or, at the end of the game, on the hand that is being counted.
        readonly property int litEdge: (table.game?.countedSeat ?? -1) >= 0 ? seats.edgeOf(table.game.countedSeat) : seats.litEdge

        anchors.fill: parent
        kind: root.controller.kind
        barHeight: Theme.topBar
        lampX: root.width * [0.5, 0.5, 0.2, 0.5, 0.8][cloth.litEdge + 1]
        lampY: root.height * [0.5, Theme.tv ? 0.9 : 0.72, 0.42, 0.26, 0.42][cloth.litEdge + 1]
    }

    Loader {
        id: help

        x: places.startX(width)
        y: Theme.topBar + Theme.space(25)
        active: !Theme.compact && !(table.game?.laidOut ?? false)
        source: table.game?.help ?? ""
    }

    JustNow {
        id: justNow

        x: places.endX(width)
        y: help.y
        visible: !Theme.compact && !places.seatsInRow && !(table.game?.laidOut ?? false) && root.controller.log.justNow.length > 0
        controller: root.controller
        widest: Math.round(table.game?.endRoom || root.width * 0.26)
        // On the TV, its large text would otherwise reach the plaque at the side.
        tallest: Theme.tv && seats.count > 2 ? places.sideSeat - justNow.y - Theme.ofTv(8) : 0
    }

    TableSeats {
        id: seats

        anchors.fill: parent
        controller: root.controller
        places: places
        sideRoom: table.game?.sideRoom ?? 0
        hearts: table.game?.seatHearts ?? []
        lines: table.game?.seatLines ?? []
        laidOut: table.game?.laidOut ?? false
        replayed: root.replayed
        byKeyboard: root.zones.byKeyboard
        canAddBots: root.controller.owner && root.controller.phase === TablePhase.Gathering
        onBotWanted: seat => root.application.setup.people.setBot(seat, "clever", root.application.preferences.botPaceMs)
    }

    // The width of the prompt without wrapping: its own implicit width would change during layout.
    DisplayText {
        id: promptWhole

        visible: false
        text: prompt.text
        textFormat: prompt.textFormat
        size: prompt.usual
        weight: prompt.weight
    }

    // Stacked below the cards, because they may be dragged over it.
    DisplayText {
        id: prompt

        readonly property int usual: Theme.tv ? 26 : 28
        readonly property int hand: table.game?.handSize ?? 4
        readonly property int handTop: Theme.tv ? places.handTop(prompt.hand) - Theme.ofTv(14) : places.handTop(prompt.hand) - Math.round(0.15 * Theme.handCard(prompt.hand)) - Theme.px(14)
        readonly property int middleBottom: table.game?.middleBottom ?? root.height / 2
        // If a hand in two rows leaves no room above it, the prompt goes above the person's own plaque.
        readonly property bool aside: (table.game?.cornerFree ?? false) && places.handRows(seats.ownCards) > 1
            && prompt.handTop - prompt.middleBottom < promptWhole.implicitHeight - Theme.px(8)
        readonly property real cornerWidth: places.handCard(0, prompt.hand, false).x - 2 * Theme.margin

        // The prompt never covers the middle: if there is too little room, the hand covers the prompt. Chinese text
        // fills its line to the top.
        function between(height: real): int {
            return Math.max(prompt.middleBottom - (prompt.chinese ? 0 : Theme.px(8)), Math.round((prompt.middleBottom + prompt.handTop - height - (table.game?.underPrompt ?? 0)) / 2))
        }

        x: !prompt.aside ? Math.round((root.width - width) / 2) : root.mirrored ? root.width - Theme.margin - width : Theme.margin
        y: prompt.aside ? Math.round(places.foot - seats.plaqueAt(0).height - Theme.space(16) - height) : prompt.between(prompt.height)
        width: Math.min(promptWhole.implicitWidth, prompt.aside ? prompt.cornerWidth : root.width - 2 * Theme.margin)
        wrapMode: promptWhole.implicitWidth > prompt.width ? Text.WordWrap : Text.NoWrap
        horizontalAlignment: prompt.aside ? Text.AlignLeft : Text.AlignHCenter
        text: Theme.suitsLevel(Words.directed(root.controller.turn.prompt))
        textFormat: Text.StyledText
        Accessible.name: root.controller.turn.prompt
        Accessible.ignored: root.controller.turn.prompt === ""
        size: prompt.aside ? 22 : prompt.usual
        leading: prompt.wrapMode === Text.NoWrap ? 1 : 0.76
        weight: Font.Medium
        color: Theme.onCloth
        visible: !(table.game?.ownPrompt ?? false)
    }

    GameLoader {
        id: table

        anchors.fill: parent
        controller: root.controller
        places: places
        seats: seats
        zones: root.zones
        handOrder: root.application.preferences.handOrder
        onShownLarge: card => root.shownLarge(card)
        onHandTurned: root.handTurned()
    }

    LessonOverlay {
        anchors.fill: parent
        lesson: root.controller.lesson
        board: root.game?.board as CardBoard
        foot: actions.y - Theme.px(10)
        ownPlaque: seats.plaqueAt(0)
    }

    TableRemarks {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.topBar + Theme.px(8)
        widest: Math.min(Theme.px(720), root.width - 2 * Theme.margin)
        lines: root.application.ways.remarks
        onDismissed: root.application.ways.dismissRemarks()
    }

    LastPlayed {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(Theme.topBar + Math.max(Theme.px(12), (prompt.handTop - Theme.topBar - height) / 2))
        widest: Math.min(Theme.px(720), root.width - 2 * Theme.margin)
        last: root.controller.last
    }

    TableActions {
        id: actions

        x: root.mirrored ? Theme.margin : root.width - Theme.margin - width
        y: places.foot - height
        visible: !root.resultShown && !Theme.tv
        controller: root.controller
        choiceOpen: table.game?.choiceOpen ?? false
        moving: table.game?.moving ?? false
        onSkipChosen: table.game.hurry()
    }
}
