import QtQuick
import Cardroom.Ui

// A number with buttons to decrease and increase it by one, which Up and Down also do; a spin box for screen readers.
// (Not a Control, because Qt 6.4's controls report their own role to screen readers.)
Item {
    id: root

    property int value: 0
    property int from: 0
    property int to: 100
    property int step: 1
    property string spokenName: ""
    // The text in the middle, if the number alone is not enough.
    property string valueText: Words.number(root.value)

    signal changed(int value)

    function stepBy(amount: int): void {
        const next = Math.max(root.from, Math.min(root.to, root.value + amount))
        if (root.enabled && next !== root.value)
            root.changed(next)
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(40, Theme.px(44))
    activeFocusOnTab: true
    opacity: root.enabled ? 1 : 0.45

    Accessible.role: Accessible.SpinBox
    Accessible.name: root.spokenName === "" ? root.valueText : Words.labelled(root.spokenName, root.valueText)
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.stepBy(root.step)
    Accessible.onDecreaseAction: root.stepBy(-root.step)

    Keys.onUpPressed: root.stepBy(root.step)
    Keys.onDownPressed: root.stepBy(-root.step)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.sunken

        FocusRing {
            visible: root.activeFocus
            around: parent.radius
        }
    }

    Row {
        id: row

        anchors.fill: parent

        IconButton {
            iconName: "minus"
            spokenName: qsTr("Less")
            iconSize: Theme.px(20)
            focusPolicy: Qt.NoFocus
            enabled: root.value > root.from
            autoRepeat: true
            onClicked: root.stepBy(-root.step)
        }

        BodyText {
            width: Math.max(Theme.px(48), implicitWidth + Theme.px(12))
            height: row.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.valueText
            weight: Font.ExtraBold
        }

        IconButton {
            iconName: "plus"
            spokenName: qsTr("More")
            iconSize: Theme.px(20)
            focusPolicy: Qt.NoFocus
            enabled: root.value < root.to
            autoRepeat: true
            onClicked: root.stepBy(root.step)
        }
    }
}
