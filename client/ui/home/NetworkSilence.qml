import QtQuick
import Cardroom.Models
import Cardroom.Ui

// What is said while no table is near: that we look, that there is none, or what to check.
Column {
    id: root

    required property NearbyTables nearby
    property bool centred: false

    readonly property bool looking: root.nearby.lastHeard === "" && !root.nearby.lonely

    spacing: Theme.px(10)

    BodyText {
        width: root.width
        height: Math.ceil(implicitHeight)
        text: root.looking ? qsTr("Looking round your network …")
                           : qsTr("No tables here yet. Host one and others will see it at once.")
        size: 15
        color: Theme.text2
        horizontalAlignment: root.centred ? Text.AlignHCenter : Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    BodyText {
        width: root.width
        height: Math.ceil(implicitHeight)
        visible: root.nearby.lonely
        //: %1 is a port number
        text: qsTr("Nothing heard yet. Is the other machine on this network, and does its firewall let port %1 through?").arg("7313")
        size: 14
        color: Theme.text3
        horizontalAlignment: root.centred ? Text.AlignHCenter : Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
