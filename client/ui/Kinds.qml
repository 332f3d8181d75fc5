pragma Singleton

import QtQuick

// What the window has for each kind of game: a line a kind. Loaded by address, because pages of kinds stand on this
// module and not the other way round.
QtObject {
    id: root

    readonly property var pages: ({
        "lucky-thirteen": { table: "LuckyThirteenTable.qml", rules: "LuckyThirteenRules.qml" }
    })

    // Empty for a kind that this window does not know.
    function table(kind: string): url { return root.page(kind, "table") }
    function rules(kind: string): url { return root.page(kind, "rules") }

    function page(kind: string, which: string): url {
        return kind in root.pages ? Qt.resolvedUrl(`Games/${root.pages[kind][which]}`) : ""
    }
}
