import QtQuick

// A column aligned to the start of the line, which is on the right in right-to-left scripts.
Column {
    id: root

    // Not "for ... of": Qt 6.4 cannot iterate over a list of items.
    onChildrenChanged: {
        for (let at = 0; at < root.children.length; ++at)
            root.children[at].anchors.left = root.left
    }
}
