pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// The sets that the selected card can pick up, side by side. An ace can have a hundred, so items are created only for
// visible ones. A list that is too wide scrolls to the chosen set.
Item {
    id: root

    // The sets to list, each a pasurCapture.
    required property var choices
    required property string aim
    required property bool byKeyboard

    readonly property int aimedAt: root.choices.findIndex(choice => choice.id === root.aim)
    readonly property real free: root.width - sets.contentWidth - 2 * sets.pad
    readonly property bool wide: root.free < 0

    signal picked(string id)
    // The list disappeared while it had the focus.
    signal focusLeft

    // Scrolls to the chosen set, and keeps the focus on it.
    function reveal(): void {
        sets.currentIndex = root.aimedAt
        sets.positionViewAtIndex(root.aimedAt, ListView.Center)
        if (sets.activeFocus)
            sets.currentItem?.forceActiveFocus(Qt.OtherFocusReason)
    }

    implicitHeight: Theme.px(64)
    onVisibleChanged: if (!root.visible && sets.activeFocus) root.focusLeft()
    onAimedAtChanged: Qt.callLater(root.reveal)
    onChoicesChanged: Qt.callLater(root.reveal)
    onWidthChanged: Qt.callLater(root.reveal)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What it can take")

    ListView {
        id: sets

        // Space for the focus rings and the scroll bar.
        readonly property int pad: Theme.px(8)

        x: root.wide ? 0 : Math.round(sets.effectiveLayoutDirection === Qt.RightToLeft ? -root.free / 2 : root.free / 2)
        y: -sets.pad
        width: root.width
        height: root.height + 2 * sets.pad
        model: root.choices
        orientation: ListView.Horizontal
        spacing: Theme.px(15)
        leftMargin: sets.pad
        rightMargin: sets.pad
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.HorizontalFlick
        keyNavigationEnabled: false
        interactive: root.wide
        clip: root.wide
        T.ScrollBar.horizontal: ScrollLine {
            implicitHeight: Theme.px(8)
        }

        delegate: PasurChoice {
            required property int index
            required property pasurCapture modelData

            y: sets.pad
            width: implicitWidth
            height: implicitHeight
            number: modelData.number
            cards: modelData.cards
            chosen: modelData.id === root.aim
            spokenName: modelData.spoken
            byKeyboard: root.byKeyboard
            onPicked: root.picked(modelData.id)
            onActiveFocusChanged: if (activeFocus) sets.positionViewAtIndex(index, ListView.Contain)
        }

        WheelHandler {
            enabled: root.wide
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            onWheel: event => {
                const by = event.angleDelta.x !== 0 ? event.angleDelta.x : event.angleDelta.y
                const most = sets.originX + sets.contentWidth - sets.width
                sets.contentX = Math.max(sets.originX, Math.min(most, sets.contentX - by / 2))
            }
        }
    }
}
