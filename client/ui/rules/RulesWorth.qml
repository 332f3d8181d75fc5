import QtQuick
import Cardroom.Ui

// Cards and what they are worth.
CentredItem {
    id: root

    required property rulesWorth modelData
    property alias cardWidth: fan.cardWidth
    property alias step: fan.step
    property alias leading: words.leading
    // The left edge of the text.
    property real wordsAt: 0

    height: Math.max(fan.height, words.height) + Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %L2 points", "what cards are worth").arg(root.modelData.text).arg(root.modelData.points)

    CardFan {
        id: fan

        anchors.left: parent.left
        cards: root.modelData.cards
    }

    SilentText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.wordsAt
        anchors.right: number.left
        anchors.rightMargin: Theme.px(10)
        text: root.modelData.text
        wrapMode: Text.Wrap
        color: Theme.text2
    }

    SilentTitle {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        text: Words.number(root.modelData.points)
        size: 21
        color: Theme.accentText
    }
}
