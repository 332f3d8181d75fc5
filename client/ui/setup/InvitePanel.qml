pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// How others join the table: a QR code to show them, a link to send, and the addresses to type.
Panel {
    id: root

    required property TableSetup setup

    signal openWanted

    function flash(): void {
        ring.glow();
        if (copy.visible)
            copy.forceActiveFocus(Qt.TabFocusReason);
    }

    readonly property int pad: Theme.px(Theme.compact ? 16 : 18)
    // Whether to show the code: if people can join with a page, those in the room only need the code of that page.
    readonly property bool coded: !root.setup.invitation.byPage

    implicitHeight: content.implicitHeight + 2 * root.pad - Theme.px(8)

    GlowRing {
        id: ring

        radius: root.radius
    }

    Column {
        id: content

        x: root.pad
        y: root.pad - Theme.px(4)
        width: parent.width - 2 * root.pad
        spacing: Theme.px(Theme.compact ? 10 : 9)

        HeadingText {
            width: parent.width
            height: Math.ceil(implicitHeight)
            text: !root.coded ? qsTr("Computers with Cardroom") : qsTr("Invite")
            wrapMode: Text.Wrap
            size: Theme.compact ? 22 : 25
        }

        Paragraph {
            width: parent.width
            visible: root.setup.invitation.mayOpen
            text: qsTr("This table is private. Nobody else can find or join it.")
            size: Theme.compact ? 14 : 15
        }

        QuietButton {
            width: parent.width
            visible: root.setup.invitation.mayOpen
            implicitHeight: Math.max(44, Theme.px(48))
            iconName: "qr"
            text: qsTr("Invite people…")
            onClicked: root.openWanted()
        }

        Grid {
            id: ways

            width: parent.width
            visible: !root.setup.invitation.mayOpen
            // Large text does not fit next to the code.
            columns: root.width > Theme.px(250) * Theme.wordScale ? 2 : 1
            columnSpacing: Theme.px(Theme.compact ? 12 : 16)
            rowSpacing: Theme.px(8)

            InvitationCode {
                id: code

                visible: root.coded
                link: root.setup.invitation.link
                spokenName: qsTr("The invitation as a QR code")
            }

            Column {
                width: ways.columns === 1 || !root.coded ? ways.width : ways.width - code.width - ways.columnSpacing
                spacing: Theme.px(Theme.compact ? 8 : 10)

                Paragraph {
                    width: parent.width
                    height: Math.ceil(implicitHeight)
                    visible: root.coded
                    text: qsTr("Show this code to people in the room.")
                    size: Theme.compact ? 14 : 15
                }

                Paragraph {
                    width: parent.width
                    height: Math.ceil(implicitHeight)
                    text: qsTr("On this network they also see the table on their own Home page.")
                    size: Theme.compact ? 14 : 15
                }
            }
        }

        Panel {
            width: parent.width
            visible: !root.setup.invitation.mayOpen
            height: Math.max(44, Theme.px(48))
            radius: Theme.px(14)
            color: Theme.raised
            border.color: Theme.line

            Item {
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(16)
                anchors.right: copy.left
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: link.implicitHeight

                BodyText {
                    id: link

                    width: parent.width
                    text: root.setup.invitation.link
                    // An address is read from left to right in every language.
                    horizontalAlignment: Text.AlignLeft
                    LayoutMirroring.enabled: false
                    size: 15
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Link: %1").arg(text)
                }
            }

            TextLink {
                id: copy

                anchors.right: parent.right
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                iconName: "copy"
                text: qsTr("Copy")
                spokenName: qsTr("Copy the link")
                onClicked: root.setup.invitation.copy()
            }
        }

        Column {
            width: parent.width
            visible: !root.setup.invitation.mayOpen && root.setup.invitation.addresses.length > 0
            spacing: Theme.px(2)

            BodyText {
                width: parent.width
                height: Math.ceil(implicitHeight)
                text: qsTr("Or type this address:", "", root.setup.invitation.addresses.length)
                size: 14
                color: Theme.text3
                wrapMode: Text.Wrap
            }

            Flow {
                width: parent.width
                spacing: Theme.px(3)

                Repeater {
                    model: root.setup.invitation.addresses

                    SpokenText {
                        required property string modelData

                        width: Math.min(implicitWidth + Theme.px(14), parent.width)
                        text: modelData
                        size: 15
                        weight: Font.Bold
                        color: Theme.text2
                    }
                }
            }
        }
    }
}
