pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A game explained in a few lines, for a person who is playing it for the first time.
StartColumn {
    id: root

    // [{text, icon}], with styled text; the icon may be missing.
    required property var lines

    Repeater {
        model: root.lines

        IconText {
            required property var modelData

            iconName: modelData.icon ?? ""
            iconSize: Theme.px(18)
            text: modelData.text
            textFormat: Text.StyledText
            size: 14.5
            weight: Font.Normal
            ink: Theme.onCloth2
        }
    }
}
