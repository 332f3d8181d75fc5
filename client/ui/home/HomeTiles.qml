pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The playable games, as tiles of equal width. A single tile fills the row and shows more details.
FocusScope {
    id: root

    // A list of kindCard values.
    required property var kinds
    // The ids of those that are new to the person.
    property var newKinds: []
    required property bool compact
    required property bool busy
    // Whether to save height: descriptions are then shown only if they fit.
    property bool terse: false
    property real spacing: Theme.px(16)

    signal played(string kind)
    signal optionsWanted(string kind)
    signal learnWanted(string kind)

    // The highlighted tile: the one under the pointer or with the focus, or the last one that was.
    property int current: 0

    implicitHeight: {
        let height = 0;
        for (let i = 0; i < tiles.count; ++i)
            height = Math.max(height, tiles.itemAt(i)?.implicitHeight ?? 0);
        return height;
    }

    Row {
        anchors.fill: parent
        spacing: root.spacing

        Repeater {
            id: tiles

            model: root.kinds

            HomeTile {
                id: tile

                required property int index

                width: (root.width - root.spacing * (root.kinds.length - 1)) / root.kinds.length
                height: root.height
                compact: root.compact
                terse: root.terse
                alone: root.kinds.length === 1
                current: root.current === tile.index
                busy: root.busy
                first: tile.index === 0
                fresh: root.newKinds.includes(tile.kind)
                onTouched: root.current = tile.index
                onPlayed: root.played(tile.kind)
                onOptionsWanted: root.optionsWanted(tile.kind)
                onLearnWanted: root.learnWanted(tile.kind)
            }
        }
    }
}
