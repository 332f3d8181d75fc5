import QtQuick
import Cardroom.Ui

// The cloth under a game, drawn as one picture, with the lamp above it. It covers the whole window; `barHeight` is
// the height covered by a bar.
Item {
    id: root

    property string kind: "lucky-thirteen"
    property real barHeight: 0
    property bool framed: true
    property bool motif: true
    // The radius of its corners, for a picture of a table inside a page.
    property real radius: 0
    // The distance from the edge to the double line, and the radius of the outer line.
    property real inset: Theme.space(12)
    property real lineRadius: Theme.space(22)
    // Whether there is a lamp, and the position of its centre.
    property bool lamp: true
    property real lampX: root.width / 2
    property real lampY: root.height * 0.46

    ClothPicture {
        anchors.fill: parent
        kind: root.kind
        cloth: Theme.tableCloth(root.kind)
        radius: root.radius
        inset: root.framed ? root.inset : 0
        barHeight: root.barHeight
        lineRadius: root.lineRadius
        motifSize: !root.motif ? 0 : Math.round(Math.min(root.height * 0.57, root.width * 0.57))
    }

    Image {
        id: light

        visible: root.lamp
        width: Math.round(root.width * 0.78)
        height: light.width
        x: root.lampX - light.width / 2
        y: root.lampY - light.height / 2
        opacity: 0.7
        // Scaled once, when loaded: a frame with moving cards only copies it.
        sourceSize.width: light.width
        sourceSize.height: light.width
        asynchronous: true
        source: "qrc:/cardroom/light/lamp.png"

        Behavior on x { NumberAnimation { duration: Theme.duration(320); easing.type: Easing.InOutCubic } }
        Behavior on y { NumberAnimation { duration: Theme.duration(320); easing.type: Easing.InOutCubic } }
    }
}
