import QtQuick
import Cardroom.Ui

// A pile as a hollow in the cloth: its team, its attack and defence or, while it has no heart, what it waits for, and
// its places. It is lit while a card is aimed at it or it waits for the person's heart. The board draws the cards.
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
    // How much larger than usual its text is.
    required property real grown
    required property bool byKeyboard
    // Whether the person's own heart goes on it now.
    required property bool heartWanted
    // By place: where its cards lie, in this item's coordinates.
    property alias places: places.spots
    // During a battle: whether each of its two numbers is dimmed.
    property alias attackPale: attack.pale
    property alias defencePale: defence.pale

    // Whether it has a heart, or will have one with the considered card.
    readonly property bool begun: root.pile.count > 0 || root.preview.attackChanges
    readonly property bool refused: root.preview.whyNot !== ""
    readonly property color ink: root.pile.ours ? Theme.ours : Theme.theirs
    readonly property int pad: Theme.px(19 * root.grown)
    readonly property real corner: Theme.px(20)

    signal chosen
    signal pointed(bool over)

    activeFocusOnTab: true
    Accessible.role: root.shown ? Accessible.Button : Accessible.Grouping
    Accessible.name: root.pile.text
    Accessible.description: root.preview.text !== "" ? root.preview.text : root.pile.waits
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

    Inlay {
        anchors.fill: parent
        radius: root.corner
        lit: root.aimed || root.heartWanted
    }

    // The light that falls into it.
    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: Qt.alpha(Theme.dark ? "#ffffff" : "#fffaf0", !root.aimed ? 0 : Theme.dark ? 0.09 : 0.5)

        Behavior on color { ColorAnimation { duration: Theme.fade(120) } }
    }

    // Shows that the card may also be put here.
    Ring {
        visible: root.shown && !root.aimed
        around: root.corner
        gap: 0
        thickness: Math.max(1, Theme.px(1.5))
        border.color: Qt.alpha(Theme.onCloth, Theme.dark ? 0.5 : 0.45)
    }

    ThronesPlaces {
        id: places

        anchors.fill: parent
        count: root.pile.count
        starts: root.pile.starts
        lit: root.heartWanted
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
            y: Math.round(parent.height * (root.begun ? 0.18 : 0.24) - height / 2)
            spacing: Theme.px(8)

            TeamMark {
                anchors.verticalCenter: owner.verticalCenter
                anchors.verticalCenterOffset: Theme.px(1)
                team: root.pile.ours ? "ours" : "theirs"
            }

            SilentTitle {
                id: owner

                text: root.pile.title
                size: 22 * root.grown
                color: root.ink
            }

            SilentText {
                anchors.baseline: owner.baseline
                visible: !names.visible
                text: names.text
                size: 15 * root.grown
                color: Theme.onCloth2
            }
        }

        // Below the numbers if there is no room next to the title, and below the title if there are no numbers.
        SilentText {
            id: names

            anchors.left: parent.left
            y: Math.round(parent.height * (root.begun ? 0.88 : 0.43) - height / 2)
            width: parent.width
            visible: !root.begun || implicitWidth > root.wordsWidth - root.pad - owner.width - Theme.px(10 + 2 * 8 + 4)
            text: root.pile.names
            size: 15 * root.grown
            color: Theme.onCloth2
        }

        BodyText {
            anchors.left: parent.left
            y: Math.round(parent.height * 0.68 - height / 2)
            width: parent.width
            visible: !root.begun && root.pile.waits !== ""
            text: root.pile.waits
            size: 15 * root.grown
            color: root.heartWanted ? Theme.clothAccent : Theme.onCloth2
            Accessible.ignored: true
        }

        ThronesValue {
            id: attack

            y: Math.round(parent.height * 0.445 - height / 2)
            width: parent.width
            visible: root.begun
            iconName: "attack"
            label: qsTr("Attack")
            value: root.pile.attack
            ink: root.ink
            grown: root.grown
            numberAt: Theme.wordWidth(102 * root.grown)
            then: root.preview.attack
            changes: root.preview.attackChanges
            aimed: root.aimed
        }

        ThronesValue {
            id: defence

            y: Math.round(parent.height * 0.705 - height / 2)
            width: parent.width
            visible: root.begun
            iconName: "defence"
            label: qsTr("Defence")
            value: root.pile.defence
            ink: root.ink
            grown: root.grown
            numberAt: attack.numberAt
            then: root.preview.defence
            changes: root.preview.defenceChanges
            aimed: root.aimed
        }
    }

    // Why the card may not be put there.
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
