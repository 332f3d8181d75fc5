import QtQuick
import Cardroom.Ui

// One of several items on the table that can be chosen, by pointer, keyboard or screen reader.
Item {
    id: root

    required property bool chosen
    required property string spokenName
    required property bool byKeyboard
    readonly property string keyZone: "table"
    readonly property alias hovered: hover.hovered

    signal picked
    signal tapped(count: int)
    signal doubleTapped

    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.spokenName
    Accessible.checked: root.chosen
    Accessible.onPressAction: root.picked()
    Keys.onSpacePressed: root.picked()

    HoverHandler {
        id: hover
    }

    TapHandler {
        id: tap

        onTapped: root.tapped(tap.tapCount)
        onDoubleTapped: root.doubleTapped()
    }
}
