pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The choice of a game to learn: each begins with a guided first hand.
DialogPanel {
    id: root

    required property Cardroom app

    title: qsTr("Learn a game")
    panelWidth: Theme.px(480)
    onOpened: kinds.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason)

    contentItem: Column {
        spacing: Theme.px(10)

        HeadingText {
            width: parent.width
            text: root.title
            size: 32
        }

        Paragraph {
            width: parent.width
            bottomPadding: Theme.px(8)
            text: qsTr("A first hand, two minutes: with the real table and no clock. You can leave it at any time and go on later.")
            size: 15.5
        }

        Repeater {
            id: kinds

            model: root.app.kinds

            WideButton {
                required property kindCard modelData

                width: parent.width
                iconName: "learn"
                text: modelData.title
                secondLine: root.app.newKinds.includes(modelData.kind) ? qsTr("New to you") : modelData.text
                onClicked: {
                    root.close()
                    root.app.ways.learn(modelData.kind)
                }
            }
        }

        QuietButton {
            width: parent.width
            text: qsTr("Cancel")
            key: qsTr("Esc")
            onClicked: root.close()
        }
    }
}
