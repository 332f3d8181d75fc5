import QtQuick
import Cardroom.Ui

// An on/off switch with immediate effect. `toggled` reports a change by the person. A name is required, because the
// visible text is next to the switch.
ButtonBase {
    id: root

    text: ""
    checkable: true
    implicitWidth: Math.max(40, Theme.px(50))
    implicitHeight: Math.max(40, Theme.px(40))
    radius: track.height / 2 + Theme.px(6)

    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onToggleAction: root.press()

    contentItem: Item {
        Rectangle {
            id: track

            anchors.centerIn: parent
            width: Theme.px(50)
            height: Theme.px(29)
            radius: track.height / 2
            color: root.checked ? Theme.accent : Theme.sunken
            border.width: root.checked ? 0 : 1
            border.color: root.hovered ? Theme.text3 : Theme.line

            Rectangle {
                readonly property real gap: Math.round((track.height - height) / 2)

                // The "on" position is at the end of the reading direction.
                x: root.checked !== root.mirrored ? track.width - width - gap : gap
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(23)
                height: width
                radius: width / 2
                color: root.checked ? Theme.accentInk : Theme.text3

                Behavior on x { NumberAnimation { duration: Theme.duration(120); easing.type: Easing.OutCubic } }
            }
        }
    }
}
