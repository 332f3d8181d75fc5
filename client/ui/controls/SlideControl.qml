import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A slider for a level from zero to full, such as the volume. `moved` reports a change by the person.
T.Slider {
    id: root

    property string spokenName: ""
    // The colour of the unfilled part, for use on a background darker than a panel.
    property color track: Theme.sunken

    implicitWidth: Theme.px(220)
    implicitHeight: Math.max(40, Theme.px(40))
    stepSize: 0.05
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45
    Accessible.name: root.spokenName

    background: Rectangle {
        x: root.leftPadding
        y: Math.round((root.height - height) / 2)
        width: root.availableWidth
        height: Theme.px(6)
        radius: height / 2
        color: root.track
        border.width: Theme.dark ? 0 : 1
        border.color: Theme.line

        Rectangle {
            x: root.mirrored ? parent.width - width : 0
            width: root.position * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }

    handle: Rectangle {
        x: root.leftPadding + Math.round(root.visualPosition * (root.availableWidth - width))
        y: Math.round((root.height - height) / 2)
        width: Theme.px(24)
        height: width
        radius: width / 2
        color: root.pressed ? Qt.lighter(Theme.accent, 1.1) : Theme.accent
        border.width: Theme.px(4)
        border.color: Theme.surface

        FocusRing {
            visible: root.visualFocus
            around: parent.radius
        }
    }
}
