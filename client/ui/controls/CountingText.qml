import QtQuick
import Cardroom.Ui

// A number that counts up or down to its new value.
SilentTitle {
    id: root

    required property real value
    property bool counts: !Theme.still
    property int time: 400
    property int curve: Easing.InOutCubic
    property real counted: root.value

    color: Theme.onCloth
    text: Words.number(Math.round(root.counted))

    Behavior on counted {
        enabled: root.counts
        NumberAnimation { duration: Theme.duration(root.time); easing.type: root.curve }
    }
}
