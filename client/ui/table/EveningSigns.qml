pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One sign for each game that a person has won; from nine on, one sign and the number.
CentredRow {
    id: root

    required property int won
    required property color color

    readonly property bool listed: root.won < 9

    spacing: Theme.px(4)

    Repeater {
        model: root.listed ? root.won : 1

        Icon {
            name: "spades"
            size: Theme.px(18)
            color: root.color
        }
    }

    SilentTitle {
        visible: !root.listed
        text: Words.number(root.won)
        size: 24
        color: root.color
    }
}
