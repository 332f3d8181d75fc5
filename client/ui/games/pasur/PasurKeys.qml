import QtQuick
import Cardroom.Ui

KindKeys {
    title: qsTr("In Pasur")
    lines: [
        { keys: ["←", "→"], text: qsTr("with a card chosen: what it takes") },
        { keys: ["1", "…", "9"], text: qsTr("the same by its number") }
    ]
}
