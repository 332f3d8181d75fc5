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
    // The possible answers, each a pinochleOffer, and the first bid that the person is preparing, a pinochleFirstBid.
    required property var offers
    required property var firstBid
    property bool byKeyboard: true

    readonly property bool asked: root.offers.length > 0
    readonly property bool stepping: root.asked && root.firstBid.amount > 0
    readonly property real pad: Theme.px(34)
    // The number does not grow with the text size, because the other text needs the room.
    readonly property real figure: 98 / Theme.wordScale

    signal answered(id: string)
    signal stepped(by: int)

    lit: root.asked
    Accessible.role: Accessible.Grouping
    Accessible.name: root.amount > 0 ? qsTr("%1 %L2").arg(root.title).arg(root.amount) : root.title

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(((root.asked ? buttons.y : parent.height) - height) / 2 + (root.asked ? Theme.px(6) : 0))
        width: parent.width - 2 * root.pad
        spacing: Theme.px(root.stepping ? 2 : 0)

        SilentText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: Words.directed(root.title)
            size: 16
            color: root.ink2
        }

        Item {
            width: parent.width
            height: Theme.word(root.figure)
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

        DisplayText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: Words.directed(root.prompt)
            size: 25
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(16)
            weight: Font.Medium
            color: root.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: root.prompt
        }
    }

    Row {
        id: buttons

        x: root.pad
        y: parent.height - height - Theme.px(37)
        width: parent.width - 2 * root.pad
        height: Theme.px(60)
        visible: root.asked
        spacing: Theme.px(12)

        Repeater {
            model: root.offers

            PinochleBidButton {
                required property pinochleOffer modelData
                required property int index

                width: (buttons.width - buttons.spacing * (root.offers.length - 1)) / root.offers.length
                height: buttons.height
                text: modelData.kind === "bid" ? modelData.spoken : modelData.text
                spokenName: modelData.spoken
                key: /^[0-9]$/.test(modelData.key) ? Words.number(Number(modelData.key)) : modelData.key
                hinted: modelData.hinted
                look: modelData.kind === "pass" ? PinochleBidButton.Quiet : index === 1 ? PinochleBidButton.First : PinochleBidButton.Usual
                onClicked: root.answered(modelData.id)
            }
        }
    }
}
