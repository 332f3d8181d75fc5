import QtQuick

// An item whose children are centred vertically.
Item {
    id: root

    // Not "for ... of": Qt 6.4 cannot iterate over a list of items.
    onChildrenChanged: {
        for (let at = 0; at < root.children.length; ++at)
            root.children[at].anchors.verticalCenter = root.verticalCenter
    }
}
