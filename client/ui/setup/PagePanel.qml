import QtQuick
import Cardroom.Ui

// How people with a phone or another browser join: a code to scan, an address to type, and whether to encrypt.
Panel {
    id: root

    required property TableSetup setup
    required property Preferences preferences
    // "On the TV", and what happens to the person's seat then; empty: not possible now.
    property string tvText: ""
    readonly property pageInvitation page: root.setup.invitation.page
    readonly property int pad: Theme.px(Theme.compact ? 16 : 18)

    signal tvWanted

    function flash(): void {
        ring.glow()
        copy.forceActiveFocus(Qt.TabFocusReason)
    }

    implicitHeight: content.implicitHeight + 2 * root.pad - Theme.px(6)

    GlowRing {
        id: ring

        radius: root.radius
    }

    Column {
        id: content

        x: root.pad
        y: root.pad - Theme.px(4)
        width: parent.width - 2 * root.pad
        spacing: Theme.px(10)

        HeadingText {
            width: parent.width
            height: Math.ceil(implicitHeight)
            text: qsTr("Phones, tablets and browsers")
            size: Theme.compact ? 21 : 23
            wrapMode: Text.Wrap
        }

        SpokenText {
            width: parent.width
            visible: root.page.link === ""
            text: root.page.trouble === "" ? qsTr("Getting ready …") : root.page.trouble
            size: 15
            wrapMode: Text.Wrap
            color: Theme.text2
        }

        Grid {
            id: ways

            width: parent.width
            visible: root.page.link !== ""
            // Large text does not fit next to the code.
            columns: root.width > Theme.px(270) * Theme.wordScale ? 2 : 1
            columnSpacing: Theme.px(Theme.compact ? 12 : 16)
            rowSpacing: Theme.px(8)

            InvitationCode {
                id: code

                link: root.page.link
                spokenName: qsTr("The page’s address as a QR code")
            }

            Column {
                width: ways.columns === 1 ? ways.width : ways.width - code.width - ways.columnSpacing
                spacing: Theme.px(Theme.compact ? 6 : 9)

                Paragraph {
                    width: parent.width
                    height: Math.ceil(implicitHeight)
                    text: qsTr("Scan this with a phone’s camera. Nothing to install.")
                    size: Theme.compact ? 14 : 15
                }

                TextLink {
                    id: copy

                    iconName: "copy"
                    text: qsTr("Copy")
                    spokenName: qsTr("Copy the page’s link")
                    onClicked: root.setup.invitation.copyPage()
                }
            }
        }

        Column {
            width: parent.width
            visible: root.page.link !== ""

            Paragraph {
                width: parent.width
                height: Math.ceil(implicitHeight)
                text: qsTr("Or type in a browser:")
                size: 14
                color: Theme.text3
            }

            SpokenText {
                width: parent.width
                text: root.page.address
                // An address is read from left to right in every language.
                horizontalAlignment: Text.AlignLeft
                LayoutMirroring.enabled: false
                font.family: Theme.displayFamily
                size: Theme.compact ? 20 : 23
                weight: Font.Bold
                wrapMode: Text.WrapAnywhere
            }

            ButtonBase {
                id: tv

                width: parent.width
                visible: root.tvText !== ""
                implicitHeight: Math.max(40, tvWords.implicitHeight + Theme.px(12))
                radius: Theme.radiusKey
                text: root.tvText
                onClicked: root.tvWanted()

                contentItem: Item {
                    Icon {
                        id: tvIcon

                        x: tv.mirrored ? parent.width - width : 0
                        anchors.verticalCenter: parent.verticalCenter
                        name: "fullscreen"
                        size: Theme.px(18)
                        color: Theme.accentText
                    }

                    BodyText {
                        id: tvWords

                        readonly property real indent: tvIcon.width + Theme.px(8)

                        x: tv.mirrored ? 0 : indent
                        width: parent.width - indent
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.tvText
                        size: 15
                        weight: Font.Bold
                        color: Theme.accentText
                        wrapMode: Text.Wrap
                        font.underline: tv.hovered
                    }
                }
            }
        }

        PageChoice {
            width: parent.width
            text: qsTr("Plain")
            detail: qsTr("No warning, but people on this network could read along, even your cards.")
            chosen: !root.preferences.pageEncrypted
            onClicked: root.preferences.pageEncrypted = false
        }

        PageChoice {
            width: parent.width
            text: qsTr("Encrypted")
            detail: root.preferences.pageEncrypted
                ? qsTr("Nobody can read along. The phone will say “not private”, because this machine vouches for itself: open Advanced or Details, then go on.")
                : qsTr("Nobody can read along, but the browser warns once, because this machine vouches for itself.")
            chosen: root.preferences.pageEncrypted
            onClicked: root.preferences.pageEncrypted = true
        }

        Paragraph {
            width: parent.width
            height: Math.ceil(implicitHeight)
            text: qsTr("Remembered for your next table.")
            size: 13.5
            color: Theme.text3
        }
    }
}
