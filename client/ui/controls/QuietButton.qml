import QtQuick
import Cardroom.Ui

// Any action other than the primary one.
ButtonBase {
    id: root

    enum Look {
        Plaque,     // On the cloth, like a plaque.
        Outline,    // On a panel or in the room.
        Lit,        // On the cloth, highlighted ("Add a bot").
        Soft        // On a tile of cloth, as one of several.
    }

    property int look: QuietButton.Outline
    property bool overCloth: root.look !== QuietButton.Outline
    property string key: ""
    property string keyIcon: ""
    property string iconName: ""
    property real textSize: 16

    readonly property color ink: root.look === QuietButton.Lit ? Theme.litInk : root.overCloth ? Theme.onCloth : Theme.text

    implicitHeight: Theme.quietHeight
    horizontalPadding: Theme.px(18)

    background: Rectangle {
        readonly property color base: [Theme.plaque, "transparent", Theme.lit, Qt.alpha(Theme.dark ? "#ffffff" : "#fffaf0", Theme.dark ? 0.14 : 0.66)][root.look]

        radius: root.radius
        color: root.look === QuietButton.Lit ? Qt.darker(base, root.down ? 1.08 : 1)
            : root.down ? Qt.tint(base, Qt.alpha(root.ink, 0.16))
            : root.hovered ? Qt.tint(base, Qt.alpha(root.ink, 0.08)) : base
        border.width: root.look === QuietButton.Plaque || root.look === QuietButton.Outline ? 1 : 0
        border.color: root.look === QuietButton.Plaque ? Theme.plaqueEdge
            : root.overCloth ? Qt.alpha(Theme.onCloth, 0.5) : Theme.line
    }

    contentItem: ButtonContent {
        text: root.text
        iconName: root.iconName
        key: root.key
        keyIcon: root.keyIcon
        ink: root.ink
        size: root.textSize
    }
}
