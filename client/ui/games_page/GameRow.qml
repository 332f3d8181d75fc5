pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A past game: its picture, when it ended and how, the other players, how long it took, and the buttons to replay it
// and for further actions. The first game of a day has a heading above it.
Item {
    id: root

    required property pastGame modelData
    required property int index
    required property bool busy
    // The space beside the row for the focus ring.
    required property int margin
    // Whether Enter watches this game.
    required property bool current

    signal seen(int row)
    signal reached(int row)
    signal watchWanted(string file)
    signal moreWanted(string file, Item button)
    signal deleteWanted(string file)

    readonly property bool compact: Theme.compact
    readonly property bool headed: root.modelData.heading !== ""
    readonly property bool lit: watch.activeFocus || more.activeFocus

    function focusWatch(): void { watch.forceActiveFocus(Qt.TabFocusReason) }

    height: panel.y + panel.height + Theme.px(8)

    Component.onCompleted: root.seen(root.index)
    onModelDataChanged: root.seen(root.index)

    RowLayout {
        id: head

        x: root.margin
        y: Theme.px(8)
        width: parent.width - 2 * root.margin
        visible: root.headed

        HeadingText {
            Layout.fillWidth: true
            text: root.modelData.heading
            size: root.compact ? 19 : 20
        }

        SpokenText {
            text: root.modelData.headingCount
            size: 14.5
            color: Theme.text3
        }
    }

    Panel {
        id: panel

        x: root.margin
        y: root.headed ? head.y + head.height + Theme.px(6) : 0
        width: parent.width - 2 * root.margin
        height: Math.max(Theme.px(80), row.implicitHeight + Theme.px(14))
        radius: Theme.px(20)
        color: root.current ? Theme.raised : Theme.surface
        border.width: root.current ? Math.max(2, Theme.px(2)) : 1
        border.color: root.current ? Theme.focus : hover.hovered ? Theme.text3 : Theme.line
        Accessible.role: Accessible.ListItem
        Accessible.name: root.modelData.spoken
        Accessible.description: root.modelData.detail

        HoverHandler {
            id: hover
        }

        TapHandler {
            enabled: !root.busy
            onDoubleTapped: root.watchWanted(root.modelData.file)
        }

        RowLayout {
            id: row

            anchors.fill: parent
            anchors.leftMargin: Theme.px(13)
            anchors.rightMargin: Theme.px(15)
            spacing: Theme.px(root.compact ? 10 : 18)

            Item {
                Layout.preferredWidth: Theme.px(root.compact ? 54 : 66)
                Layout.preferredHeight: Theme.px(root.compact ? 50 : 58)

                Icon {
                    anchors.centerIn: parent
                    visible: root.modelData.kind === ""
                    name: "log"
                    size: Theme.px(30)
                    color: Theme.text3
                }

                ClothPicture {
                    anchors.fill: parent
                    visible: root.modelData.kind !== ""
                    kind: root.modelData.kind
                    radius: Theme.px(12)
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
                    cardWidth: Theme.px(root.compact ? 28 : 32)
                    rotation: -5
                }
            }

            Column {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(216)
                spacing: Theme.px(1)

                DisplayText {
                    width: parent.width
                    text: root.modelData.title
                    size: root.compact ? 19 : 21
                    wrapMode: Text.Wrap
                }

                Paragraph {
                    width: parent.width
                    text: root.modelData.date
                    size: 14.5
                    color: Theme.text3
                    leading: 1.1
                }
            }

            Icon {
                Layout.alignment: Qt.AlignVCenter
                name: root.modelData.watched ? "watch" : root.modelData.won ? "trophy" : "ring"
                size: Theme.px(20)
                color: root.modelData.won ? Theme.good : Theme.text3
            }

            Column {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(270)
                spacing: Theme.px(1)

                BodyText {
                    width: parent.width
                    text: root.modelData.ending
                    size: 16
                    weight: Font.ExtraBold
                    wrapMode: Text.Wrap
                    leading: 1.05
                }

                Paragraph {
                    width: parent.width
                    visible: text !== ""
                    text: root.modelData.detail
                    size: 14.5
                    color: Theme.text3
                    leading: 1.1
                }
            }

            Row {
                Layout.preferredWidth: Theme.px(root.compact ? 92 : 146)
                spacing: Theme.px(root.compact ? 1 : 4)

                Repeater {
                    model: root.modelData.players

                    Avatar {
                        required property goOnPlayer modelData

                        name: modelData.name
                        picture: modelData.picture
                        botType: modelData.botType
                        size: Theme.px(Theme.compact ? 30 : 38)
                        bare: true
                    }
                }
            }

            BodyText {
                Layout.preferredWidth: Theme.px(94)
                visible: !root.compact
                text: root.modelData.length
                size: 14.5
                color: Theme.text3
                wrapMode: Text.Wrap
            }

            IconButton {
                id: more

                implicitWidth: Math.max(44, Theme.px(44))
                iconName: "more"
                spokenName: Words.filled(qsTr("Save or delete: %1"), [root.modelData.title])
                spokenDescription: root.modelData.spoken
                onActiveFocusChanged: if (activeFocus) root.reached(root.index)
                onClicked: root.moreWanted(root.modelData.file, more)
                Keys.onDeletePressed: root.deleteWanted(root.modelData.file)
            }

            ButtonBase {
                id: watch

                readonly property color ink: root.current ? Theme.accentInk : Theme.text

                implicitHeight: Math.max(44, Theme.px(44))
                horizontalPadding: Theme.px(root.compact ? 14 : 20)
                enabled: !root.busy
                text: qsTr("Watch")
                spokenName: Words.filled(qsTr("Watch again: %1"), [root.modelData.spoken])
                spokenDescription: root.modelData.detail
                onActiveFocusChanged: if (activeFocus) root.reached(root.index)
                onClicked: root.watchWanted(root.modelData.file)
                Keys.onDeletePressed: root.deleteWanted(root.modelData.file)
                Keys.onPressed: event => {
                    if (event.key !== Qt.Key_W || event.modifiers !== Qt.NoModifier)
                        return;
                    event.accepted = true;
                    watch.press();
                }

                background: Item {
                    RaisedSheet {
                        anchors.fill: parent
                        visible: root.current
                        radius: watch.radius
                        color: watch.down ? Qt.darker(Theme.accent, 1.08) : watch.hovered ? Qt.lighter(Theme.accent, 1.07) : Theme.accent
                    }

                    Rectangle {
                        anchors.fill: parent
                        visible: !root.current
                        radius: watch.radius
                        color: watch.down ? Qt.alpha(Theme.text, 0.16) : watch.hovered ? Qt.alpha(Theme.text, 0.08) : "transparent"
                        border.width: 1
                        border.color: Theme.line
                    }
                }

                contentItem: ButtonContent {
                    text: watch.text
                    iconName: root.compact ? "" : "replay"
                    ink: watch.ink
                }
            }
        }
    }
}
