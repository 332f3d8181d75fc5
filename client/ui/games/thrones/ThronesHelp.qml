import QtQuick
import Cardroom.Ui

// What each suit does.
HelpLines {
    // Persian lines are higher themselves; a seat's plaque stands below.
    topPadding: Theme.px(Theme.arabicScript ? 2 : 6)
    spacing: Theme.px(Theme.arabicScript ? 0 : 6)
    lines: [
        { icon: "attack", text: qsTr("<b>♣</b> adds to attack") },
        { icon: "defence", text: qsTr("<b>♠</b> adds to defence") },
        { icon: "minus", text: qsTr("<b>♦</b> takes from the card below") }
    ]
}
