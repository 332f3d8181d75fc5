pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// How many tricks a seat has won: words under its pile, or beside it. The cards are the board's.
Item {
    id: root

    required property string text
    required property string spokenName
    required property rect spot
    required property bool byKeyboard
    // The words stand beside the pile, at the left or at the right.
    property bool beside: false
    property bool atRight: false
    readonly property string keyZone: "table"

    x: root.spot.x
    y: root.spot.y
    width: root.spot.width
    height: root.spot.height
    activeFocusOnTab: root.visible || root.activeFocus
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spokenName

    FocusRing {
        visible: root.activeFocus && root.byKeyboard
        around: Math.round(root.width / 15)
    }

    BodyText {
        // At the left the cards under the top one reach over the spot.
        x: Math.round(!root.beside ? (root.width - width) / 2
            : root.atRight ? root.width + Theme.px(9) : -width - Theme.pileReach - Theme.px(9))
        y: Math.round(root.beside ? (root.height - height) / 2 : root.height + Theme.px(7))
        text: root.text
        size: 14
        weight: Font.Bold
        color: Theme.onCloth
        Accessible.ignored: true
    }
}
