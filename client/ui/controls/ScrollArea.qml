import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A part of a page that may be taller than the space it has. It scrolls to keep the focused item in view.
Flickable {
    id: root

    // The margin above and below an item that is scrolled into view.
    property real air: Theme.px(24)

    function reveal(item: Item): void {
        let inside = item;
        while (inside && inside !== root.contentItem)
            inside = inside.parent;
        if (!inside)
            return;
        const top = item.mapToItem(root.contentItem, 0, 0).y;
        const lowest = top + item.height + root.air - root.height;
        root.contentY = Math.max(0, Math.min(root.contentHeight - root.height, Math.max(lowest, Math.min(root.contentY, top - root.air))));
    }

    contentWidth: root.width
    boundsBehavior: Flickable.StopAtBounds
    interactive: root.contentHeight > root.height
    clip: root.interactive
    T.ScrollBar.vertical: ScrollLine {}

    Connections {
        target: root.Window.window

        function onActiveFocusItemChanged(): void {
            if (root.interactive && root.Window.activeFocusItem)
                root.reveal(root.Window.activeFocusItem);
        }
    }
}
