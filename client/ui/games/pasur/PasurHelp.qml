import QtQuick
import Cardroom.Ui

// What picks up what.
HelpLines {
    spacing: Theme.px(3)
    lines: [
        { text: qsTr("Numbers pick up what makes <b>%L1</b> with them").arg(11) },
        { text: qsTr("<b>J</b> picks up all numbers and jacks") },
        { text: qsTr("<b>Q</b> picks up a queen, <b>K</b> a king") }
    ]
}
