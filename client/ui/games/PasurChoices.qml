pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// The sets that the selected card can pick up, side by side; a list that is too wide scrolls, and shows the chosen one.
Item {
    id: root

    // As in TableController's choices that are to be seen, each with its `number` in all of them.
    required property var choices
    required property string aim
    required property bool byKeyboard

    signal picked(string id)

    function reveal(): void {
        const at = root.choices.findIndex(choice => choice.id === root.aim)
        const item = sets.itemAt(at)
        if (item)
            area.contentX = Math.max(0, Math.min(area.contentWidth - area.width, item.x + item.width / 2 - area.width / 2))
    }

    implicitHeight: Theme.px(64)
    onAimChanged: Qt.callLater(root.reveal)
    onChoicesChanged: Qt.callLater(root.reveal)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What it can pick up")

    Flickable {
        id: area

        // Room for rings and the line that says how much more there is.
        readonly property int pad: Theme.px(8)

        x: Math.round((root.width - width) / 2)
        y: -area.pad
        width: Math.min(root.width, area.contentWidth)
        height: root.height + 2 * area.pad
        contentWidth: row.width + 2 * area.pad
        contentHeight: height
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.HorizontalFlick
        interactive: area.contentWidth > area.width
        clip: area.interactive
        onWidthChanged: Qt.callLater(root.reveal)
        onContentWidthChanged: Qt.callLater(root.reveal)
        T.ScrollBar.horizontal: ScrollLine {
            implicitHeight: Theme.px(8)
        }

        Row {
            id: row

            x: area.pad
            y: area.pad
            spacing: Theme.px(15)

            Repeater {
                id: sets

                model: root.choices

                PasurChoice {
                    required property var modelData

                    width: implicitWidth
                    height: implicitHeight
                    number: modelData.number
                    cards: modelData.cards
                    chosen: modelData.id === root.aim
                    spokenName: modelData.spoken
                    byKeyboard: root.byKeyboard
                    onPicked: root.picked(modelData.id)
                }
            }
        }

        WheelHandler {
            enabled: area.interactive
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            onWheel: event => {
                const by = event.angleDelta.x !== 0 ? event.angleDelta.x : event.angleDelta.y
                area.contentX = Math.max(0, Math.min(area.contentWidth - area.width, area.contentX - by / 2))
            }
        }
    }
}
