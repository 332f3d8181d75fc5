import QtQuick
import Cardroom.Ui

// One kind's rules at full height, inside a page or a drawer. The arrow keys scroll them.
ScrollArea {
    id: root

    required property string kind
    property real pad: Theme.px(20)
    // Whether the guided first hand is offered.
    property bool teaches: true
    readonly property bool learnable: root.teaches && root.kind !== ""

    signal learnWanted

    contentHeight: rules.y + rules.height + root.pad
    activeFocusOnTab: true
    Accessible.role: Accessible.Document
    Accessible.name: qsTr("Rules")

    Keys.onDownPressed: event => event.accepted = root.scroll(Theme.px(60))
    Keys.onUpPressed: event => event.accepted = root.scroll(-Theme.px(60))
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp)
            event.accepted = root.scroll((event.key === Qt.Key_PageDown ? 0.9 : -0.9) * root.height);
    }

    // Returns whether there was anything left to scroll.
    function scroll(by: real): bool {
        const to = Math.max(0, Math.min(root.contentHeight - root.height, root.contentY + by));
        const moves = to !== root.contentY;
        root.contentY = to;
        return moves;
    }

    QuietButton {
        id: learn

        x: root.LayoutMirroring.enabled ? root.width - width - root.pad : root.pad
        y: root.pad
        visible: root.learnable
        iconName: "learn"
        text: qsTr("Learn: a first hand")
        onClicked: root.learnWanted()
    }

    Loader {
        id: rules

        x: root.pad
        y: root.pad + (root.learnable ? learn.height + Theme.px(20) : 0)
        width: root.width - 2 * root.pad
        source: Kinds.rules(root.kind)
    }
}
