pragma Singleton

import QtQuick

QtObject {
    id: root

    property bool dark: true
    readonly property color room: root.dark ? "#191512" : "#f3ebdd"
}
