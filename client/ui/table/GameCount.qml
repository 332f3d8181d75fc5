import QtQuick
import Cardroom.Ui

// The counting at the end of a game, in a panel over the table, until the person goes on to the result. Each kind that
// does not count on the table itself has its own.
GameResult {
    id: root

    // When each of its moments begins, and when the last one is over: milliseconds at the normal speed.
    required property var times
    required property int length
    readonly property int at: course.at
    readonly property bool counted: !course.moving

    Component.onCompleted: course.play()

    // A click continues, like Enter.
    MouseArea {
        anchors.fill: parent
        onClicked: root.controller.result.goOn()
    }

    Timeline {
        id: course

        controller: root.controller
        times: root.times
        length: root.length
    }

    footer: PrimaryButton {
        anchors.right: parent.right
        anchors.rightMargin: root.side
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.px(52)
        visible: !Theme.tv
        text: root.controller.turn.primaryText
        keyIcon: "enter"
        shareLeft: root.controller.turn.primaryShareLeft
        onClicked: root.controller.turn.primary()
    }
}
