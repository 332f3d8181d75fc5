import QtQuick
import Cardroom.Ui

// One possible answer to a bid, on the highlighted panel.
ButtonBase {
    id: root

    enum Look { Quiet, Usual, First }

    property int look: PinochleBidButton.Usual
    property string key: ""
    property string keyIcon: ""
    property bool hinted: false
    readonly property color ink: [Theme.litInk, Theme.litAccent, "#fffaf0"][root.look]
    // Whether keyboard focus starts on this item; read by KeyZones.
    readonly property bool keyFirst: root.look === PinochleBidButton.First

    lit: true
    implicitHeight: Theme.px(60)
    horizontalPadding: Theme.px(16)

    background: Rectangle {
        readonly property color base: root.look === PinochleBidButton.First ? Theme.litAccent : "transparent"

        radius: root.radius
        color: root.look === PinochleBidButton.First ? (root.down ? Qt.darker(base, 1.12) : root.hovered ? Qt.lighter(base, 1.1) : base)
            : Qt.alpha(root.ink, root.down ? 0.14 : root.hovered ? 0.07 : 0)
        border.width: root.look === PinochleBidButton.Quiet ? 1 : root.look === PinochleBidButton.Usual ? Theme.px(2) : 0
        border.color: root.look === PinochleBidButton.Quiet ? Qt.alpha(Theme.litInk, 0.35) : Theme.litAccent
    }

    contentItem: ButtonContent {
        text: root.text
        key: root.key
        keyIcon: root.keyIcon
        ink: root.ink
    }

    PinochleHint {
        visible: root.hinted
    }
}
