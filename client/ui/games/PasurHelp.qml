pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What picks up what, in three lines, for who plays for the first time.
Column {
    id: root

    spacing: Theme.px(3)

    Repeater {
        model: [
            qsTr("Numbers pick up what makes <b>%L1</b> with them").arg(11),
            qsTr("<b>J</b> picks up all numbers and jacks"),
            qsTr("<b>Q</b> picks up a queen, <b>K</b> a king")
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
