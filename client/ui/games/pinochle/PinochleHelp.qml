import QtQuick
import Cardroom.Ui

// How the game is won.
HelpLines {
    topPadding: Theme.px(8)
    spacing: Theme.px(6)
    lines: [
        { text: qsTr("Bid what <b>melds and tricks</b> will bring you") },
        { text: qsTr("The highest bid <b>names the trump</b>") },
        { text: qsTr("Who falls short of the bid <b>loses</b>") }
    ]
}
