pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// How the game is won, in three lines, for who plays for the first time.
Column {
    id: root

    topPadding: Theme.px(8)
    spacing: Theme.px(6)

    Repeater {
        model: [
            qsTr("Bid what <b>melds and tricks</b> will bring you"),
            qsTr("The highest bid <b>names the trump</b>"),
            qsTr("Who falls short of the bid <b>loses</b>")
        ]

        BodyText {
            required property string modelData

            anchors.left: parent?.left
            text: modelData
            textFormat: Text.StyledText
            size: 14.5
            color: Theme.onCloth2
        }
    }
}
