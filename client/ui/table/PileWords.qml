import QtQuick
import Cardroom.Ui

// The text next to a pile of cards: how many there are.
TablePart {
    id: root

    enum Place { Below, Left, Right }

    required property string text
    required property string spokenName
    required property bool byKeyboard
    property string iconName: ""
    property color iconInk: Theme.onCloth
    // Where the text goes: below the cards, or to one side.
    property int place: PileWords.Below
    // The horizontal range for text below the cards, in the coordinates of `spot`.
    property real roomFrom: -Infinity
    property real roomTo: Infinity

    activeFocusOnTab: root.visible || root.activeFocus
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spokenName

    FocusRing {
        visible: root.activeFocus && root.byKeyboard
        around: Math.round(root.width / 15)
    }

    CentredRow {
        // On the left, the cards under the top one extend beyond the spot.
        x: Math.round(root.place === PileWords.Below
            ? Math.max(root.roomFrom - root.x, Math.min(root.roomTo - root.x - width, (root.width - width) / 2))
            : root.place === PileWords.Left ? -width - Theme.pileReach - Theme.px(9) : root.width + Theme.px(9))
        y: Math.round(root.place === PileWords.Below ? root.height + Theme.px(7) : (root.height - height) / 2)
        spacing: Theme.px(6)

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            size: Theme.px(16)
            color: root.iconInk
        }

        SilentText {
            text: root.text
            size: 14
            weight: Font.Bold
            color: Theme.onCloth
        }
    }
}
