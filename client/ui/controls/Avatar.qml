import QtQuick
import Cardroom.Ui

// A person's picture or initial, or a bot's symbol, with marks for the owner, a lost connection, a break, and a seat
// taken over by a bot. The remaining time is shown as a ring around it.
Item {
    id: root

    required property string name
    // The picture that the person has chosen ("fox"); empty: the initial.
    property string picture: ""
    // "random", "basic", "clever" or "expert" for a bot; empty for a person.
    property string botType: ""
    property bool owner: false
    property bool lost: false
    property bool takesBreak: false       // Shown instead of `lost`: nobody needs a connection during a break.
    property bool held: false             // A bot plays for the person. It is always a clever one.
    // The fraction of the time limit that remains: from 1 to 0; 1 without a limit. Drawn only if `timed` is set.
    property bool timed: false
    property real shareLeft: 1
    property bool urgent: false
    property real size: Theme.px(46)      // Including the ring; the picture itself is smaller.
    property bool bare: false             // Without room for a ring: the picture is as large as the item.

    readonly property bool pictured: root.picture !== "" && root.botType === ""
    readonly property string bareName: Direction.bare(root.name)
    readonly property real face: root.bare ? root.size : Math.round(root.size * 38 / 46)
    readonly property color paint: {
        // A hash: always the same for the same name, and evenly distributed over the colours.
        let hash = 354
        for (const letter of root.bareName)
            hash = (hash * 287 + letter.codePointAt(0)) % 65521
        return Theme.people[hash % Theme.people.length]
    }

    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: root.face
        height: root.face
        radius: root.botType === "" ? root.face / 2 : root.face * 0.26
        color: root.pictured ? "transparent" : root.botType === "" ? root.paint : Theme.botTile

        Image {
            anchors.fill: parent
            visible: root.pictured
            source: !root.pictured || root.face < 1 ? ""
                : `image://people/${root.picture}?w=${Math.round(root.face * Screen.devicePixelRatio)}`
        }

        DisplayText {
            anchors.centerIn: parent
            visible: root.botType === "" && !root.pictured
            text: root.bareName.length > 0 ? String.fromCodePoint(root.bareName.codePointAt(0)).toUpperCase() : ""
            color: "#ffffff"
            font.pixelSize: Math.round(root.face * 0.65)
        }

        Icon {
            anchors.centerIn: parent
            visible: root.botType !== ""
            name: root.botType === "" ? "" : `bot-${root.botType}`
            size: root.face * 0.63
            color: Theme.botTileInk
        }
    }

    TimeRing {
        anchors.fill: parent
        visible: root.timed
        share: Math.max(0.004, Math.min(1, root.shareLeft))
        thickness: root.size * 4 / 46
        color: root.urgent ? Theme.litBad : "#c8761a"
        ground: Qt.alpha(Theme.litInk, 0.16)
    }

    Rectangle {
        id: badge

        readonly property string sign: root.takesBreak ? "cup" : root.lost ? "lost" : root.held ? "bot-clever" : root.owner ? "owner" : ""

        // Centred on the picture's rim, so that it does not cover the initial.
        x: Math.round(root.size * (root.LayoutMirroring.enabled ? 7 : 39) / 46 - badge.width / 2)
        y: Math.round(root.size * 39 / 46 - badge.height / 2)
        visible: badge.sign !== ""
        width: Math.round(root.size * 0.43)
        height: badge.width
        radius: badge.width / 2
        color: badge.sign === "lost" ? Theme.badgeBad : Theme.badge
        border.width: 1
        border.color: Qt.alpha("#16100c", 0.4)

        Icon {
            anchors.centerIn: parent
            name: badge.sign
            size: badge.width * 0.72
            color: badge.sign === "lost" ? "#ffffff" : Theme.litInk
        }
    }
}
