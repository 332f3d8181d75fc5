pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The highest bid, in large type, and the possible answers to it; for the first bid, a number to choose.
PinochlePanel {
    id: root

    // "Selma bids", and the amount; 0: nobody has bid yet.
    required property string title
    required property int amount
    // What the person has to do, or who is choosing.
    required property string prompt
    // What the hand's melds alone reach and, as styled text, what is usually made. Empty for a person without cards.
    required property string meldsNote
    required property string likelyNote
    // The possible answers, each a pinochleOffer, and the first bid that the person is preparing, a pinochleFirstBid.
    required property var offers
    required property var firstBid
    property bool byKeyboard: true
    // The room below the buttons, and whether there is less room above them than usual.
    property real foot: Theme.px(30)
    property bool tight: false

    readonly property bool asked: root.offers.length > 0
    readonly property bool stepping: root.asked && root.firstBid.amount > 0
    readonly property real pad: Theme.px(30)
    // The number does not grow with the text size, because the other text needs the room.
    readonly property real figure: 98 / Theme.wordScale

    signal answered(id: string)
    signal stepped(by: int)

    lit: root.asked
    Accessible.role: Accessible.Grouping
    Accessible.name: root.amount > 0 ? qsTr("%1 %L2").arg(root.title).arg(root.amount) : root.title

    component Prompt: DisplayText {
        width: parent?.width ?? 0
        horizontalAlignment: Text.AlignHCenter
        text: Words.directed(root.prompt)
        size: root.stepping ? 28 : 25
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.word(16)
        weight: Font.Medium
        color: root.ink
        Accessible.role: Accessible.StaticText
        Accessible.name: root.prompt
    }

    component Note: BodyText {
        width: parent?.width ?? 0
        horizontalAlignment: Text.AlignHCenter
        textFormat: Text.StyledText
        size: 15.5
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        color: root.ink2
        Accessible.role: Accessible.StaticText
        Accessible.name: text.replace(/<[^>]*>/g, "")
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(((root.asked ? buttons.y : parent.height) - height) / 2 + (root.asked ? Theme.px(5) : 0))
        width: parent.width - 2 * root.pad
        spacing: Theme.px(root.stepping ? 4 : 0)

        SilentText {
            width: parent.width
            visible: !root.stepping
            horizontalAlignment: Text.AlignHCenter
            text: Words.directed(root.title)
            size: 16
            color: root.ink2
        }

        Prompt {
            visible: root.stepping && root.prompt !== ""
        }

        Item {
            width: parent.width
            height: Theme.word(root.figure * 0.92)
            visible: !root.stepping && root.amount > 0

            CountingText {
                anchors.centerIn: parent
                value: root.amount
                counts: !Theme.still && visible
                time: 240
                curve: Easing.OutCubic
                size: root.figure
                color: root.ink
            }
        }

        PinochleBidStepper {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.stepping
            bid: root.firstBid
            byKeyboard: root.byKeyboard
            onStepped: by => root.stepped(by)
        }

        Prompt {
            visible: !root.stepping && root.prompt !== ""
        }

        Note {
            visible: root.stepping && !root.tight && root.meldsNote !== ""
            text: root.meldsNote
        }

        Note {
            visible: root.asked && (root.stepping || !root.tight) && root.likelyNote !== ""
            text: root.likelyNote.replace(/<b>/g, `<font color="${root.ink}"><b>`).replace(/<\/b>/g, "</b></font>")
        }
    }

    Row {
        id: buttons

        // The button for a first bid is wider than the pass button beside it.
        readonly property real share: (width - spacing * (root.offers.length - 1)) / (root.stepping ? 2.58 : root.offers.length)

        x: root.pad
        y: parent.height - height - root.foot
        width: parent.width - 2 * root.pad
        height: Theme.px(root.stepping ? 64 : 60)
        visible: root.asked
        spacing: Theme.px(12)

        Repeater {
            model: root.offers

            PinochleBidButton {
                required property pinochleOffer modelData
                required property int index

                width: Math.round(buttons.share * (root.stepping && index === 1 ? 1.58 : 1))
                height: buttons.height
                text: modelData.kind === "bid" ? modelData.spoken : modelData.text
                spokenName: modelData.spoken
                key: modelData.kind === "bid" ? "" : /^[0-9]$/.test(modelData.key) ? Words.number(Number(modelData.key)) : modelData.key
                keyIcon: modelData.kind === "bid" ? "enter" : ""
                hinted: modelData.hinted
                look: modelData.kind === "pass" ? PinochleBidButton.Quiet : index === 1 ? PinochleBidButton.First : PinochleBidButton.Usual
                onClicked: root.answered(modelData.id)
            }
        }
    }
}
