import QtQuick
import Cardroom.Ui

// A sheet that slides in from the end side of its parent. Escape closes it.
FocusScope {
    id: root

    property bool shown: false
    property real sheetWidth: Theme.drawerWidth
    property string spokenName: ""
    default property alias content: sheet.data

    signal closed

    // The visible fraction, 0 to 1.
    property real slide: root.shown ? 1 : 0

    width: root.sheetWidth
    height: parent ? parent.height : 0
    x: root.LayoutMirroring.enabled ? (root.slide - 1) * root.width
                                    : (parent ? parent.width : 0) - root.slide * root.width
    visible: root.slide > 0
    enabled: root.shown

    Accessible.role: Accessible.Pane
    Accessible.name: root.spokenName

    Keys.onEscapePressed: root.closed()

    Behavior on slide { NumberAnimation { duration: Theme.duration(200); easing.type: Easing.OutCubic } }

    // Keeps clicks from passing through.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    Rectangle {
        id: sheet

        anchors.fill: parent
        color: Theme.surface
    }

    Rectangle {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        width: 1
        color: Theme.line
    }

    // The lower edge of a sheet that does not reach the bottom.
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        height: 1
        visible: root.parent !== null && root.height < root.parent.height
        color: Theme.line
    }
}
