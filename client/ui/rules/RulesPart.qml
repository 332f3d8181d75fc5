pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A part of a game's rules: a title, with text, lines, examples and what cards are worth below it.
Column {
    id: root

    required property rulesPart part
    // As in RulesSheet.
    required property string kind
    required property real cardWidth
    required property real cardsRoom
    required property real overlap
    required property Component worth
    required property real worthSpacing

    width: parent?.width ?? 0
    spacing: root.part.worths.length > 0 ? root.worthSpacing
        : Theme.px(root.part.lines.length > 0 || root.part.examples.length > 1 ? 14 : 10)

    HeadingText {
        width: root.width
        text: root.part.title
        size: 22
        wrapMode: Text.Wrap
    }

    SpokenText {
        width: root.width
        visible: text !== ""
        text: root.part.text
        color: Theme.text2
        wrapMode: Text.Wrap
    }

    Repeater {
        model: root.part.lines

        RulesLine {
            required property rulesLine modelData

            width: root.width
            iconName: modelData.icon
            figure: modelData.figure
            title: modelData.title
            text: modelData.text
        }
    }

    Row {
        visible: root.part.times.length > 0
        spacing: Theme.px(14)
        topPadding: Theme.px(4)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.part.timesSpoken

        Repeater {
            model: root.part.times

            Column {
                id: suit

                required property rulesTimes modelData

                spacing: Theme.px(6)

                CardFace {
                    card: suit.modelData.card
                    cardWidth: root.cardWidth
                }

                BodyText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: qsTr("× %L1").arg(suit.modelData.times)
                    weight: Font.ExtraBold
                }
            }
        }
    }

    Repeater {
        model: root.part.examples

        RulesExample {
            width: root.width
            kind: root.kind
            cardWidth: root.cardWidth
            cardsRoom: root.cardsRoom
            overlap: root.overlap
        }
    }

    Repeater {
        model: root.part.worths
        delegate: root.worth
    }

    Paragraph {
        width: root.width
        topPadding: Theme.px(6)
        visible: text !== ""
        text: root.part.closing
    }
}
