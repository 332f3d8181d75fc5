pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Shown when another player's connection is lost: wait, or let a bot play; the owner may also give the seat to somebody
// without one. The first answer counts, whoever gives it.
TableOverlay {
    id: root

    required property BreakModel breaks
    property bool waits: true

    function choose(wait: bool): void { root.waits = wait }
    function decide(): void { root.breaks.waitForMissing(root.waits) }
    function give(): void { root.giveWanted(root.breaks.missingSeat, Direction.bare(root.breaks.missing)) }
    readonly property var successors: root.breaks.missingSuccessors
    readonly property bool givable: root.successors.length > 0

    // The owner wants to give the seat of the player of that name to somebody else.
    signal giveWanted(seat: int, name: string)

    // A choice made for one player does not carry over to the next.
    onShownChanged: if (root.shown) root.waits = true
    shown: root.breaks.missing !== ""
    panelWidth: Theme.px(572)
    panelHeight: content.height + Theme.px(60)
    spokenName: title.text

    // The text stays while the panel fades out.
    property string player: ""
    property string takeover: ""
    readonly property string missing: root.breaks.missing
    readonly property string missingText: root.breaks.missingText
    property string picture: ""
    property var heirs: []
    onSuccessorsChanged: if (root.breaks.missing !== "") root.heirs = root.successors
    onMissingChanged: {
        if (root.missing === "")
            return;
        root.player = root.missing;
        root.picture = root.breaks.missingPicture;
        root.heirs = root.breaks.missingSuccessors;
    }
    onMissingTextChanged: if (root.missingText !== "") root.takeover = root.missingText

    Column {
        id: content

        x: Theme.px(32)
        y: Theme.px(28)
        width: parent.width - 2 * x
        spacing: Theme.px(18)

        Row {
            width: parent.width
            spacing: Theme.px(20)

            Avatar {
                name: root.player
                picture: root.picture
                lost: true
                size: Theme.px(68)
            }

            Column {
                width: parent.width - Theme.px(88)
                spacing: Theme.px(4)

                DisplayText {
                    id: title

                    width: parent.width
                    text: qsTr("%1 lost the connection").arg(root.player)
                    textFormat: Text.StyledText
                    wrapMode: Text.Wrap
                    size: 30
                }

                Paragraph {
                    width: parent.width
                    text: qsTr("The seat and the hand are kept. How shall we go on?")
                    size: 16
                    leading: 1.3
                }
            }
        }

        Row {
            id: choices

            // Both buttons are as tall as the taller one.
            property real tallest: 0

            width: parent.width
            spacing: Theme.px(12)

            Repeater {
                model: [
                    { waits: true, icon: "cup", key: "1", text: qsTr("Wait for %1").arg(root.player),
                      more: qsTr("No clock runs. The game goes on when %1 is back.").arg(root.player) },
                    { waits: false, icon: "bot-clever", key: "2", text: qsTr("Let a bot play"),
                      more: qsTr("A clever bot plays at once. %1 gets the seat back on return.").arg(root.player) }
                ]

                delegate: ChoiceButton {
                    id: choice

                    required property var modelData

                    chosen: root.waits === choice.modelData.waits
                    width: (choices.width - choices.spacing) / 2
                    height: Math.max(words.height, choices.tallest) + Theme.px(36)
                    spokenName: choice.modelData.text
                    spokenDescription: choice.modelData.more
                    onClicked: choice.chosen ? root.decide() : root.choose(choice.modelData.waits)

                    background: Rectangle {
                        radius: Theme.px(16)
                        color: choice.chosen ? Qt.alpha(Theme.accent, 0.12) : Theme.raised
                        border.width: choice.chosen ? 2 : 1
                        border.color: choice.chosen ? Theme.accent : Theme.line
                    }

                    contentItem: Item {
                        Column {
                            id: words

                            onHeightChanged: choices.tallest = Math.max(choices.tallest, words.height)
                            y: Theme.px(18)
                            x: Theme.px(18)
                            width: parent.width - 2 * x
                            spacing: Theme.px(8)

                            Item {
                                width: parent.width
                                height: Math.max(head.implicitHeight, cap.implicitHeight)

                                Icon {
                                    id: sign

                                    anchors.verticalCenter: parent.verticalCenter
                                    anchors.left: parent.left
                                    name: choice.modelData.icon
                                    size: Theme.px(22)
                                    color: choice.chosen ? Theme.accentText : Theme.text
                                }

                                BodyText {
                                    id: head

                                    anchors.left: sign.right
                                    anchors.leftMargin: Theme.px(10)
                                    anchors.right: cap.left
                                    anchors.rightMargin: Theme.px(8)
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: choice.modelData.text
                                    textFormat: Text.StyledText
                                    wrapMode: Text.Wrap
                                    weight: Font.ExtraBold
                                }

                                KeyCap {
                                    id: cap

                                    anchors.right: parent.right
                                    anchors.verticalCenter: parent.verticalCenter
                                    key: choice.modelData.key
                                }
                            }

                            Paragraph {
                                width: parent.width
                                text: choice.modelData.more
                                textFormat: Text.StyledText
                                size: 15
                                leading: 1.3
                            }
                        }
                    }
                }
            }
        }

        QuietButton {
            width: parent.width
            visible: root.heirs.length > 0
            text: root.heirs.length === 1 ? Words.filled(qsTr("Give the seat to %1"), root.heirs) : qsTr("Give the seat to …")
            key: "3"
            onClicked: root.give()
        }

        Item {
            width: parent.width
            height: primary.height

            TimeRing {
                id: ring

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(32)
                height: width
                share: Math.max(0.002, root.breaks.missingShareLeft)
                thickness: Theme.px(4)
                color: Theme.accent
                ground: Theme.line
            }

            Paragraph {
                anchors.left: ring.right
                anchors.leftMargin: Theme.px(14)
                anchors.right: primary.left
                anchors.rightMargin: Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                text: root.takeover
                size: 15
            }

            PrimaryButton {
                id: primary

                anchors.right: parent.right
                text: root.waits ? qsTr("Wait for %1").arg(root.player) : qsTr("Let a bot play")
                keyIcon: "enter"
                onClicked: root.decide()
            }
        }
    }
}
