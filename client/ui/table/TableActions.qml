pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The possible actions, in the page's bottom corner on the trailing side: a primary one with the others above it.
Column {
    id: root

    required property TableController controller
    // Whether the person is choosing the effect of the selected card.
    property bool choiceOpen: false
    // Whether the person is watching a movement, which can be skipped.
    property bool moving: false
    readonly property string keyZone: "actions"

    signal skipChosen

    spacing: Theme.px(10)
    width: Theme.actionWidth

    SpokenText {
        width: root.width
        visible: text !== "" && !root.moving
        text: root.controller.lesson.on ? root.controller.lesson.keys : root.controller.clock.pauseWords
        size: Theme.compact ? 13.5 : 14.5
        color: Theme.onCloth2
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }

    component Action: QuietButton {
        width: root.width
        look: QuietButton.Plaque
    }

    Action {
        visible: root.controller.turn.canHint && !root.choiceOpen
        iconName: "hint"
        text: qsTr("Hint")
        key: "H"
        onClicked: root.controller.turn.hint()
    }

    Action {
        visible: root.choiceOpen
        text: qsTr("Another card")
        key: qsTr("Esc")
        onClicked: root.controller.choice.clearSelection()
    }

    // Moves without a card, such as "Pass".
    Repeater {
        model: root.controller.choice.actions

        Action {
            required property tableAction modelData

            text: modelData.text
            key: modelData.key
            onClicked: root.controller.choice.act(modelData.id)
        }
    }

    Action {
        readonly property bool later: root.controller.phase !== TablePhase.Gathering && root.controller.phase !== TablePhase.Over

        visible: later && root.controller.people.canSitDown
        text: qsTr("Join the next game")
        onClicked: root.controller.people.sitDown()
    }

    Action {
        visible: root.moving
        text: qsTr("Skip")
        keyIcon: "enter"
        onClicked: root.skipChosen()
    }

    PrimaryButton {
        id: primary

        width: root.width
        horizontalPadding: Theme.px(14)
        // The coach has its own button for going on.
        visible: root.controller.turn.primaryText !== "" && root.controller.lesson.nextText === "" && !root.moving
        overCloth: true
        waiting: !root.controller.turn.primaryReady
        text: root.controller.turn.primaryText
        keyIcon: primary.waiting ? "" : "enter"
        shareLeft: root.controller.turn.primaryShareLeft
        onClicked: root.controller.turn.primary()
    }

    Rectangle {
        width: root.width
        height: Math.max(Theme.quietHeight, watched.height + Theme.px(16))
        visible: root.controller.people.watchingText !== ""
        radius: Theme.quietHeight / 2
        color: Theme.plaque
        Accessible.role: Accessible.StaticText
        Accessible.name: watched.text

        BodyText {
            id: watched

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 2 * Theme.px(14))
            text: root.controller.people.watchingText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            size: 15
            weight: Font.Bold
            color: Theme.onCloth
        }
    }
}
