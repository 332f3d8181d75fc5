import QtQuick
import Cardroom.Ui

// A row in a table of results: a hairline above, the player at the leading edge, and the contents centred vertically.
Item {
    id: root

    required property int side
    // The strength of its highlight, for winners: 0 to 1.
    property real lit: 0
    property bool ruled: true
    // In the form that the models use: {name, picture, botType}; null: the row is not about one player.
    property var player: null

    default property alias content: inside.data

    // The left edge of the text next to the player's picture.
    readonly property real wordsX: root.side + avatar.width + Theme.px(14)

    Accessible.role: Accessible.ListItem

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.accent, root.lit)
    }

    Divider {
        visible: root.ruled
    }

    CentredItem {
        id: inside

        anchors.fill: parent

        Avatar {
            id: avatar

            anchors.left: parent.left
            anchors.leftMargin: root.side
            visible: root.player !== null
            name: root.player?.name ?? ""
            picture: root.player?.picture ?? ""
            botType: root.player?.botType ?? ""
        }
    }
}
