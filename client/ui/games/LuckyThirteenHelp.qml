pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What makes thirteen, in three lines: own cards filled, public ones outlined.
Column {
    id: root

    spacing: Theme.px(8)

    DisplayText {
        anchors.left: parent.left
        text: qsTr("Make thirteen")
        bottomPadding: Theme.px(2)
        size: 22
        color: Theme.onCloth
    }

    Repeater {
        model: [
            { own: 2, shared: 0, text: qsTr("both your cards") },
            { own: 1, shared: 1, text: qsTr("one of yours, one public") },
            { own: 2, shared: 2, text: qsTr("all four") }
        ]

        Row {
            id: line

            required property var modelData

            anchors.left: parent?.left
            spacing: Theme.px(14)

            Row {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(70)
                spacing: Theme.px(3)

                Repeater {
                    model: line.modelData.own + line.modelData.shared

                    Rectangle {
                        required property int index
                        readonly property bool own: index < line.modelData.own

                        width: Theme.px(15)
                        height: Theme.px(21)
                        radius: Theme.px(3)
                        color: own ? Theme.onCloth : "transparent"
                        border.width: Math.max(1, Theme.px(1.6))
                        border.color: Theme.onCloth
                    }
                }
            }

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.text
                size: 15.5
                color: Theme.onCloth2
            }
        }
    }
}
