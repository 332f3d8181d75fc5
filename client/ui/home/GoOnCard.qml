pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A table where our seat waits: its game, the other players and the score, and the button to go on there. In a small
// window, a row without the players' pictures.
Panel {
    id: root

    required property goOnTable modelData
    required property int index
    required property bool busy
    // The text of a link to all tables; empty: there is none.
    property string allText: ""

    signal goOnWanted(int row)
    signal forgetWanted(int row)
    signal allWanted

    readonly property bool compact: Theme.compact
    readonly property int edge: Theme.px(root.compact ? 11 : 14)
    // Whether the small button for the mouse is shown; the Delete key does the same.
    readonly property bool forgettable: hover.hovered || button.visualFocus

    implicitHeight: Math.max(Theme.px(root.compact ? 66 : 116), words.height + Theme.px(root.compact ? 16 : 24))
    height: implicitHeight
    color: root.compact && root.modelData.first ? (Theme.dark ? "#3a2d1c" : "#f8ecda") : Theme.surface
    border.color: hover.hovered ? Theme.text3 : root.modelData.first ? Qt.alpha(Theme.accent, 0.3) : Theme.line

    HoverHandler {
        id: hover
    }

    // A finger cannot hover.
    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onLongPressed: root.forgetWanted(root.index)
    }

    Item {
        id: art

        anchors.left: parent.left
        anchors.leftMargin: root.edge
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(root.compact ? 54 : 92)
        height: Theme.px(root.compact ? 46 : 88)

        Icon {
            anchors.centerIn: parent
            visible: root.modelData.kind === ""
            name: "lan"
            size: Theme.px(root.compact ? 28 : 44)
            color: Theme.text3
        }

        ClothPicture {
            anchors.fill: parent
            visible: root.modelData.kind !== ""
            kind: root.modelData.kind
            radius: Theme.px(root.compact ? 10 : 14)
            inset: 0
            motifSize: height * 1.05
            motifStrength: 1.6
            centre: Qt.point(0.5, 0.5)
        }

        CardFace {
            anchors.centerIn: parent
            visible: root.modelData.kind !== ""
            card: ""
            back: Theme.back(root.modelData.kind)
            cardWidth: Theme.px(root.compact ? 26 : 50)
            rotation: -5
        }
    }

    Column {
        id: words

        anchors.left: art.right
        anchors.leftMargin: Theme.px(root.compact ? 14 : 18)
        anchors.right: end.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(root.compact ? 1 : 2)

        BodyText {
            width: parent.width
            visible: root.compact
            text: root.modelData.company === "" ? root.modelData.title
                //: A game, and with whom: "Pasur with Selma and Jonas"
                : Words.filled(qsTr("%1 %2"), [root.modelData.title, root.modelData.company])
            size: 16.5
            weight: Font.ExtraBold
            wrapMode: Text.Wrap
            leading: 1.05
        }

        DisplayText {
            width: parent.width
            visible: !root.compact
            text: root.modelData.title
            size: 23
            wrapMode: Text.Wrap
        }

        BodyText {
            width: parent.width
            visible: !root.compact && root.modelData.company !== ""
            text: root.modelData.company
            size: 15
            wrapMode: Text.Wrap
            leading: 1.1
        }

        Paragraph {
            width: parent.width
            text: root.modelData.state
            size: 14.5
            color: root.compact ? Theme.text2 : Theme.text3
            leading: 1.1
        }
    }

    Item {
        id: end

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(root.compact ? 12 : 17)
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: (root.allText !== "" ? all.width + Theme.px(8) : 0) + Math.max(button.implicitWidth, root.compact ? 0 : players.width)

        Row {
            id: players

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: Theme.px(13)
            visible: !root.compact
            spacing: Theme.px(3)

            Repeater {
                model: root.modelData.players

                Avatar {
                    id: player

                    required property goOnPlayer modelData

                    name: player.modelData.name
                    picture: player.modelData.picture
                    botType: player.modelData.botType
                    size: Theme.px(34)

                    Rectangle {
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        visible: player.modelData.there
                        width: Theme.px(12)
                        height: width
                        radius: width / 2
                        color: Theme.good
                        border.width: Math.max(1, Theme.px(2))
                        border.color: root.color
                    }
                }
            }
        }

        TextLink {
            id: all

            anchors.right: button.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: button.verticalCenter
            visible: root.allText !== ""
            text: root.allText
            spokenName: qsTr("All tables to go on with")
            spokenDescription: text
            size: 14.5
            onClicked: root.allWanted()
        }

        ButtonBase {
            id: button

            readonly property color ink: root.modelData.first ? Theme.accentInk : Theme.text

            anchors.right: parent.right
            y: root.compact ? Math.round((parent.height - height) / 2) : parent.height - height - Theme.px(15)
            implicitHeight: Math.max(40, Theme.px(root.compact ? 46 : 42))
            implicitWidth: Math.max(Theme.px(96), implicitContentWidth + leftPadding + rightPadding)
            horizontalPadding: Theme.px(18)
            enabled: !root.busy
            text: qsTr("Go on")
            spokenName: root.modelData.spoken
            spokenDescription: qsTr("Press Delete to forget this table.")
            onClicked: root.goOnWanted(root.index)
            Keys.onDeletePressed: root.forgetWanted(root.index)

            background: Item {
                RaisedSheet {
                    anchors.fill: parent
                    visible: root.modelData.first
                    radius: button.radius
                    color: button.down ? Qt.darker(Theme.accent, 1.08) : button.hovered ? Qt.lighter(Theme.accent, 1.07) : Theme.accent
                }

                Rectangle {
                    anchors.fill: parent
                    visible: !root.modelData.first
                    radius: button.radius
                    color: button.down ? Qt.alpha(Theme.text, 0.16) : button.hovered ? Qt.alpha(Theme.text, 0.08) : "transparent"
                    border.width: 1
                    border.color: Theme.line
                }
            }

            contentItem: ButtonContent {
                text: button.text
                ink: button.ink
            }
        }
    }

    IconButton {
        anchors.left: art.left
        anchors.top: art.top
        anchors.margins: -Theme.px(8)
        implicitWidth: Theme.px(34)
        visible: root.forgettable
        focusPolicy: Qt.NoFocus
        framed: true
        iconName: "close"
        iconSize: Theme.px(18)
        spokenName: Words.filled(qsTr("Forget this table: %1"), [root.modelData.title])
        onClicked: root.forgetWanted(root.index)
    }
}
