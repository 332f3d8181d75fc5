pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Between the piles: the outcome if the battle took place now, and what the considered card would change about it.
Item {
    id: root

    // A list of thronesAttack values, ours first; empty: none.
    required property var outcome
    property thronesAttack none
    // The same with the considered card on the pile that it is aimed at; empty: none.
    required property var then
    required property bool brief

    readonly property int gap: Theme.px(root.brief ? 16 : 22)

    implicitHeight: Theme.px(28)
    visible: root.outcome.length === 2

    BodyText {
        id: whole

        visible: false
        text: qsTr("If it ended now:")
        size: 15
    }

    CentredRow {
        anchors.centerIn: parent
        spacing: root.gap

        BodyText {
            id: label

            // The label is shortened or left out before anything else.
            visible: label.implicitWidth + root.gap + attacks.width <= root.width
            text: root.brief || whole.implicitWidth + root.gap + attacks.width > root.width ? qsTr("Now:", "the battle if it came now") : whole.text
            size: 15
            color: Theme.onCloth2
        }

        CentredRow {
            id: attacks

            spacing: root.gap
            // Scaled down if even that is too long for the line.
            scale: Math.min(1, root.width / Math.max(1, attacks.width))

            Repeater {
                model: root.outcome.length

                CentredRow {
                    id: attack

                    required property int index
                    readonly property thronesAttack now: root.outcome[attack.index] ?? root.none
                    readonly property thronesAttack after: root.then[attack.index] ?? root.none
                    readonly property bool changed: attack.after.changed

                    spacing: Theme.px(9)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: attack.changed ? attack.after.spoken : attack.now.spoken

                    Icon {
                        name: "attack"
                        size: Theme.px(17)
                        color: attack.now.ours ? Theme.ours : Theme.theirs
                        opacity: attack.changed ? 0.6 : 1
                    }

                    SilentText {
                        text: Words.directed(attack.changed ? attack.now.brief : attack.now.text)
                        textFormat: Text.StyledText
                        size: 15.5
                        weight: Font.ExtraBold
                        font.strikeout: attack.changed
                        color: Theme.onCloth
                        opacity: attack.changed ? 0.62 : 1
                    }

                    Rectangle {
                        visible: attack.changed
                        width: words.implicitWidth + Theme.px(22)
                        height: Theme.px(28)
                        radius: height / 2
                        color: Theme.lit

                        SilentText {
                            id: words

                            anchors.centerIn: parent
                            text: Words.directed(attack.after.text)
                            textFormat: Text.StyledText
                            size: 15.5
                            weight: Font.ExtraBold
                            color: Theme.litInk
                        }
                    }
                }
            }
        }
    }
}
