import QtQuick
import Cardroom.Ui

// What the person has to do or should know now, centred on the table.
DisplayText {
    id: root

    required property string words
    property real widest: parent?.width ?? 0

    anchors.horizontalCenter: parent.horizontalCenter
    width: Math.min(implicitWidth, root.widest - 2 * Theme.margin)
    text: Words.directed(root.words)
    weight: Font.Medium
    color: Theme.onCloth
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
