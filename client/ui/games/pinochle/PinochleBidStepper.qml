pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The first bid: a large number, with buttons to change it by ten, or by fifty while one is held down. On the keyboard:
// Up, Down, plus and minus for ten, Page Up and Page Down for fifty. A spin box for screen readers.
Item {
    id: root

    // A pinochleFirstBid.
    required property var bid
    property bool byKeyboard: true
    readonly property int step: root.bid.step ?? 10
    readonly property int leap: root.bid.leap ?? 50

    signal stepped(by: int)

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.word(86 / Theme.wordScale)
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: qsTr("First bid: %L1").arg(root.bid.amount ?? 0)
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.stepped(root.step)
    Accessible.onDecreaseAction: root.stepped(-root.step)
    Keys.onUpPressed: root.stepped(root.step)
    Keys.onDownPressed: root.stepped(-root.step)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            root.stepped(event.key === Qt.Key_PageUp ? root.leap : -root.leap)
            event.accepted = true
        }
    }

    FocusRing {
        visible: root.activeFocus && root.byKeyboard
        around: Theme.px(14)
        gap: 0
        lit: true
    }

    component Way: IconButton {
        id: way

        required property int sign
        // The button has been held down long enough to repeat.
        property bool held: false

        implicitWidth: Math.max(44, Theme.px(60))
        iconSize: Theme.px(26)
        ink: Theme.litInk
        hoverInk: Theme.litInk
        radius: Theme.radiusButton
        focusPolicy: Qt.NoFocus
        background: Rectangle {
            radius: way.radius
            color: Qt.alpha(Theme.litInk, way.down ? 0.14 : way.hovered ? 0.07 : 0)
            border.width: 1
            border.color: Qt.alpha(Theme.litInk, 0.35)
        }
        onPressedChanged: if (way.pressed) way.held = false
        onClicked: if (!way.held) root.stepped(way.sign * root.step)

        Timer {
            running: way.pressed && way.enabled
            interval: way.held ? 160 : 450
            repeat: true
            onTriggered: {
                way.held = true
                root.stepped(way.sign * root.leap)
            }
        }
    }

    CentredRow {
        id: row

        anchors.horizontalCenter: parent.horizontalCenter
        height: root.height
        spacing: Theme.px(12)
        LayoutMirroring.enabled: false

        Way {
            iconName: "minus"
            sign: -1
            enabled: root.bid.amount > root.bid.least
            spokenName: qsTr("Ten less")
        }

        SilentTitle {
            width: Math.max(Theme.px(168), implicitWidth)
            horizontalAlignment: Text.AlignHCenter
            text: Words.number(root.bid.amount ?? 0)
            size: 94 / Theme.wordScale
            color: Theme.litInk
        }

        Way {
            iconName: "plus"
            sign: 1
            enabled: root.bid.amount < root.bid.most
            spokenName: qsTr("Ten more")
        }
    }
}
