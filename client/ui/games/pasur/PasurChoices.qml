pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// The sets that the selected card can pick up, in a column. An ace can have a hundred, so items are created only
// for visible ones. A list that is too long scrolls to the chosen set.
Item {
    id: root

    // "What 7♥ can take"
    required property string title
    // The sets to list, each a pasurCapture.
    required property var choices
    required property string aim
    required property bool byKeyboard

    readonly property int aimedAt: root.choices.findIndex(choice => choice.id === root.aim)
    readonly property bool tall: sets.whole > sets.room

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

    onVisibleChanged: if (!root.visible && sets.activeFocus) root.focusLeft()
    onAimedAtChanged: Qt.callLater(root.reveal)
    onChoicesChanged: Qt.callLater(root.reveal)
    onHeightChanged: Qt.callLater(root.reveal)
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    SilentText {
        id: heading

        // Nothing is beside it, so it may be wider than the list.
        width: root.width + Theme.px(12)
        x: sets.effectiveLayoutDirection === Qt.RightToLeft ? root.width - width : 0
        text: Words.directed(root.title)
        size: 14
        weight: Font.Bold
        wrapMode: Text.WordWrap
        leading: 1
        color: Theme.onCloth
    }

    ListView {
        id: sets

        // Space for the rings and the glow.
        readonly property int pad: Theme.px(8)
        readonly property int start: heading.height + Theme.px(9)
        readonly property int room: root.height - sets.start + 2 * sets.pad
        // All sets have the same height. (The height of the content is known only once they have items.)
        readonly property int choiceHeight: Theme.px(68)
        readonly property int whole: root.choices.length * (sets.choiceHeight + sets.spacing) - sets.spacing + 2 * sets.pad

        x: -sets.pad
        y: sets.start - sets.pad
        width: root.width + 2 * sets.pad
        height: Math.min(sets.room, sets.whole)
        model: root.choices
        spacing: Theme.px(11)
        topMargin: sets.pad
        bottomMargin: sets.pad
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        interactive: root.tall
        clip: root.tall
        T.ScrollBar.vertical: ScrollLine {
            implicitWidth: Theme.px(8)
        }

        delegate: PasurChoice {
            id: row

            required property int index
            required property pasurCapture modelData

            // At the side that is next to the pool. (In Qt 6.8, a list decides itself where its items begin.)
            transform: Translate { x: sets.effectiveLayoutDirection === Qt.RightToLeft ? sets.width - sets.pad - row.width : sets.pad }
            width: implicitWidth
            height: sets.choiceHeight
            widest: root.width
            number: modelData.number
            cards: modelData.cards
            chosen: modelData.id === root.aim
            spokenName: modelData.spoken
            byKeyboard: root.byKeyboard
            onPicked: root.picked(modelData.id)
            onActiveFocusChanged: if (activeFocus) sets.positionViewAtIndex(index, ListView.Contain)
        }

        WheelHandler {
            enabled: root.tall
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            onWheel: event => {
                const most = sets.originY + sets.contentHeight + sets.bottomMargin - sets.height
                sets.contentY = Math.max(sets.originY - sets.topMargin, Math.min(most, sets.contentY - event.angleDelta.y / 2))
            }
        }
    }
}
