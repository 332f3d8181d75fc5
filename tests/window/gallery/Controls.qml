pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The components of all pages except the table.
Item {
    id: root

    property bool dark: true

    Binding { target: Theme; property: "dark"; value: root.dark }
    Binding { target: Theme; property: "windowWidth"; value: root.width }
    Binding { target: Theme; property: "windowHeight"; value: root.height }

    RoomGround { anchors.fill: parent }

    Panel {
        x: 40
        y: 40
        width: 560
        height: 720

        Column {
            anchors.fill: parent
            anchors.margins: 28
            spacing: 16

            HeadingText { text: "On your network"; size: 22 }
            SegmentedControl { options: ["Dark", "Light", "System"]; spokenName: "Appearance" }
            SegmentedControl { options: ["None", "Calm", "Normal", "Quick"]; currentIndex: 2 }
            SegmentedControl { width: parent.width; equal: true; options: ["Log", "Chat"]; iconNames: ["log", "chat"]; dotIndex: 1 }
            Divider {}
            Row {
                spacing: 20
                Toggle { checked: true; spokenName: "Four colours" }
                Toggle { spokenName: "Others may watch" }
                ChoiceChip { text: "One for each game"; chosen: true }
                ChoiceChip { text: "Another" }
            }
            Row {
                spacing: 20
                ChoiceBox { model: ["English", "فارسی"]; spokenName: "Language" }
                ChoiceBox { plain: true; model: ["30 seconds", "No limit"]; spokenName: "Turn limit" }
            }
            TextInputField { width: parent.width; placeholderText: "cardroom://…" }
            TextInputField { width: parent.width; text: "This is what I typed"; error: "That is neither a link nor an address." }
            Item { width: 1; height: 16 }
            Row {
                spacing: 20
                Stepper { value: 3; from: 0; to: 9 }
                SlideControl { value: 0.7 }
            }
            LogHeading { width: parent.width; text: "Round 1" }
            TextLink { text: "Copy"; iconName: "copy" }
        }
    }

    Column {
        x: 640
        y: 40
        spacing: 16

        Row {
            spacing: 16
            Motif { name: "cardroom"; color: Theme.accent }
            DisplayText { anchors.verticalCenter: parent.verticalCenter; text: "Cardroom"; size: 28 }
        }
        Row {
            spacing: 16
            IconButton { iconName: "back"; framed: true; directional: true; spokenName: "Back" }
            IconButton { iconName: "log"; spokenName: "Log"; dot: true }
            IconButton { iconName: "menu"; spokenName: "Menu" }
            QuietButton { text: "Close the table"; height: 56 }
            PrimaryButton { text: "Add a bot and start"; keyIcon: "enter" }
        }
        Row {
            spacing: 16
            QuietButton { text: "Join" }
            QuietButton { text: "Join"; enabled: false }
            PrimaryButton { text: "Take my seat"; height: 44 }
        }
        Item {
            width: 392
            height: 420

            Shadow { of: cloth; kind: Shadow.Panel }
            ClothPicture { id: cloth; anchors.fill: parent; radius: 24; inset: 10; motifSize: 260 }
            PileOfBacks { x: 40; y: 60; count: 31 }
            CardFace { x: 180; y: 60; card: "KC"; cardWidth: 130 }
            QuietButton { x: 40; y: 300; look: QuietButton.Lit; text: "Add a bot"; iconName: "plus" }
            QuietButton { x: 40; y: 352; look: QuietButton.Outline; overCloth: true; text: "Invite someone"; iconName: "qr" }
            QuietButton { x: 240; y: 300; look: QuietButton.Soft; text: "Play now"; height: 48 }
            BusyArc { x: 340; y: 200 }
        }
        Image { source: `image://qr/${encodeURIComponent("cardroom://192.168.1.20:7313/abc?key=1")}?w=168` }
    }
}
