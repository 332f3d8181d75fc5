import QtQuick
import Cardroom.Ui

// The text shown while there is no nearby table: that the search continues, that there is none, or what to check.
Column {
    id: root

    required property NearbyTables nearby
    // The sizes of the disc and of its icon.
    required property real size
    required property real signSize

    readonly property bool looking: root.nearby.lastHeard === "" && !root.nearby.lonely

    spacing: Theme.px(18)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.size
        height: width
        radius: width / 2
        color: Qt.alpha(Theme.accent, Theme.dark ? 0.1 : 0.08)

        Icon {
            anchors.centerIn: parent
            name: "lan"
            size: root.signSize
            color: Theme.accentText
        }
    }

    Column {
        width: root.width
        spacing: Theme.px(10)

        SpokenText {
            width: root.width
            height: Math.ceil(implicitHeight)
            text: root.looking ? qsTr("Looking for tables on your network …")
                               : qsTr("No tables found. Host one and others will see it at once.")
            size: 15
            color: Theme.text2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        SpokenText {
            width: root.width
            height: Math.ceil(implicitHeight)
            visible: root.nearby.lonely
            //: %1 is a port number
            text: qsTr("Expecting one? Check that the other machine is on this network, and that its firewall allows port %1.").arg("7313")
            size: 14
            color: Theme.text3
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
}
