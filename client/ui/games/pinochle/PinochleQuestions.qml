import QtQuick
import Cardroom.Ui

// The prompts up to the choice of trump: the bid, then the suit. Shows what the hand would meld, and the consequences
// of the answer.
PinochleStage {
    id: root

    required property bool bidding
    readonly property bool byKeyboard: root.table.zones.byKeyboard

    readonly property var ranges: root.bidding ? root.game?.bidding.ranges ?? [] : []
    readonly property rect panel: root.bidding ? root.ground.bid : root.ground.panel

    // The lower edge of all its items.
    readonly property real foot: Math.max(note.twice ? more.y + more.height : note.y + note.height, root.panel.y + root.panel.height)

    // Enter makes the first bid wherever the focus is among these items.
    function enter(event: var): void {
        const bid = bidding.offers.find(offer => offer.kind === "bid")
        event.accepted = bid !== undefined
        if (bid !== undefined)
            root.controller.choice.act(bid.id)
    }
    Keys.onReturnPressed: event => root.enter(event)
    Keys.onEnterPressed: event => root.enter(event)

    Binding {
        target: root.ground
        property: "worthShown"
        value: root.ranges.length > 0
    }

    PinochleWorth {
        x: root.table.places.startX(width)
        y: root.table.places.cornerY
        visible: !Theme.compact && !root.bidding && suits.length > 0
        suits: root.game?.trump.worth ?? []
        widest: root.ground.besidePanel
    }

    PinochleRanges {
        spot: root.ground.worth
        visible: root.ranges.length > 0
        ranges: root.ranges
        scale: root.game?.bidding.scale ?? 0
        bid: root.game?.bidding.bid ?? 0
        draws: root.game?.bidding.draws ?? false
        byKeyboard: root.byKeyboard
    }

    PinochleBidding {
        id: bidding

        spot: root.ground.bid
        visible: root.bidding
        title: root.game?.bidding.text ?? ""
        amount: root.game?.bidding.bid ?? 0
        prompt: root.controller.turn.prompt
        meldsNote: root.game?.bidding.meldsNote ?? ""
        likelyNote: root.game?.bidding.likelyNote ?? ""
        foot: Theme.px(note.inside ? 37 : 30)
        tight: note.inside
        offers: root.asked ? root.game?.ready.offers ?? [] : []
        firstBid: root.game?.ready.firstBid ?? {}
        byKeyboard: root.byKeyboard
        onAnswered: id => root.controller.choice.act(id)
        onStepped: by => root.game.stepFirstBid(by)
    }

    PinochleTrump {
        id: naming

        spot: root.ground.panel
        visible: !root.bidding
        lit: root.asked
        title: root.game?.trump.contractText ?? ""
        prompt: root.controller.turn.prompt
        // The suits stay until the server has answered; then the trump itself is shown here.
        suits: root.controller.turn.yours ? root.game?.trump.worth ?? [] : []
        chosen: root.game?.ready.chosenSuit ?? ""
        hinted: root.game?.ready.hintedSuit ?? ""
        byKeyboard: root.byKeyboard
        onPicked: action => root.controller.choice.act(action)
        onNamed: action => {
            root.controller.choice.act(action)
            root.controller.turn.primary()
        }
    }

    // The consequences of the answer: below the prompt, in one or two lines, or, if the hand is there, at the foot of
    // the panel.
    PinochlePrompt {
        id: note

        readonly property string consequence: (root.bidding ? root.game?.bidding.passNote : root.game?.trump.note) ?? ""
        readonly property string warning: root.bidding ? root.game?.bidding.missNote ?? "" : ""
        readonly property real under: root.panel.y + root.panel.height + Theme.space(root.bidding ? 12 : 18)
        readonly property real end: root.ground.handTop + Theme.px(8)
        readonly property bool inside: note.under + Theme.word(20 * 1.3) > note.end
        readonly property bool twice: note.warning !== "" && !Theme.compact && note.under + Theme.word(20 * 1.3) + Theme.word(16 * 1.5) <= note.end

        y: note.inside ? root.panel.y + root.panel.height - note.height - Theme.px(5) : note.under
        anchors.horizontalCenterOffset: note.inside ? root.panel.x + root.panel.width / 2 - root.width / 2 : 0
        widest: note.inside ? root.panel.width : root.width
        visible: note.text !== ""
        words: note.twice ? note.warning : note.inside || note.warning === "" ? note.consequence : root.game?.bidding.wholeNote ?? ""
        size: note.inside ? 15 : note.twice || note.warning === "" ? 20 : 18
        fontSizeMode: note.inside || !note.twice ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.px(14)
        color: !note.inside ? Theme.onCloth : root.bidding ? bidding.ink2 : naming.ink2
    }

    SpokenText {
        id: more

        anchors.horizontalCenter: parent.horizontalCenter
        y: note.y + note.height
        width: Math.min(implicitWidth, root.width - 2 * Theme.margin)
        visible: note.twice
        text: Words.directed(note.consequence)
        size: 16
        color: Theme.onCloth2
    }
}
