import QtQuick

// A row whose items are centred vertically.
Row {
    id: root

    // Not "for ... of": Qt 6.4 cannot iterate over a list of items.
    onChildrenChanged: {
        for (let at = 0; at < root.children.length; ++at)
            root.children[at].anchors.verticalCenter = root.verticalCenter
    }
}
