import QtQuick

// A column whose items begin at its start, which is on the right where one writes from right to left.
Column {
    id: root

    // Not "for ... of": Qt 6.4 cannot iterate over a list of items.
    onChildrenChanged: {
        for (let at = 0; at < root.children.length; ++at)
            root.children[at].anchors.left = root.left
    }
}
