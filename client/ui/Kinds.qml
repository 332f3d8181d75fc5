pragma Singleton

import QtQuick

// The window's parts for each kind of game: one line per kind. Loaded by address, because the pages of kinds depend on
// this module and not the other way round.
QtObject {
    id: root

    readonly property var pages: ({
        "lucky-thirteen": { table: "LuckyThirteenTable.qml", rules: "LuckyThirteenRules.qml" },
        "thrones": { table: "ThronesTable.qml", rules: "ThronesRules.qml", keys: "ThronesKeys.qml" },
        "pasur": { table: "PasurTable.qml", rules: "PasurRules.qml", keys: "PasurKeys.qml" },
        "pinochle": { table: "PinochleTable.qml", rules: "PinochleRules.qml", keys: "PinochleKeys.qml" }
    })

    // Empty for an unknown kind.
    function table(kind: string): url { return root.page(kind, "table") }
    function rules(kind: string): url { return root.page(kind, "rules") }

    // Also empty for a kind without keys of its own.
    function keys(kind: string): url { return root.page(kind, "keys") }

    function page(kind: string, which: string): url {
        const name = root.pages[kind]?.[which]
        return name ? Qt.resolvedUrl(`Games/${kind.replace("-", "_")}/${name}`) : ""
    }
}
