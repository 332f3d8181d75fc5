import QtQuick
import Cardroom.Ui

// A line of a result, under a hairline, with the player whom it is about at its start.
Item {
    id: root

    required property int side
    // How much it is lit, for whoever has won: 0 to 1.
    property real lit: 0
    property bool ruled: true
    // As the models have players: {name, person, botType}; null: it is about nobody in particular.
    property var player: null
    // Where the words beside the player's picture begin.
    readonly property real wordsX: root.side + avatar.width + Theme.px(14)

    Accessible.role: Accessible.ListItem

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.accent, root.lit)
    }

    Divider {
        visible: root.ruled
    }

    Avatar {
        id: avatar

        anchors.left: parent.left
        anchors.leftMargin: root.side
        anchors.verticalCenter: parent.verticalCenter
        visible: root.player !== null
        name: root.player?.name ?? ""
        botType: root.player?.person ? "" : root.player?.botType ?? ""
    }
}
