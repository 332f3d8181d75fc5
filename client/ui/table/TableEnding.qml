import QtQuick
import Cardroom.Ui

// The result at a table where people play or watch. It rises from the foot of the page after the light has fallen on
// the cards that won. With other people, it follows the counting automatically.
TableResult {
    id: root

    // Whether there is room for the light.
    property bool lightShown: true

    low: root.ended
    risen: !root.ended || light.lit
    // A click skips the counting; the result has buttons.
    dismissible: root.counting || root.controller.result.moving
    onDismissed: root.controller.result.goOn()

    behind: EndingLight {
        id: light

        anchors.fill: parent
        anchors.topMargin: Theme.topBar
        visible: root.ended && root.lightShown
        controller: root.controller
        sheetTop: root.panelTop - Theme.topBar
    }

    // The light plays only if the person has just watched the game end.
    Connections {
        property bool fresh: false

        target: root.controller.result

        function onTellingChanged(): void { if (root.controller.result.telling) fresh = true }
        function onShownChanged(): void {
            if (fresh && root.controller.result.shown)
                light.play()
            fresh = false
        }
    }

    // The button shows how long the counting will wait.
    Timer {
        id: counted

        interval: 1000 * root.controller.result.heldSeconds
        running: root.controller.result.telling && interval > 0 && !root.controller.result.moving
        onTriggered: root.controller.result.goOn()
    }
    NumberAnimation {
        target: root.controller.result
        property: "heldShareLeft"
        from: 1
        to: 0
        duration: counted.interval
        running: counted.running
        onStopped: root.controller.result.heldShareLeft = 0
    }
}
