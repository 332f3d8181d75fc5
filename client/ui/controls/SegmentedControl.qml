pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A choice between a few options, all visible. The arrow keys move from one to the next. (Not a Control, because Qt
// 6.4's controls report their own role to screen readers.)
Item {
    id: root

    required property list<string> options
    property int currentIndex: 0
    // The name of the choice, for a screen reader: "Movement".
    property string spokenName: ""
    property list<string> iconNames
    // The option with a small dot; -1: none.
    property int dotIndex: -1
    // Whether all options have the same width and fill the control.
    property bool equal: false

    signal chosen(int index)

    function choose(index: int): void {
        if (index >= 0 && index < root.options.length && index !== root.currentIndex)
            root.chosen(index)
    }

    implicitWidth: row.implicitWidth + 2 * row.margin
    implicitHeight: Theme.px(44)
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: root.spokenName

    Keys.onLeftPressed: root.choose(root.currentIndex + (root.LayoutMirroring.enabled ? 1 : -1))
    Keys.onRightPressed: root.choose(root.currentIndex + (root.LayoutMirroring.enabled ? -1 : 1))

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: Theme.sunken

        FocusRing {
            visible: root.activeFocus
            around: parent.radius
        }
    }

    Row {
        id: row

        readonly property int margin: Theme.px(4)

        anchors.fill: parent
        anchors.margins: row.margin

        Repeater {
            model: root.options

            ChoiceButton {
                id: segment

                required property string modelData
                required property int index

                chosen: segment.index === root.currentIndex
                width: root.equal ? row.width / root.options.length : implicitWidth
                height: row.height
                horizontalPadding: Theme.px(15)
                radius: Theme.radiusButton - Theme.px(4)
                text: segment.modelData
                focusPolicy: Qt.NoFocus
                onClicked: root.choose(segment.index)

                background: Rectangle {
                    radius: segment.radius
                    color: segment.chosen ? Theme.raised : segment.hovered ? Qt.alpha(Theme.text, 0.05) : "transparent"
                }

                contentItem: Item {
                    implicitWidth: content.implicitWidth
                    implicitHeight: content.implicitHeight

                    IconText {
                        id: content

                        anchors.centerIn: parent
                        iconName: root.iconNames[segment.index] ?? ""
                        iconSize: Theme.px(18)
                        text: segment.text
                        size: 15
                        weight: segment.chosen ? Font.ExtraBold : Font.Bold
                        ink: segment.chosen ? Theme.text : Theme.text2

                        Rectangle {
                            visible: segment.index === root.dotIndex
                            width: Theme.px(9)
                            height: width
                            radius: width / 2
                            color: Theme.accent
                        }
                    }
                }
            }
        }
    }
}
