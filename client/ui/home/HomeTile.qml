import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A game on its own cloth: its cards, its description, and the two ways to start. Upright if there are several tiles; a
// single tile is wide, with the text on one side and the cards on the other.
Item {
    id: root

    // An element of `Cardroom.kinds`.
    required property var modelData
    required property bool compact
    // Whether to save height: the description is then shown only if it fits.
    required property bool terse
    required property bool alone
    required property bool current
    required property bool busy
    required property bool first
    // Whether the person is new to this game.
    property bool fresh: false

    // The pointer or the focus has moved to it.
    signal touched
    signal played
    signal optionsWanted
    signal learnWanted

    readonly property string kind: root.modelData.kind
    readonly property bool lit: root.current && !root.alone
    readonly property int rise: root.lit ? Theme.px(6) : 0
    readonly property int pad: root.alone ? Theme.px(root.compact ? 30 : 44) : Theme.px(root.compact ? 17 : 22)
    readonly property var cloth: Theme.cloth(root.kind)

    // The top of the text on an upright tile: at the same height on all of them. If there are few tiles, each is wide
    // enough for a single line of text and leaves the rest to its cards.
    readonly property bool broad: !root.alone && root.width > Theme.px(320)
    readonly property real cardsShare: root.broad ? 0.62 : root.compact ? 0.57 : root.terse ? 0.42 : 0.5
    readonly property int wordsTop: Math.round(root.height * root.cardsShare)

    // The distance that the text keeps from the hairline.
    readonly property int hairline: root.alone ? 0 : Theme.px(5)
    readonly property real textSize: root.alone ? (root.compact ? 16 : 18) : root.compact ? 14.5 : 15.5
    readonly property bool mayOmit: !root.alone && (root.compact || root.terse)
    readonly property real factsHeight: root.compact ? facts.implicitHeight + Theme.px(2) : signs.implicitHeight + Theme.px(10)
    // If there is little room, the description is shown only if all of it fits above the buttons.
    readonly property bool described: root.wordsTop + name.implicitHeight + description.implicitHeight + root.factsHeight
        + Theme.px(4 + (root.compact ? 12 : 4)) <= root.height - ways.height - ways.anchors.bottomMargin

    // A description that is shown only if it fits needs no room of its own.
    readonly property real wordsHeight: root.mayOmit ? name.implicitHeight + root.factsHeight : words.implicitHeight

    implicitHeight: root.alone ? words.implicitHeight + ways.height + Theme.px(root.compact ? 64 : 92)
                               : (root.wordsHeight + ways.height + Theme.px(root.compact ? 32 : 40)) / (1 - root.cardsShare)

    // Measures the height of the description, shown or not.
    BodyText {
        id: description

        visible: false
        width: words.width - root.hairline
        text: root.modelData.text
        size: root.textSize
        wrapMode: Text.Wrap
    }

    HoverHandler {
        onHoveredChanged: if (hovered) root.touched()
    }

    Item {
        anchors.fill: parent
        anchors.topMargin: -root.rise
        anchors.bottomMargin: root.lit ? Theme.px(3) : 0

        Behavior on anchors.topMargin {
            NumberAnimation { duration: Theme.duration(160); easing.type: Easing.OutCubic }
        }

        Shadow {
            of: cloth
            kind: Shadow.Panel
            strength: Theme.k * (root.lit ? 0.8 : 0.6)
        }

        ClothPicture {
            id: cloth

            width: parent.width
            height: root.height
            kind: root.kind
            radius: Theme.px(24)
            inset: Theme.px(9)
            lineRadius: Theme.px(17)
            lines: root.alone ? 2 : 1
            motifSize: root.alone ? Math.min(root.height * 1.12, root.width * 0.6) : Math.max(root.width, root.height * 0.5) * 1.02
            motifStrength: 1.35
            centre: root.alone ? Qt.point(fan.atSide, 0.46) : Qt.point(0.5, 0.32)
            reach: root.alone ? Qt.point(0.72, 1.1) : Qt.point(1, 0.78)
            motifCentre: root.alone ? Qt.point(fan.atSide, 0.47) : Qt.point(0.5, 0.25)
        }

        Rectangle {
            anchors.fill: cloth
            anchors.margins: -Theme.px(3)
            visible: root.lit
            radius: Theme.px(26)
            color: "transparent"
            border.width: Theme.px(3)
            border.color: Theme.focus
        }

        FannedCards {
            id: fan

            // The centre of the cards as a fraction of the width: towards the end side if text is next to them.
            readonly property real atSide: root.LayoutMirroring.enabled ? 0.3 : 0.7

            x: Math.round((root.alone ? root.width * fan.atSide : root.width / 2) - fan.width / 2)
            y: Math.round(((root.alone ? root.height : root.wordsTop + Theme.px(10)) - fan.height) / 2)
            cards: root.modelData.cards
            kind: root.kind
            cardWidth: root.alone ? Math.min(root.height * 0.43, root.width * 0.196)
                                  : Math.min(root.width * (root.broad ? 0.32 : 0.385), (root.wordsTop - Theme.px(30)) / 1.6)
        }

        ColumnLayout {
            id: words

            x: root.LayoutMirroring.enabled ? parent.width - width - root.pad : root.pad
            y: root.alone ? Math.round((root.height - height - ways.anchors.topMargin - ways.height) / 2) : root.wordsTop
            width: root.alone ? Math.round(root.width * (root.compact ? 0.4 : 0.36)) : root.width - 2 * root.pad + Theme.px(8)
            spacing: 0

            HeadingText {
                id: name

                Layout.fillWidth: true
                text: root.modelData.title
                size: root.alone ? (root.compact ? 34 : 44) : root.broad ? (root.compact ? 25 : 30) : root.compact ? 22 : 25
                color: Theme.onCloth
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.word(16)
            }

            SpokenText {
                Layout.fillWidth: true
                Layout.topMargin: Theme.px(root.alone || root.broad ? 6 : 4)
                Layout.rightMargin: root.hairline
                // A single tile has two or three even lines instead of a long one and a single word.
                Layout.maximumWidth: root.alone ? 12 * font.pixelSize : 1e6
                visible: !root.mayOmit || root.described
                text: root.modelData.text
                size: root.textSize
                color: Theme.onCloth2
                wrapMode: Text.Wrap
            }

            // One below the other if large text does not fit side by side.
            Flow {
                id: signs

                Layout.fillWidth: true
                Layout.topMargin: Theme.px(root.alone ? 14 : 10)
                visible: root.alone || !root.compact
                spacing: Theme.px(root.alone ? 20 : 12)

                TileFact {
                    iconName: "person"
                    text: root.modelData.seatsText
                }

                TileFact {
                    iconName: "clock"
                    text: root.modelData.minutesText
                }
            }

            BodyText {
                id: facts

                Layout.fillWidth: true
                Layout.topMargin: Theme.px(2)
                visible: !root.alone && root.compact
                //: How many play, and how long it takes: "4 players, 5 min"
                text: qsTr("%1, %2").arg(root.modelData.seatsText).arg(root.modelData.minutesText)
                size: 14
                weight: Font.Bold
                color: Theme.onCloth2
            }
        }

        RowLayout {
            id: ways

            readonly property int margin: root.pad - (root.alone ? 0 : Theme.px(2))

            anchors.top: root.alone ? words.bottom : undefined
            anchors.topMargin: Theme.px(root.compact ? 22 : 34)
            anchors.bottom: root.alone ? undefined : cloth.bottom
            anchors.bottomMargin: Theme.px(root.compact ? 17 : 20)
            x: root.LayoutMirroring.enabled ? parent.width - width - margin : margin
            width: root.alone ? Math.min(words.width, Theme.px(340)) : root.width - 2 * margin
            spacing: Theme.px(8)

            TileButton {
                Layout.fillWidth: true
                focus: root.first
                text: qsTr("Play now")
                spokenName: qsTr("Play %1 now").arg(root.modelData.title)
                spokenDescription: qsTr("You sit down with bots, and the cards are dealt at once.")
                primary: root.current
                large: root.alone
                enabled: !root.busy
                onActiveFocusChanged: if (activeFocus) root.touched()
                onClicked: root.played()
            }

            TileButton {
                iconName: "settings"
                spokenName: qsTr("%1: choose the seats first").arg(root.modelData.title)
                large: root.alone
                enabled: !root.busy
                onActiveFocusChanged: if (activeFocus) root.touched()
                onClicked: root.optionsWanted()
            }
        }

        NewChip {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(18)
            y: -Math.round(height / 2)
            visible: root.fresh
            widest: root.width - Theme.px(16)
            game: root.modelData.title
            enabled: !root.busy
            onActiveFocusChanged: if (activeFocus) root.touched()
            onClicked: root.learnWanted()
        }
    }
}
