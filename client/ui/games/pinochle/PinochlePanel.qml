import QtQuick
import Cardroom.Ui

// The panel in the middle for prompts: highlighted if the person has to answer, otherwise styled like a plaque.
TablePart {
    id: root

    property bool lit: true
    readonly property color ink: root.lit ? Theme.litInk : Theme.onCloth
    readonly property color ink2: root.lit ? Theme.litInk2 : Theme.onCloth2

    default property alias content: inside.data

    RaisedSheet {
        anchors.fill: parent
        kind: Shadow.Panel
        shadowed: root.lit
        radius: Theme.px(26)
        color: root.lit ? Theme.lit : Theme.plaque
        border.width: root.lit ? 0 : 1
        border.color: Theme.plaqueEdge
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(8)
        radius: Theme.px(18)
        color: "transparent"
        border.width: 1
        border.color: Qt.alpha(Theme.tableCloth("pinochle").line, root.lit ? 0.6 : 0.25)
    }

    Item {
        id: inside

        anchors.fill: parent
    }
}
