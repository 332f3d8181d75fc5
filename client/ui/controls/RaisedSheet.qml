import QtQuick
import Cardroom.Ui

// A sheet with a shadow.
Item {
    id: root

    property alias kind: shadow.kind
    property alias strength: shadow.strength
    property alias shadowed: shadow.visible
    property alias radius: sheet.radius
    property alias color: sheet.color
    property alias border: sheet.border

    Shadow {
        id: shadow

        of: sheet
    }

    Rectangle {
        id: sheet

        anchors.fill: parent
    }
}
