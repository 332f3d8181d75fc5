import QtQuick
import Cardroom.Ui

// A seat in a list of tables: its player, or an empty place.
Item {
    id: root

    required property string name
    required property string picture
    required property string botType
    required property bool held
    required property bool open
    property real size: Theme.px(44)

    width: root.size
    height: root.size

    Avatar {
        anchors.fill: parent
        visible: !root.open
        size: root.size
        name: root.name
        picture: root.picture
        botType: root.botType
        held: root.held
    }

    Inlay {
        anchors.centerIn: parent
        visible: root.open
        width: Math.round(root.size * 0.88)
        height: width
        radius: width / 2
    }
}
