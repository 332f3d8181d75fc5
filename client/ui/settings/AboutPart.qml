pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// About the program and the third-party work in it.
Column {
    id: root

    readonly property var works: [
        { name: "Yrsa", text: qsTr("Typeface of titles and cards. By Anna Giedryś and David Březina, SIL Open Font License 1.1"), licence: "Yrsa-OFL" },
        { name: "Lato", text: qsTr("Typeface of all other text. By Łukasz Dziedzic, SIL Open Font License 1.1"), licence: "Lato-OFL" },
        { name: "Qt", text: qsTr("Windows, pictures, sound and network. The Qt Company and contributors, GNU LGPL 3"), licence: "" },
        { name: "Protocol Buffers", text: qsTr("Messages between client and server. Google, BSD licence"), licence: "" },
        { name: "OpenSSL", text: qsTr("Encryption, and the fair deal. The OpenSSL Project, Apache License 2.0"), licence: "" },
        { name: "libqrencode", text: qsTr("The invitation’s QR code. Kentaro Fukuchi, GNU LGPL 2.1"), licence: "" }
    ]

    topPadding: Theme.px(14)

    RowLayout {
        width: root.width
        spacing: Theme.px(18)

        Motif {
            name: "cardroom"
            size: Theme.px(60)
            color: Theme.accent
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            DisplayText {
                Layout.fillWidth: true
                text: qsTr("Cardroom %1").arg(Qt.application.version)
                size: 28
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Paragraph {
                Layout.fillWidth: true
                text: qsTr("A card room for friends. Every game has its own table; cards, signs and sounds were made for it.")
                size: 15
            }
        }
    }

    Item {
        width: root.width
        height: Theme.px(16)
    }

    Repeater {
        model: root.works

        OptionRow {
            id: work

            required property var modelData

            width: root.width
            title: work.modelData.name
            text: work.modelData.text

            TextLink {
                visible: work.modelData.licence !== ""
                text: qsTr("Licence")
                spokenName: qsTr("Licence of %1").arg(work.modelData.name)
                onClicked: licence.show(work.modelData.name, work.modelData.licence)
            }
        }
    }

    LicenceDialog {
        id: licence
    }
}
