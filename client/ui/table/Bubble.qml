import QtQuick
import Cardroom.Ui

// A speech bubble with what a person says, or the drawing of their reaction, shown for 4 seconds, with a tail
// towards the plaque below (or above).
Item {
    id: root

    property alias text: words.text
    property bool below: false            // Hangs below the plaque, with its tail at the top.
    property bool tailAtEnd: false
    property real widest: Theme.px(240)

    function say(words: string, drawing: string): void {
        root.text = words
        picture.name = drawing
        root.opacity = 1
        saying.restart()
    }

    readonly property bool drawn: picture.name !== ""

    implicitWidth: root.drawn ? picture.width + Theme.px(28) : Math.min(root.widest, words.implicitWidth + Theme.px(32))
    implicitHeight: root.drawn ? picture.height + Theme.px(20) : words.implicitHeight + Theme.px(22)
    visible: opacity > 0
    opacity: 0
    Accessible.ignored: true

    Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

    Timer {
        id: saying

        interval: 4000
        onTriggered: root.opacity = 0
    }

    RaisedSheet {
        anchors.fill: parent
        radius: Theme.px(16)
        color: Theme.lit

        // The corner next to the plaque is square.
        Rectangle {
            x: root.tailAtEnd !== root.LayoutMirroring.enabled ? parent.width - width : 0
            y: root.below ? 0 : parent.height - height
            width: parent.radius
            height: parent.radius
            radius: Theme.px(4)
            color: parent.color
        }
    }

    Icon {
        id: picture

        anchors.centerIn: parent
        name: ""
        visible: picture.name !== ""
        size: Theme.px(40)
        color: Theme.litInk
    }

    BodyText {
        id: words

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.widest - Theme.px(32))
        size: 15
        weight: Font.Bold
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        color: Theme.litInk
    }
}
