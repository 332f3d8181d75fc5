import QtQuick
import Cardroom.Ui

KindKeys {
    title: qsTr("In Game of Thrones")
    lines: [
        { keys: ["↑", "↓"], text: qsTr("with a card chosen: the upper or the lower pile") },
        { keys: ["P"], text: qsTr("pass") }
    ]
}
