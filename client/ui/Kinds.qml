pragma Singleton

import QtQuick
import Cardroom.Models

// Finds the window's pages for each kind of game by name: <Kind>Table.qml, <Kind>Rules.qml and, for a kind with keys of
// its own, <Kind>Keys.qml. They are loaded by address, because the kinds' pages depend on this module and not the other
// way round.
QtObject {
    id: root

    // In the order of the tiles.
    readonly property var all: Array.from(KindLooks.all(), look => look.kind)
    readonly property var withKeys: Array.from(KindLooks.all()).filter(look => look.hasKeys).map(look => look.kind)

    // Empty if the kind is unknown.
    function table(kind: string): url { return root.page(kind, "Table") }
    function rules(kind: string): url { return root.page(kind, "Rules") }

    // Also empty if the kind has no keys of its own.
    function keys(kind: string): url { return root.withKeys.includes(kind) ? root.page(kind, "Keys") : "" }

    function page(kind: string, which: string): url {
        if (!root.all.includes(kind))
            return ""
        const words = kind.split("-")
        const name = words.map(word => word[0].toUpperCase() + word.slice(1)).join("")
        return Qt.resolvedUrl(`Games/${words.join("_")}/${name}${which}.qml`)
    }
}
