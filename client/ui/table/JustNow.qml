pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The last three events, newest first; older ones are fainter.
Column {
    id: root

    required property TableController controller
    property real widest: Theme.px(240)
    // The available height; events that do not fit are not shown. 0: all are shown.
    property real tallest: 0

    spacing: Theme.px(9)

    DisplayText {
        anchors.right: parent.right
        bottomPadding: -Theme.px(2)
        // Text in Arabic script may be narrower than the width that Qt reserves for it.
        horizontalAlignment: Text.AlignRight
        text: qsTr("Just now")
        size: 22
        color: Theme.onCloth
    }

    Repeater {
        model: root.controller.log.justNow

        BodyText {
            id: line

            required property string modelData
            required property int index
            readonly property bool fits: root.tallest === 0 || line.y + line.height <= root.tallest

            anchors.right: parent?.right
            width: root.widest
            horizontalAlignment: Text.AlignRight
            text: Words.directed(modelData)
            textFormat: Text.StyledText
            wrapMode: Text.Wrap
            leading: 1
            size: 15
            color: Theme.onCloth
            opacity: line.fits ? 1 - 0.12 * index : 0
        }
    }
}
