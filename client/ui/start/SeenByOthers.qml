import QtQuick
import Cardroom.Ui

// A table at which the person has just sat down, as others see it.
Item {
    id: root

    required property Cardroom app
    // The name that has been typed so far; may be empty.
    required property string name

    readonly property string kind: "lucky-thirteen"
    readonly property bool compact: Theme.compact
    readonly property real room: words.y - plaque.y - plaque.height

    Shadow {
        of: cloth
        kind: Shadow.Panel
        strength: Theme.k * 0.8
    }

    Cloth {
        id: cloth

        anchors.fill: parent
        kind: root.kind
        radius: Theme.px(24)
        inset: Theme.px(root.compact ? 9 : 12)
        lineRadius: Theme.px(16)
    }

    DisplayText {
        id: heading

        x: Theme.px(24)
        y: Theme.px(root.compact ? 30 : 40)
        width: root.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("This is how others see you")
        size: root.compact ? 19 : 24
        color: Theme.onCloth
        wrapMode: Text.Wrap
    }

    Plaque {
        id: plaque

        anchors.horizontalCenter: parent.horizontalCenter
        y: heading.y + heading.height + Theme.px(root.compact ? 14 : 20)
        widest: root.width - Theme.px(root.compact ? 40 : 80)
        width: implicitWidth
        height: implicitHeight
        name: root.name !== "" ? root.name : qsTr("You")
        picture: root.app.personPicture
        secondLine: qsTr("Joined the table")
        toAct: true
        timed: false
    }

    FannedCards {
        id: fan

        anchors.horizontalCenter: parent.horizontalCenter
        y: plaque.y + plaque.height + Math.round((root.room - height) * 0.48)
        cards: ["back", "8S", "5S"]
        kind: root.kind
        cardWidth: Math.floor(Math.min(root.width * 0.235, root.room * 0.42))
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: fan.y + fan.height - Theme.px(4)
        z: 1
        width: sum.implicitWidth + Theme.px(52)
        height: Theme.px(root.compact ? 40 : 48)
        radius: height / 2
        color: Theme.lit

        DisplayText {
            id: sum

            anchors.centerIn: parent
            // A sum reads from left to right in every script.
            text: qsTr("%L1 + %L2 = %L3", "cards that make thirteen").arg(8).arg(5).arg(13)
            size: root.compact ? 20 : 24
            color: Theme.litInk
        }
    }

    Column {
        id: words

        x: Theme.px(root.compact ? 24 : 60)
        y: root.height - height - Theme.px(root.compact ? 28 : 46)
        width: root.width - 2 * x
        spacing: Theme.px(root.compact ? 8 : 16)

        BodyText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Your name and picture are shown only to people at your table and on your own network.")
            size: root.compact ? 14 : 15.5
            color: Theme.onCloth2
            wrapMode: Text.Wrap
        }

        BodyText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("No account needed.")
            size: root.compact ? 14.5 : 15.5
            weight: Font.ExtraBold
            color: Theme.onCloth
            wrapMode: Text.Wrap
        }
    }
}
