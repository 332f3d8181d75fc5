import QtQuick
import Cardroom.Ui

// A panel over the table, with a scrim that does not cover the bar. It has the focus while it is shown. Fills the page.
//
// When it closes, only the scrim fades: what the panel showed belongs to a moment that is over, and its bindings
// already show the next one.
Item {
    id: root

    property bool shown: false
    property real panelWidth: Theme.px(560)
    property real panelHeight: content.childrenRect.height
    // Its name for a screen reader.
    property string spokenName: ""
    // Whether a click outside the panel closes it.
    property bool dismissible: false
    // Whether the panel is at the foot of the page; and the items that are drawn between the scrim and the panel.
    property bool low: false
    property alias behind: backdrop.data
    // Whether the panel itself is shown yet.
    property bool risen: true
    readonly property real panelTop: panel.y - panel.rise
    default property alias panelContent: content.data

    signal dismissed

    visible: root.opacity > 0
    opacity: root.shown ? 1 : 0
    enabled: root.shown

    Behavior on opacity { NumberAnimation { duration: Theme.fade(200) } }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.topBar
        color: Theme.scrim

        // Keeps clicks from passing through.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: if (root.dismissible) root.dismissed()
            onWheel: wheel => wheel.accepted = true
        }
    }

    Item {
        id: backdrop

        anchors.fill: parent
    }

    RaisedSheet {
        id: panel

        property real rise: root.shown && root.risen ? 0 : Theme.still ? 0 : Theme.px(root.low ? 40 : 12)

        width: Math.min(root.panelWidth, root.width - 2 * Theme.margin)
        height: root.panelHeight
        x: Math.round((root.width - panel.width) / 2)
        y: Math.round(root.low ? root.height - Theme.space(36) - panel.height : Theme.topBar + (root.height - Theme.topBar - panel.height) / 2) + panel.rise
        visible: root.shown
        opacity: root.risen ? 1 : 0
        kind: Shadow.Panel
        radius: Theme.radiusPanel
        color: Theme.surface
        Accessible.role: Accessible.Dialog
        Accessible.name: root.spokenName

        Behavior on opacity { NumberAnimation { duration: Theme.duration(200) } }
        Behavior on rise { NumberAnimation { duration: Theme.duration(200); easing.type: Easing.OutCubic } }

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }

        Item {
            id: content

            anchors.fill: parent
        }
    }
}
