import QtQuick
import Cardroom.Ui

// The attack or defence of a pile, now and with the considered card.
CentredItem {
    id: root

    required property string iconName
    required property string label
    required property int value
    required property color ink
    // The left edge of the number.
    required property real numberAt
    // How much larger than usual it is.
    required property real grown
    // The value with the considered card, and whether it differs from the current one.
    property int then: 0
    property bool changes: false
    // Whether the card is aimed at this pile.
    property bool aimed: false
    // Whether it is dimmed during a battle.
    property bool pale: false

    readonly property bool mirrored: root.LayoutMirroring.enabled

    implicitHeight: Theme.px(30 * root.grown)
    opacity: root.pale ? 0.42 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: root.changes ? qsTr("%1 %L2, would be %L3", "a value of a pile, and what a card would make of it").arg(root.label).arg(root.value).arg(root.then)
        : qsTr("%1 %L2", "a value of a pile: attack 20").arg(root.label).arg(root.value)

    Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

    Icon {
        id: icon

        anchors.left: parent.left
        name: root.iconName
        size: Theme.px(20 * root.grown)
        color: root.ink
    }

    SilentText {
        anchors.left: icon.right
        anchors.leftMargin: Theme.px(9)
        text: root.label
        size: 15.5 * root.grown
        weight: Font.ExtraBold
        color: Theme.onCloth
    }

    SilentTitle {
        id: number

        anchors.left: parent.left
        anchors.leftMargin: root.numberAt
        text: Words.number(root.value)
        size: 32 * root.grown
        color: Theme.onCloth
    }

    Item {
        anchors.left: number.right
        anchors.leftMargin: Theme.px(9)
        width: change.implicitWidth + Theme.px(18)
        height: Theme.px(27 * root.grown)
        visible: root.changes
        Accessible.ignored: true

        Rectangle {
            anchors.fill: parent
            visible: root.aimed
            radius: height / 2
            color: Theme.lit
        }

        DashedFrame {
            anchors.fill: parent
            visible: !root.aimed
            radius: height / 2
            thickness: 1
            color: Qt.alpha(Theme.onCloth, 0.6)
        }

        SilentText {
            id: change

            anchors.centerIn: parent
            text: root.mirrored ? `← ${Words.number(root.then)}` : `→ ${Words.number(root.then)}`
            size: 15.5 * root.grown
            weight: Font.ExtraBold
            color: root.aimed ? Theme.litInk : Theme.onCloth2
        }
    }
}
