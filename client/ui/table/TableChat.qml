pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The chat at the table, with stock phrases that everybody reads in their own language.
Item {
    id: root

    required property TableController controller

    // Focuses the text field.
    function write(): void { field.forceActiveFocus(Qt.OtherFocusReason) }

    function send(): void {
        if (field.text.trim() !== "")
            root.controller.chat.say(field.text)
        field.text = ""
        field.error = ""
    }

    // A rejected line can be sent again, unless the person has started a new one.
    Connections {
        target: root.controller.chat

        function onNotSaid(text: string, why: string): void {
            if (field.text === "")
                field.text = text
            field.error = why
        }
    }

    SpokenText {
        id: watchers

        width: parent.width
        visible: text !== ""
        text: root.controller.people.watchersText
        size: 14
        color: Theme.text3
    }

    CentredRow {
        id: muted

        anchors.top: watchers.text !== "" ? watchers.bottom : parent.top
        anchors.topMargin: watchers.text !== "" ? Theme.px(6) : 0
        width: parent.width
        visible: root.controller.chat.mutedText !== ""
        spacing: Theme.px(8)

        Icon {
            id: mutedIcon

            name: "sound-off"
            size: Theme.px(18)
            color: Theme.text3
        }

        SpokenText {
            width: Math.min(implicitWidth, parent.width - mutedIcon.width - Theme.px(8))
            text: root.controller.chat.mutedText
            wrapMode: Text.Wrap
            size: 14
            color: Theme.text3
        }
    }

    ListView {
        id: list

        readonly property bool first: root.controller.chat.mutedText === "" && watchers.text === ""

        width: parent.width
        // This depends on the text and not on its height, because the height of elided text depends on the space that
        // it is given.
        anchors.top: root.controller.chat.mutedText !== "" ? muted.bottom : watchers.text !== "" ? watchers.bottom : parent.top
        anchors.topMargin: list.first ? 0 : Theme.px(10)
        anchors.bottom: phrases.top
        anchors.bottomMargin: Theme.px(12)
        clip: true
        spacing: Theme.px(8)
        boundsBehavior: Flickable.StopAtBounds
        model: root.controller.chat.lines
        onCountChanged: Qt.callLater(list.positionViewAtEnd)
        onHeightChanged: Qt.callLater(list.positionViewAtEnd)
        onVisibleChanged: if (list.visible) Qt.callLater(list.positionViewAtEnd)

        delegate: Item {
            id: line

            required property chatLine modelData

            width: list.width
            height: bubble.height + (line.modelData.you ? 0 : who.height + Theme.px(3))
            Accessible.role: Accessible.ListItem
            Accessible.name: line.modelData.spoken

            SilentText {
                id: who

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(4)
                visible: !line.modelData.you
                text: line.modelData.name
                size: 13.5
                weight: Font.Bold
                color: Theme.text3
            }

            Rectangle {
                id: bubble

                readonly property bool end: line.modelData.you !== root.LayoutMirroring.enabled

                x: bubble.end ? line.width - bubble.width : 0
                anchors.bottom: parent.bottom
                width: words.x + words.width + Theme.px(14)
                height: words.height + 2 * Theme.px(9)
                radius: Theme.px(14)
                color: line.modelData.you ? Qt.alpha(Theme.accent, 0.2) : Theme.raised

                Icon {
                    id: drawing

                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.px(12)
                    visible: line.modelData.icon !== ""
                    name: line.modelData.icon
                    size: Theme.px(24)
                    color: Theme.text
                }

                SilentText {
                    id: words

                    x: drawing.name !== "" ? drawing.x + drawing.width + Theme.px(8) : Theme.px(14)
                    y: Theme.px(9)
                    width: Math.min(words.implicitWidth, line.width * 0.82 - words.x)
                    text: line.modelData.text
                    wrapMode: Text.Wrap
                    size: 15
                }
            }
        }
    }

    Paragraph {
        anchors.centerIn: list
        width: list.width - 2 * Theme.px(24)
        visible: list.count === 0
        text: qsTr("No messages yet.")
        horizontalAlignment: Text.AlignHCenter
    }

    Flow {
        id: phrases

        width: parent.width
        anchors.bottom: reactions.top
        anchors.bottomMargin: Theme.px(8)
        spacing: Theme.px(8)

        Repeater {
            model: root.controller.chat.phrases

            QuietButton {
                required property string modelData
                required property int index

                height: Math.max(40, Theme.px(40))
                horizontalPadding: Theme.px(14)
                radius: height / 2
                textSize: 14.5
                text: modelData
                onClicked: root.controller.chat.sayPhrase(index)
            }
        }
    }

    Row {
        id: reactions

        readonly property real room: (parent.width + reactions.spacing) / Math.max(1, all.count) - reactions.spacing

        anchors.bottom: writing.top
        anchors.bottomMargin: Theme.px(10)
        spacing: Theme.px(4)

        Repeater {
            id: all

            model: root.controller.chat.reactions

            IconButton {
                required property reactionChoice modelData
                required property int index

                width: Math.min(implicitWidth, reactions.room)
                iconName: modelData.icon
                iconSize: Theme.px(26)
                spokenName: modelData.text
                onClicked: root.controller.chat.react(index)
            }
        }
    }

    Item {
        id: writing

        width: parent.width
        anchors.bottom: parent.bottom
        height: field.height + (field.error === "" ? 0 : field.errorHeight)

        TextInputField {
            id: field

            anchors.left: parent.left
            anchors.right: send.left
            anchors.rightMargin: Theme.px(4)
            maximumLength: TextLimits.ChatText
            placeholderText: qsTr("Say something")
            onTextEdited: field.error = ""
            Keys.onReturnPressed: root.send()
            Keys.onEnterPressed: root.send()
        }

        IconButton {
            id: send

            anchors.right: parent.right
            anchors.verticalCenter: field.verticalCenter
            iconName: "forward"
            directional: true
            enabled: field.text.trim() !== ""
            spokenName: qsTr("Send")
            onClicked: root.send()
        }
    }
}
