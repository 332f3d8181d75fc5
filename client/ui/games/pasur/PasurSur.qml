import QtQuick
import Cardroom.Ui

// Shows that a sur was scored or cancelled: a saffron star behind the card that did it, with text next to it. Not shown
// to a viewer who arrives later. Fills the table.
Item {
    id: root

    // The text that says what happened; empty: nothing.
    required property string text
    // Where the card lands.
    required property rect place

    // What is shown, and where: the next play may begin before it has faded.
    property string said: ""
    property rect at

    readonly property color saffron: Theme.dark ? "#f0b656" : "#d98a1c"

    // Starts the animation; called right after the event.
    function shine(): void {
        if (root.text === "" || root.place.width <= 0)
            return
        root.said = root.text
        root.at = root.place
        if (Theme.still)
            words.restart()
        else
            course.restart()
    }

    onTextChanged: Qt.callLater(root.shine)
    visible: star.opacity > 0 || told.opacity > 0
    Accessible.ignored: true

    Icon {
        id: star

        x: root.at.x + (root.at.width - width) / 2
        y: root.at.y + (root.at.height - height) / 2
        name: root.at.width > 0 ? "sur" : ""
        size: 2.6 * root.at.width
        color: root.saffron
        opacity: 0
    }

    Rectangle {
        id: told

        anchors.horizontalCenter: star.horizontalCenter
        y: Math.round(root.at.y + root.at.height + Theme.px(14))
        width: label.implicitWidth + Theme.px(36)
        height: Theme.px(42)
        radius: height / 2
        color: Theme.lit
        opacity: 0

        IconText {
            id: label

            anchors.centerIn: parent
            iconName: "sur"
            iconSize: Theme.px(22)
            iconInk: Theme.litAccent
            text: Words.directed(root.said)
            size: 16.5
            weight: Font.ExtraBold
            ink: Theme.litInk
        }
    }

    SequentialAnimation {
        id: words

        NumberAnimation { target: told; property: "opacity"; from: 0; to: 1; duration: Theme.fade(160) }
        PauseAnimation { duration: 1800 }
        NumberAnimation { target: told; property: "opacity"; to: 0; duration: Theme.fade(240) }
    }

    SequentialAnimation {
        id: course

        // Waits until the card has landed.
        PauseAnimation { duration: Theme.duration(280) }
        ScriptAction { script: words.restart() }
        ParallelAnimation {
            NumberAnimation { target: star; property: "opacity"; from: 0; to: 0.9; duration: Theme.duration(200); easing.type: Easing.OutCubic }
            NumberAnimation { target: star; property: "scale"; from: 0.4; to: 1.1; duration: Theme.duration(300); easing.type: Easing.OutCubic }
            NumberAnimation { target: star; property: "rotation"; from: -30; to: 0; duration: Theme.duration(300); easing.type: Easing.OutCubic }
        }
        NumberAnimation { target: star; property: "opacity"; to: 0; duration: Theme.duration(320); easing.type: Easing.InCubic }
    }
}
