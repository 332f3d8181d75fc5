pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Translations
import Cardroom.Ui

// One player of the result: who, both hands of cards with those that make thirteen raised, how they count, the points.
ResultRow {
    id: root

    // As in LuckyThirteenModel's results.
    required property var modelData
    required property int index
    required property int card
    required property int step
    required property int ownX
    required property int publicX
    required property int sumX
    required property string back

    readonly property bool thirteen: root.modelData.sum !== ""
    property real counted: Theme.still ? root.modelData.points : 0

    player: root.modelData
    lit: root.modelData.winner ? 0.15 : 0
    Accessible.name: Words.filled(qsTr("%1, %Ln point(s). %2", "a result: name, points, how they are reckoned", root.modelData.points), [root.modelData.name, root.modelData.reckoning])

    NumberAnimation on counted {
        running: !Theme.still
        from: 0
        to: root.modelData.points
        duration: Theme.duration(400)
        easing.type: Easing.OutCubic
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: root.wordsX
        anchors.verticalCenter: parent.verticalCenter
        width: root.ownX - root.wordsX - Theme.px(14)
        spacing: Theme.px(2)

        BodyText {
            width: parent.width
            text: root.modelData.name
            size: 16.5
            weight: Font.ExtraBold
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            text: root.modelData.secondLine
            textFormat: Text.StyledText
            size: 14
            color: Theme.text2
        }
    }

    component Cards: Item {
        id: cards

        required property var list
        required property int at

        anchors.left: parent.left
        anchors.leftMargin: cards.at
        anchors.verticalCenter: parent.verticalCenter
        width: root.step + root.card
        height: Theme.cardHeight(root.card)

        Repeater {
            model: cards.list

            CardFace {
                required property var modelData
                required property int index

                x: index * root.step
                y: modelData.used ? -Math.round(root.card * 0.09) : 0
                card: modelData.card
                back: root.back
                cardWidth: root.card
                legal: modelData.used || !root.thirteen
                spokenName: modelData.name ?? ""

                CardRing {
                    visible: parent.modelData.used
                    around: root.card / 15
                    gap: 1
                    thickness: Math.max(2, Theme.px(2))
                    color: Theme.select
                }
            }
        }
    }

    Cards {
        list: root.modelData.hand
        at: root.ownX
    }

    Cards {
        list: root.modelData.publicCards
        at: root.publicX
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: root.sumX
        anchors.right: points.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(5)

        BodyText {
            width: parent.width
            visible: root.thirteen
            text: Theme.suitsInked(root.modelData.sum)
            textFormat: Text.StyledText
            size: 15.5
            weight: Font.ExtraBold
        }

        Paragraph {
            width: parent.width
            text: root.modelData.reckoning
            size: 15
        }
    }

    DisplayText {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: root.side
        anchors.verticalCenter: parent.verticalCenter
        text: Words.number(Math.round(root.counted))
        size: 40
        color: root.modelData.winner ? Theme.accentText : root.modelData.points > 0 ? Theme.text : Theme.text3
    }
}
