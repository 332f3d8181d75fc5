pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One attack in a line: "Our attack 30 beats 23 Their defence" and, at its end, who gets the points.
Item {
    id: root

    required property thronesAttack line
    // How far the attack has come, 0 to 1, and whether it has been decided.
    required property real way
    required property bool decided
    // The size of the numbers.
    required property real numberSize

    readonly property bool mirrored: root.LayoutMirroring.enabled
    readonly property color attackInk: root.line.ours ? Theme.litOurs : Theme.litTheirs
    readonly property color defenceInk: root.line.ours ? Theme.litTheirs : Theme.litOurs

    // A number, struck through if it has lost.
    component Figure: SilentTitle {
        id: figure

        required property int value
        required property bool lost

        anchors.verticalCenter: parent?.verticalCenter
        text: Words.number(figure.value)
        size: root.numberSize
        opacity: figure.lost ? 0.72 : 1

        Rectangle {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: Math.round(figure.height * 0.02)
            visible: figure.lost
            width: figure.width + Theme.px(16)
            height: Math.max(3, Math.round(root.numberSize * Theme.k / 11))
            radius: height / 2
            rotation: -8
            color: figure.color
        }
    }

    component Label: SilentText {
        size: Math.max(14, root.numberSize * 0.28)
        weight: Font.Bold
        color: Theme.litInk2
    }

    component Verb: SilentTitle {
        size: root.numberSize * 0.62
        weight: Font.Medium
        color: Theme.litInk
        opacity: root.decided ? 1 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.fade(120) } }
    }

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(20)
        scale: Math.min(1, (root.width - 2 * (stake.width + Theme.px(44))) / Math.max(1, row.width))

        CentredRow {
            spacing: Theme.px(12)
            opacity: root.way
            transform: Translate { x: (root.mirrored ? 1 : -1) * (1 - root.way) * Theme.px(70) }

            Icon {
                name: "attack"
                size: Theme.px(28)
                color: root.attackInk
            }

            Label { text: root.line.attackName }

            Figure {
                value: root.line.attack
                lost: root.decided && !root.line.succeeds
                color: root.attackInk
            }
        }

        Verb { text: root.line.verb }

        CentredRow {
            spacing: Theme.px(12)

            Figure {
                value: root.line.defence
                lost: root.decided && root.line.succeeds
                color: root.defenceInk
            }

            Label { text: root.line.defenceName }

            Icon {
                name: "defence"
                size: Theme.px(28)
                color: root.defenceInk
            }
        }

        Verb {
            visible: text !== ""
            text: root.line.verbEnd
        }
    }

    SilentText {
        id: stake

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(26)
        anchors.verticalCenter: parent.verticalCenter
        text: root.line.stake
        size: Math.max(15, root.numberSize * 0.3)
        weight: Font.ExtraBold
        color: root.line.toUs ? Theme.litOurs : Theme.litTheirs
        opacity: root.decided ? 1 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.fade(120) } }
    }
}
