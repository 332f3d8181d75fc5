pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The last three events, newest first; older ones are fainter.
Column {
    id: root

    required property TableController controller
    property real widest: Theme.px(240)

    spacing: Theme.px(9)

    DisplayText {
        anchors.right: parent.right
        bottomPadding: -Theme.px(2)
        // Arabic text may be narrower than the width that Qt reserves for it.
        horizontalAlignment: Text.AlignRight
        text: qsTr("Just now")
        size: 22
        color: Theme.onCloth
    }

    Repeater {
        model: root.controller.log.justNow

        BodyText {
            required property string modelData
            required property int index

            anchors.right: parent?.right
            width: root.widest
            horizontalAlignment: Text.AlignRight
            text: Words.directed(modelData)
            textFormat: Text.StyledText
            wrapMode: Text.Wrap
            leading: 1
            size: 15
            color: Theme.onCloth
            opacity: 1 - 0.12 * index
        }
    }
}
