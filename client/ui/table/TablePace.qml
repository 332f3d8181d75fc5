import QtQuick
import Cardroom.Ui

// The bar below a table where only bots play: play and pause, the pace, and whether cards are animated.
Rectangle {
    id: root

    required property TableController controller
    // If false, the person has turned off all animation.
    property bool mayFly: true
    // The step between speeds, in per cent.
    readonly property int step: 25
    readonly property int playingAt: root.controller.pace.speed
    readonly property string keyZone: "pace"

    function stepped(percent: real): int { return Math.round(percent / root.step) * root.step }

    // Handles the key if it has a meaning here; returns whether it has.
    function act(key: int): bool {
        if (!root.controller.pace.paced)
            return false
        switch (key) {
        case Qt.Key_Space: root.controller.pace.letPlay(root.controller.pace.stopped); break
        case Qt.Key_Period: root.controller.pace.letOnePlay(); break
        case Qt.Key_Plus: root.controller.pace.setSpeed(root.controller.pace.speed + root.step); break
        case Qt.Key_Minus: root.controller.pace.setSpeed(root.controller.pace.speed - root.step); break
        default: return false
        }
        return true
    }

    color: Theme.dark ? "#191512" : Theme.room
    // Not a binding: updates from the server must not move a handle that the person is dragging.
    onPlayingAtChanged: speed.follow()
    Component.onCompleted: speed.follow()

    CentredRow {
        anchors.left: parent.left
        anchors.leftMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        IconButton {
            id: play

            width: Math.min(Theme.px(50), root.height - Theme.px(10))
            height: width
            radius: width / 2
            iconName: root.controller.pace.stopped ? "play" : "pause"
            ink: Theme.accentInk
            hoverInk: Theme.accentInk
            spokenName: root.controller.pace.stopped ? qsTr("Play") : qsTr("Pause")
            onClicked: root.controller.pace.letPlay(root.controller.pace.stopped)

            background: Rectangle {
                radius: play.radius
                color: play.down ? Qt.darker(Theme.accent, 1.08) : play.hovered ? Qt.lighter(Theme.accent, 1.07) : Theme.accent
            }
        }

        IconButton {
            iconName: "forward"
            spokenName: qsTr("One move")
            enabled: root.controller.phase === TablePhase.Playing || root.controller.phase === TablePhase.Paused
            onClicked: root.controller.pace.letOnePlay()
        }
    }

    CentredRow {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(12)

        BodyText {
            text: qsTr("Speed")
            size: 15
            weight: Font.Bold
            color: Theme.text2
        }

        SlideControl {
            id: speed

            function follow(): void {
                if (!speed.pressed)
                    speed.value = root.playingAt
            }

            // Called once per drag and once per key press.
            function ask(): void {
                speed.value = root.stepped(speed.value)
                root.controller.pace.setSpeed(speed.value)
            }

            from: root.controller.pace.slowest
            to: root.controller.pace.fastest
            stepSize: root.step
            spokenName: qsTr("Speed in per cent")
            track: Theme.line
            onMoved: if (!speed.pressed) speed.ask()
            onPressedChanged: if (!speed.pressed) speed.ask()
        }

        BodyText {
            width: widest.implicitWidth
            text: qsTr("%L1%").arg(root.stepped(speed.value))
            size: 15
            weight: Font.Bold
            color: Theme.text

            BodyText {
                id: widest

                visible: false
                text: qsTr("%L1%").arg(root.controller.pace.fastest)
                size: 15
                weight: Font.Bold
            }
        }
    }

    CentredRow {
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        BodyText {
            text: qsTr("Animation")
            size: 15
            weight: Font.Bold
            color: Theme.text2
        }

        Toggle {
            enabled: root.mayFly
            spokenName: qsTr("Animation")
            checked: root.controller.pace.cardsFly
            onToggled: root.controller.pace.cardsFly = checked
        }
    }
}
