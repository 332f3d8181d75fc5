import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// Turns sounds on or off, and sets their volume.
ColumnLayout {
    id: root

    required property Preferences preferences

    signal sampleWanted

    spacing: 0

    SwitchRow {
        first: true
        title: qsTr("Sounds")
        text: qsTr("Nothing is told by sound alone")
        on: root.preferences.sound
        onSwitched: on => {
            root.preferences.sound = on;
            root.sampleWanted();
        }
    }

    OptionRow {
        title: qsTr("Volume")

        SlideControl {
            id: volume

            enabled: root.preferences.sound
            spokenName: qsTr("Volume")
            value: root.preferences.volume
            onMoved: {
                root.preferences.volume = value;
                sample.restart();
            }
        }
    }

    // Plays only one sample sound per drag.
    Timer {
        id: sample

        interval: 180
        onTriggered: root.sampleWanted()
    }
}
