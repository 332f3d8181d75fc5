pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Translations
import Cardroom.Ui

// What a round has brought one player.
ResultRow {
    id: root

    // As in PasurModel's sheet.
    required property var modelData
    // The columns' widths, from the end: total, round, then the parts from the last to the first.
    required property int totalWidth
    required property int roundWidth
    required property int partWidth
    // Whose total counts as the best one.
    readonly property bool leads: root.modelData.leads === true

    player: root.modelData
    lit: root.leads ? 0.15 : 0
    Accessible.name: root.modelData.text

    SilentText {
        anchors.left: parent.left
        anchors.leftMargin: root.wordsX
        anchors.right: parts.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: root.modelData.name
        size: 16.5
        weight: Font.ExtraBold
    }

    Row {
        id: parts

        anchors.right: round.left
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: root.modelData.parts

            Item {
                id: part

                // {count, points}: what is to be read; the points beside it where they are something else.
                required property var modelData

                width: root.partWidth
                height: value.height

                Row {
                    anchors.centerIn: parent
                    spacing: Theme.px(4)

                    SilentText {
                        id: value

                        text: part.modelData.value > 0 ? Words.number(part.modelData.value) : "–"
                        size: 17
                        weight: part.modelData.value > 0 ? Font.Bold : Font.Normal
                        color: part.modelData.value > 0 ? Theme.text : Theme.text3
                    }

                    SilentText {
                        anchors.baseline: value.baseline
                        visible: part.modelData.more > 0
                        text: `+${Words.number(part.modelData.more)}`
                        size: 14
                        color: Theme.text3
                    }
                }
            }
        }
    }

    SilentText {
        id: round

        anchors.right: total.left
        anchors.verticalCenter: parent.verticalCenter
        width: root.roundWidth
        horizontalAlignment: Text.AlignHCenter
        text: `+${Words.number(root.modelData.round)}`
        size: 17
        weight: Font.ExtraBold
        color: root.modelData.round > 0 ? Theme.text : Theme.text3
    }

    SilentTitle {
        id: total

        anchors.right: parent.right
        anchors.rightMargin: root.side
        anchors.verticalCenter: parent.verticalCenter
        width: root.totalWidth
        horizontalAlignment: Text.AlignHCenter
        text: Words.number(root.modelData.total)
        size: 32
        color: root.leads ? Theme.accentText : Theme.text
    }
}
