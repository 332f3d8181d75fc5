pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A part of a game's rules: a title, with lines, examples and other items below it.
Column {
    id: root

    required property string title
    property string text: ""
    // [{icon or figure, title, text}], as in RulesLine.
    property var lines: []
    // [{hand, publicCards, tags, title, text, spoken}], as in RulesExample; the enclosing sheet sets their sizes.
    property var examples: []
    readonly property RulesSheet sheet: root.parent?.parent as RulesSheet

    width: parent?.width ?? 0
    spacing: Theme.px(10)

    HeadingText {
        width: root.width
        text: root.title
        size: 22
        wrapMode: Text.Wrap
    }

    SpokenText {
        width: root.width
        visible: root.text !== ""
        text: root.text
        color: Theme.text2
        wrapMode: Text.Wrap
    }

    Repeater {
        model: root.lines

        RulesLine {
            required property var modelData

            width: root.width
            iconName: modelData.icon ?? ""
            figure: modelData.figure ?? ""
            title: modelData.title
            text: modelData.text
        }
    }

    Repeater {
        model: root.examples

        RulesExample {
            required property var modelData

            width: root.width
            kind: root.sheet.kind
            cardWidth: root.sheet.cardWidth
            cardsRoom: root.sheet.cardsRoom
            overlap: root.sheet.overlap
            hand: modelData.hand ?? []
            publicCards: modelData.publicCards ?? []
            tags: modelData.tags ?? []
            title: modelData.title
            text: modelData.text
            spoken: modelData.spoken
        }
    }
}
