pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What each suit does, in three lines, for the first play of a game.
Column {
    id: root

    // Persian lines are higher themselves; a seat's plaque stands below.
    topPadding: Theme.px(Theme.arabicScript ? 2 : 6)
    spacing: Theme.px(Theme.arabicScript ? 0 : 6)

    Repeater {
        model: [
            { icon: "attack", text: qsTr("<b>♣</b> adds to attack") },
            { icon: "defence", text: qsTr("<b>♠</b> adds to defence") },
            { icon: "minus", text: qsTr("<b>♦</b> takes from the card below") }
        ]

        Row {
            id: line

            required property var modelData

            anchors.left: parent?.left
            spacing: Theme.px(8)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: line.modelData.icon
                size: Theme.px(18)
                color: Theme.onCloth2
            }

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.text
                textFormat: Text.StyledText
                size: 14.5
                color: Theme.onCloth2
            }
        }
    }
}
