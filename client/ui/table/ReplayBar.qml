pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Cardroom.Ui

// The bar below a replay: steps back and forward, play and pause, the place in the game, the speed, and through whose
// eyes the table is seen. The arrow keys step through the game, so each control is a stop of its own for Tab.
Rectangle {
    id: root

    required property ReplayModel replay
    property bool mirrored: false

    signal reviewWanted

    // Handles the key if it has a meaning here; returns whether it has. `walks`: the arrow keys move from control to
    // control, as they do in the bar at the top and in the drawer. `ended`: the result is shown.
    function act(key: int, walks: bool, ended: bool): bool {
        switch (key) {
        case Qt.Key_Left:
        case Qt.Key_Right:
            if (walks)
                return false
            root.replay.step((key === Qt.Key_Right) !== root.mirrored)
            break
        case Qt.Key_Home: root.replay.goTo(0); break
        case Qt.Key_End: root.replay.goTo(root.replay.count - 1); break
        case Qt.Key_PageUp: root.replay.leap(false); break
        case Qt.Key_PageDown: root.replay.leap(true); break
        case Qt.Key_BracketLeft: root.replay.leapToMark(false); break
        case Qt.Key_BracketRight: root.replay.leapToMark(true); break
        case Qt.Key_Space: root.replay.playing = !root.replay.playing; break
        case Qt.Key_Plus: root.replay.changeSpeed(true); break
        case Qt.Key_Minus: root.replay.changeSpeed(false); break
        case Qt.Key_C: break  // Nobody is there to talk to.
        case Qt.Key_E: root.reviewWanted(); break
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (!root.replay.review.on || ended)
                return false
            root.replay.leapToCostly()
            break
        default: return false
        }
        return true
    }

    // The stops for Tab, in order.
    readonly property var zones: ["replay-play", "replay-back", "replay-on", "replay-place", "replay-review", "replay-speed", "replay-eyes"]
    readonly property int button: Math.max(40, Math.min(Theme.px(44), root.height - Theme.px(4)))

    color: Theme.dark ? "#191512" : Theme.room

    component BarButton: QuietButton {
        anchors.verticalCenter: parent.verticalCenter
        height: root.button
        horizontalPadding: Theme.px(13)
        textSize: 15
    }

    Row {
        id: steps

        anchors.left: parent.left
        anchors.leftMargin: Theme.margin - Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(7)

        IconButton {
            readonly property string keyZone: "replay-back"

            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            directional: true
            spokenName: qsTr("One move back")
            enabled: root.replay.at > 0
            onClicked: root.replay.step(false)
        }

        IconButton {
            id: play

            readonly property string keyZone: "replay-play"

            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(44, Math.min(Theme.px(50), root.height - Theme.px(6)))
            height: width
            radius: width / 2
            iconName: root.replay.playing ? "pause" : "play"
            ink: Theme.accentInk
            hoverInk: Theme.accentInk
            spokenName: root.replay.playing ? qsTr("Pause") : qsTr("Play")
            onClicked: root.replay.playing = !root.replay.playing

            background: Rectangle {
                radius: play.radius
                color: play.down ? Qt.darker(Theme.accent, 1.08) : play.hovered ? Qt.lighter(Theme.accent, 1.07) : Theme.accent
            }
        }

        IconButton {
            readonly property string keyZone: "replay-on"

            anchors.verticalCenter: parent.verticalCenter
            iconName: "forward"
            directional: true
            spokenName: qsTr("One move on")
            enabled: root.replay.at < root.replay.count - 1
            onClicked: root.replay.step(true)
        }
    }

    ReplayPlace {
        anchors.left: steps.right
        anchors.leftMargin: Theme.px(Theme.compact ? 16 : 44)
        anchors.right: choices.left
        anchors.rightMargin: Theme.px(Theme.compact ? 24 : 34)
        height: parent.height
        replay: root.replay
    }

    Row {
        id: choices

        anchors.right: parent.right
        anchors.rightMargin: Theme.margin - Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.replay.atText
            size: 15
            weight: Font.Bold
            color: Theme.text2
        }

        BarButton {
            readonly property string keyZone: "replay-review"

            iconName: "hint"
            text: Theme.compact ? "" : qsTr("Review")
            spokenName: qsTr("Review")
            spokenDescription: qsTr("What the moves cost, as a strong player sees it")
            onClicked: root.reviewWanted()
        }

        BarButton {
            readonly property string keyZone: "replay-speed"

            width: Math.max(Theme.px(58), implicitWidth)
            text: root.replay.speedText
            spokenName: qsTr("Speed %1").arg(root.replay.speedText)
            onClicked: root.replay.faster()
        }

        BarButton {
            id: whose

            readonly property string keyZone: "replay-eyes"

            width: Math.min(Theme.px(Theme.compact ? 180 : 240), implicitWidth)
            iconName: "watch"
            text: root.replay.eyesText
            spokenDescription: qsTr("Whose table is shown")
            onClicked: menu.opened ? menu.close() : menu.open()

            MenuPanel {
                id: menu

                x: root.mirrored ? 0 : whose.width - width
                y: -height - Theme.px(8)

                MenuEntry {
                    text: qsTr("All hands")
                    checkable: true
                    checked: root.replay.eyes === -1
                    onTriggered: root.replay.eyes = -1
                }

                Instantiator {
                    model: root.replay.players
                    delegate: MenuEntry {
                        required property string modelData
                        required property int index

                        text: qsTr("As %1", "a player").arg(modelData)
                        checkable: true
                        checked: root.replay.eyes === index
                        onTriggered: root.replay.eyes = index
                    }
                    onObjectAdded: (index, object) => menu.insertItem(index + 1, object)
                    onObjectRemoved: (index, object) => menu.removeItem(object)
                }
            }
        }
    }
}
