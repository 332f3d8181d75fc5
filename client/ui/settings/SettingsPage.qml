pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// All preferences, in sections, with a preview next to them. Every change takes effect at once.
PageFrame {
    id: root

    required property Cardroom app
    property int part: 0

    signal renameWanted
    // Asks for a sample sound at the current volume.
    signal sampleWanted

    readonly property var parts: [
        { icon: "watch", text: qsTr("Look") },
        { icon: "hint", text: qsTr("Play") },
        { icon: "sound", text: qsTr("Sound") },
        { icon: "person", text: qsTr("You") },
        { icon: "keyboard", text: qsTr("Keys") },
        { icon: "rules", text: qsTr("About") }
    ]
    readonly property bool previewed: root.part === 0 || root.part === 3

    title: qsTr("Settings")
    onBack: root.app.back()
    onPartChanged: area.contentY = 0

    trailing: SegmentedControl {
        visible: root.compact
        spokenName: qsTr("Part of the settings")
        options: root.parts.map(part => part.text)
        currentIndex: root.part
        onChosen: index => root.part = index
    }

    Column {
        id: nav

        anchors.left: parent.left
        width: Theme.px(200)
        visible: !root.compact
        spacing: Theme.px(5)
        Accessible.role: Accessible.PageTabList
        Accessible.name: qsTr("Part of the settings")

        Repeater {
            model: root.parts

            SettingsTab {
                required property var modelData
                required property int index

                width: nav.width
                focus: index === 0
                iconName: modelData.icon
                text: modelData.text
                chosen: root.part === index
                onClicked: root.part = index
            }
        }
    }

    Panel {
        id: panel

        anchors.top: parent.top
        anchors.bottom: root.compact ? parent.bottom : note.top
        anchors.bottomMargin: root.compact ? 0 : Theme.px(16)
        anchors.left: root.compact ? parent.left : nav.right
        anchors.leftMargin: root.compact ? 0 : Theme.px(24)
        anchors.right: root.previewed ? preview.left : parent.right
        anchors.rightMargin: root.previewed ? Theme.px(root.compact ? 14 : 24) : 0

        ScrollArea {
            id: area

            anchors.fill: parent
            anchors.topMargin: Theme.px(6)
            anchors.bottomMargin: Theme.px(6)
            contentHeight: body.height + Theme.px(12)

            Column {
                id: body

                x: Theme.px(root.compact ? 20 : 28)
                y: Theme.px(6)
                width: area.width - 2 * x

                SettingsLook {
                    width: parent.width
                    visible: root.part === 0
                    preferences: root.app.preferences
                }

                SettingsPlay {
                    width: parent.width
                    visible: root.part === 1
                    preferences: root.app.preferences
                }

                SettingsSound {
                    width: parent.width
                    visible: root.part === 2
                    preferences: root.app.preferences
                    onSampleWanted: root.sampleWanted()
                }

                SettingsYou {
                    width: parent.width
                    visible: root.part === 3
                    app: root.app
                    onRenameWanted: root.renameWanted()
                }

                KeyMap {
                    width: parent.width
                    visible: root.part === 4
                }

                AboutPart {
                    width: parent.width
                    visible: root.part === 5
                }
            }
        }
    }

    SettingsPreview {
        id: preview

        anchors.top: panel.top
        anchors.bottom: panel.bottom
        anchors.right: parent.right
        width: root.compact ? Theme.px(206) : Math.min(Theme.px(392), parent.width * 0.34)
        visible: root.part === 0
        kind: root.app.kinds[0]?.kind ?? ""
    }

    YouPreview {
        anchors.fill: preview
        visible: root.part === 3
        app: root.app
        kind: preview.kind
    }

    BodyText {
        id: note

        anchors.bottom: parent.bottom
        anchors.left: panel.left
        visible: !root.compact
        text: qsTr("Changes take effect at once.")
        size: 14.5
        color: Theme.text3
    }
}
