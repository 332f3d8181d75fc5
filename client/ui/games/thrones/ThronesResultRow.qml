pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A row of the result: one battle.
ResultRow {
    id: root

    required property thronesPlay modelData
    required property int oursX
    required property int theirsX
    required property int linesX
    required property int pointsWidth
    required property int ourPile

    readonly property int card: Math.round((root.height - Theme.px(8)) / 1.4)
    readonly property bool won: root.modelData.us > root.modelData.them

    lit: root.won ? 0.13 : 0
    Accessible.name: root.modelData.spoken

    SilentText {
        anchors.left: parent.left
        anchors.leftMargin: root.side
        text: root.modelData.title
        weight: Font.ExtraBold
    }

    component Value: CentredRow {
        id: value

        required property string iconName
        required property int number

        spacing: Theme.px(6)

        Icon {
            name: value.iconName
            size: Theme.px(16)
            color: Theme.text2
        }

        SilentText {
            text: Words.number(value.number)
            weight: Font.Bold
        }
    }

    component Character: CentredRow {
        id: character

        required property bool ours
        readonly property int pile: character.ours ? root.ourPile : 1 - root.ourPile
        // Beaten by the other team's attack.
        readonly property bool beaten: root.modelData.lines.some(line => line.ours !== character.ours && line.succeeds)

        anchors.left: parent.left
        anchors.leftMargin: character.ours ? root.oursX : root.theirsX
        spacing: Theme.px(12)

        CardFace {
            card: root.modelData.hearts[character.pile]
            back: "thrones"
            cardWidth: root.card
            legal: !character.beaten
        }

        StartColumn {
            spacing: Theme.px(1)

            Value {
                iconName: "attack"
                number: root.modelData.attacks[character.pile]
            }

            Value {
                iconName: "defence"
                number: root.modelData.defences[character.pile]
            }
        }
    }

    Character { ours: true }
    Character { ours: false }

    StartColumn {
        anchors.left: parent.left
        anchors.leftMargin: root.linesX
        anchors.right: ours.left
        spacing: Theme.px(1)

        Repeater {
            model: root.modelData.lines

            CentredRow {
                id: attack

                required property thronesAttack modelData

                spacing: Theme.px(9)

                TeamMark {
                    size: Theme.px(8)
                    team: attack.modelData.ours ? "ours" : "theirs"
                }

                SilentText {
                    text: Words.directed(attack.modelData.brief)
                    size: Theme.compact ? 13.5 : 15
                    color: Theme.text2
                }
            }
        }
    }

    component Points: SilentTitle {
        required property int points

        anchors.right: parent.right
        width: root.pointsWidth
        horizontalAlignment: Text.AlignRight
        text: Words.number(points)
        size: 26
        color: points === 0 ? Theme.text3 : Theme.text
    }

    Points {
        id: ours

        anchors.rightMargin: root.side + root.pointsWidth
        points: root.modelData.us
    }

    Points {
        anchors.rightMargin: root.side
        points: root.modelData.them
    }
}
