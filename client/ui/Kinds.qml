pragma Singleton

import QtQuick
import Cardroom.Models

// Looks up each game kind's pages by name: <Kind>Table.qml, <Kind>Rules.qml and, for a kind with its own keyboard
// shortcuts, <Kind>Keys.qml. They are loaded by URL because they depend on this module and not the other way round.
QtObject {
    id: root

    // In the order of the tiles on the Home page.
    readonly property var all: Array.from(KindLooks.all(), look => look.kind)
    readonly property var withKeys: Array.from(KindLooks.all()).filter(look => look.hasKeys).map(look => look.kind)

    // Empty if the kind is unknown.
    function table(kind: string): url { return root.page(kind, "Table") }
    function rules(kind: string): url { return root.page(kind, "Rules") }

    // Also empty if the kind has no shortcuts of its own.
    function keys(kind: string): url { return root.withKeys.includes(kind) ? root.page(kind, "Keys") : "" }

    function page(kind: string, which: string): url {
        if (!root.all.includes(kind))
            return ""
        const words = kind.split("-")
        const name = words.map(word => word[0].toUpperCase() + word.slice(1)).join("")
        return Qt.resolvedUrl(`Games/${words.join("_")}/${name}${which}.qml`)
    }
}
