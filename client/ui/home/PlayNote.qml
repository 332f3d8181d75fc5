import QtQuick
import Cardroom.Ui

// What the two buttons of a game's tile do.
BodyText {
    text: qsTr("<b>Play now</b> seats you with bots and deals at once. The button beside it lets you choose the seats first.")
    textFormat: Text.StyledText
    size: 14.5
    color: Theme.text3
    wrapMode: Text.Wrap
}
