import QtQuick
import Cardroom.Ui

// The prompts up to the choice of trump: the bid, then the suit. Shows what the hand would meld, and the consequences
// of the answer.
PinochleStage {
    id: root

    required property bool bidding
    readonly property bool byKeyboard: root.table.zones.byKeyboard

    // The lower edge of all its items.
    readonly property real foot: Math.max(note.y + note.height, root.ground.panel.y + root.ground.panel.height)

    PinochleWorth {
        x: root.table.places.startX(width)
        y: root.table.places.cornerY
        visible: !Theme.compact && suits.length > 0
        suits: root.game?.trump.worth ?? []
        widest: root.ground.besidePanel
        helps: root.bidding
    }

    PinochleBidding {
        id: bidding

        spot: root.ground.panel
        visible: root.bidding
        title: root.game?.bidding.text ?? ""
        amount: root.game?.bidding.bid ?? 0
        prompt: root.controller.turn.prompt
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
        suits: root.asked ? root.game?.trump.worth ?? [] : []
        chosen: root.game?.ready.chosenSuit ?? ""
        hinted: root.game?.ready.hintedSuit ?? ""
        byKeyboard: root.byKeyboard
        onPicked: action => root.controller.choice.act(action)
        onNamed: action => {
            root.controller.choice.act(action)
            root.controller.turn.primary()
        }
    }

    // The consequences of the answer: below the prompt or, if the hand is there, at the foot of the panel.
    PinochlePrompt {
        id: note

        readonly property rect panel: root.ground.panel
        readonly property real under: note.panel.y + note.panel.height + Theme.space(18)
        readonly property bool inside: note.under + Theme.word(20 * 1.3) > root.ground.handTop + Theme.px(8)

        y: note.inside ? note.panel.y + note.panel.height - note.height - Theme.px(5) : note.under
        widest: note.inside ? note.panel.width : root.width
        visible: note.text !== ""
        words: (root.bidding ? root.game?.bidding.passNote : root.game?.trump.note) ?? ""
        size: note.inside ? 15 : 20
        fontSizeMode: note.inside ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.px(14)
        color: !note.inside ? Theme.onCloth : root.bidding ? bidding.ink2 : naming.ink2
    }
}
