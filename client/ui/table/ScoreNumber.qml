import QtQuick
import Cardroom.Ui

// A score that counts up or down to its new value, with the difference next to it for a moment.
CentredRow {
    id: root

    required property int score
    property color color: Theme.onCloth
    property real size: 28

    property int was: 0
    property int difference: 0
    property bool ready: false

    spacing: Theme.px(10)
    LayoutMirroring.enabled: false

    Accessible.role: Accessible.StaticText
    Accessible.name: Words.number(root.score)

    Component.onCompleted: {
        root.was = root.score
        root.ready = true
    }
    // Deferred until all values that it depends on have been updated.
    onScoreChanged: if (root.ready) Qt.callLater(root.tell)

    function tell(): void {
        if (root.score === root.was)
            return
        root.difference = root.score - root.was
        root.was = root.score
        fading.restart()
    }

    SequentialAnimation {
        id: fading

        NumberAnimation { target: chip; property: "opacity"; to: 1; duration: Theme.fade(100) }
        PauseAnimation { duration: 1200 }
        NumberAnimation { target: chip; property: "opacity"; to: 0; duration: Theme.fade(200) }
    }

    CountingText {
        value: root.score
        counts: root.ready && !Theme.still
        size: root.size
        color: root.color
    }

    Rectangle {
        id: chip

        opacity: 0
        width: change.implicitWidth + Theme.px(20)
        height: Theme.px(21)
        radius: height / 2
        color: Theme.lit

        SilentText {
            id: change

            anchors.centerIn: parent
            text: root.difference > 0 ? `+${Words.number(root.difference)}` : Words.number(root.difference)
            size: 14
            weight: Font.ExtraBold
            color: Theme.litInk
        }
    }
}
