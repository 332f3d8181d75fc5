import QtQuick
import Cardroom.Ui

// The background of a pile: its team, attack and defence, and a frame that shows whether a card may be put there. The
// board draws the cards.
TablePart {
    id: root

    required property thronesPile pile
    // What the considered card would do to it.
    required property thronesPreview preview
    required property bool aimed
    // Whether a click puts the considered card here.
    required property bool shown
    // The width available for its text.
    required property real wordsWidth
    required property bool byKeyboard
    // During a battle: what happens to its two numbers.
    property alias attackLost: attack.lost
    property alias defenceLost: defence.lost
    property alias attackAway: attack.away

    readonly property bool refused: root.preview.whyNot !== ""
    readonly property color ink: root.pile.ours ? Theme.ours : Theme.theirs
    readonly property int pad: Theme.px(19)
    readonly property real corner: Theme.px(16)

    signal chosen
    signal pointed(bool over)

    function attackMiddle(to: Item): point { return attack.mapToItem(to, attack.middle.x, attack.middle.y) }
    function defenceMiddle(to: Item): point { return defence.mapToItem(to, defence.middle.x, defence.middle.y) }

    activeFocusOnTab: true
    Accessible.role: root.shown ? Accessible.Button : Accessible.Grouping
    Accessible.name: root.pile.text
    Accessible.description: root.preview.text
    Accessible.onPressAction: if (root.shown) root.chosen()
    Keys.onSpacePressed: event => {
        event.accepted = root.shown
        if (root.shown)
            root.chosen()
    }

    HoverHandler {
        onHoveredChanged: root.pointed(hovered)
    }

    TapHandler {
        enabled: root.shown || root.refused
        gesturePolicy: TapHandler.DragThreshold
        onTapped: root.chosen()
    }

    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: root.aimed ? Qt.alpha(Theme.dark ? "#ffffff" : "#fffaf0", Theme.dark ? 0.1 : 0.55)
            : Qt.alpha(Theme.dark ? "#0b1620" : "#ffffff", Theme.dark ? 0.28 : 0.22)

        Behavior on color { ColorAnimation { duration: Theme.fade(120) } }
    }

    // Hidden if the card may not be put there.
    DashedFrame {
        anchors.fill: parent
        visible: !root.refused
        radius: root.corner
        thickness: Theme.px(2)
        color: root.aimed ? Theme.select : Qt.alpha(Theme.onCloth, Theme.dark ? 0.34 : 0.3)
    }

    FocusRing {
        visible: root.activeFocus && root.byKeyboard
        around: root.corner
    }

    Item {
        x: root.pad
        // The text may extend to the cards.
        width: root.wordsWidth - root.pad - Theme.px(14)
        height: parent.height

        Row {
            id: title

            anchors.left: parent.left
            y: Math.round(parent.height * 0.18 - height / 2)
            spacing: Theme.px(8)

            TeamMark {
                anchors.verticalCenter: owner.verticalCenter
                anchors.verticalCenterOffset: Theme.px(1)
                team: root.pile.ours ? "ours" : "theirs"
            }

            SilentTitle {
                id: owner

                text: root.pile.title
                size: 22
                color: root.ink
            }

            SilentText {
                anchors.baseline: owner.baseline
                visible: !names.visible
                text: names.text
                size: 15
                color: Theme.onCloth2
            }
        }

        // Below the numbers if there is no room next to the title.
        SilentText {
            id: names

            anchors.left: parent.left
            y: Math.round(parent.height * 0.88 - height / 2)
            width: parent.width
            visible: implicitWidth > root.wordsWidth - root.pad - owner.width - Theme.px(10 + 2 * 8 + 4)
            text: root.pile.names
            size: 15
            color: Theme.onCloth2
        }

        ThronesValue {
            id: attack

            y: Math.round(parent.height * 0.445 - height / 2)
            width: parent.width
            iconName: "attack"
            label: qsTr("Attack")
            value: root.pile.attack
            ink: root.ink
            numberAt: Theme.wordWidth(102)
            then: root.preview.attack
            changes: root.preview.attackChanges
            aimed: root.aimed
        }

        ThronesValue {
            id: defence

            y: Math.round(parent.height * 0.705 - height / 2)
            width: parent.width
            iconName: "defence"
            label: qsTr("Defence")
            value: root.pile.defence
            ink: root.ink
            numberAt: attack.numberAt
            then: root.preview.defence
            changes: root.preview.defenceChanges
            aimed: root.aimed
        }
    }

    // Shown in place of the frame: why the card may not be put there.
    Rectangle {
        x: root.width - width - Theme.px(14)
        y: Math.round((root.height - height) / 2)
        width: Math.min(why.implicitWidth + Theme.px(30), root.width - root.wordsWidth)
        height: why.height + Theme.px(16)
        visible: root.refused
        z: 1
        radius: Theme.px(14)
        color: Theme.plaque

        SilentText {
            id: why

            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - root.wordsWidth - Theme.px(30))
            text: root.preview.whyNot
            weight: Font.Bold
            color: Theme.onCloth
        }
    }
}
