import QtQuick
import Cardroom.Ui

// One of several options that differ in kind (a card back, "One for each game"): a chip, with a tick and a ring when
// selected.
ChoiceButton {
    id: root

    implicitHeight: Math.max(40, Theme.px(40))
    horizontalPadding: Theme.px(14)
    radius: root.height / 2

    background: Rectangle {
        radius: root.radius
        color: root.chosen ? Theme.raised : root.hovered ? Qt.alpha(Theme.text, 0.06) : "transparent"
        border.width: root.chosen ? Theme.px(2) : 1
        border.color: root.chosen ? Theme.accent : Theme.line
    }

    contentItem: IconText {
        iconName: root.chosen ? "check" : ""
        iconSize: Theme.px(18)
        text: root.text
        size: 14.5
    }
}
