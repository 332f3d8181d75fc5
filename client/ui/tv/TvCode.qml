import QtQuick
import Cardroom.Ui

// The code in a corner of the TV, and the address to type: side by side or, in a narrow corner, one above the other.
Rectangle {
    id: root

    required property TvModel tv
    // The width that the corner has.
    required property real room

    readonly property int pad: Theme.ofTv(18)
    readonly property bool beside: code.width + words.width + 3 * root.pad + Theme.ofTv(12) <= root.room

    implicitWidth: root.beside ? code.width + words.width + 3 * root.pad + Theme.ofTv(12) : Math.max(code.width, words.width) + 2 * root.pad
    implicitHeight: root.beside ? code.height + 2 * root.pad : code.height + words.height + 3 * root.pad
    radius: Theme.ofTv(28)
    color: Theme.plaque
    border.width: 1
    border.color: Theme.plaqueEdge
    Accessible.role: Accessible.Grouping
    Accessible.name: root.tv.joinText
    Accessible.description: root.tv.joinAddress

    InvitationCode {
        id: code

        // The picture itself has a light margin around the code's modules.
        x: root.beside ? (LayoutMirroring.enabled ? root.width - width - root.pad : root.pad) : Math.round((root.width - width) / 2)
        y: root.pad
        width: Theme.ofTv(196)
        height: width
        radius: Theme.ofTv(18)
        link: root.tv.joinLink
        spokenName: root.tv.scanText
    }

    Column {
        id: words

        // How wide each line would be.
        readonly property real most: root.room - 2 * root.pad

        x: root.beside ? (LayoutMirroring.enabled ? root.pad + Theme.ofTv(6) : code.width + 2 * root.pad) : Math.round((root.width - width) / 2)
        y: root.beside ? Math.round((root.height - height) / 2) : code.y + code.height + root.pad - Theme.ofTv(4)
        spacing: Theme.ofTv(10)

        SilentText {
            anchors.horizontalCenter: root.beside ? undefined : parent.horizontalCenter
            width: Math.min(implicitWidth, words.most)
            text: root.tv.joinText
            size: 15
            weight: Font.Bold
            color: Theme.onCloth
        }

        SilentTitle {
            anchors.horizontalCenter: root.beside ? undefined : parent.horizontalCenter
            width: Math.min(implicitWidth, words.most)
            text: root.tv.joinAddress
            // An address is read from left to right in every language.
            font.family: Theme.displayFamily
            size: 19
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.ofTv(28)
            color: Theme.onCloth
        }
    }
}
