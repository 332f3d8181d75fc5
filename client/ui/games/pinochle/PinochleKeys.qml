import QtQuick
import Cardroom.Ui

KindKeys {
    title: qsTr("In Pinochle")
    lines: [
        { keys: ["1", "2", "P"], text: qsTr("ten more, twenty more, or pass") },
        { keys: ["+", "−"], text: qsTr("the first bid: ten more, ten less") },
        { keys: ["S", "H", "D", "C"], text: qsTr("while trump is picked: that suit") },
        { keys: ["1", "2"], text: qsTr("with two cards turned up: that one") }
    ]
}
