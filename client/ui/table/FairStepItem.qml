pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// One step of a deal: its mark, what happens in it, and its numbers; if it has failed, what differs.
Item {
    id: root

    required property fairStep step

    readonly property bool failed: root.step.mark === FairMark.Failed
    readonly property bool over: root.step.mark === FairMark.Done
    readonly property color ink: root.failed ? Theme.bad : root.over ? Theme.good : Theme.text3
    readonly property string markText: [qsTr("not yet", "a step of a deal"), qsTr("done", "a step of a deal"), qsTr("not done", "a step of a deal"), qsTr("does not match", "a step of a deal")][root.step.mark]

    readonly property var values: [
        ...root.step.numbers,
        ...root.step.told === "" ? [] : [Words.labelled(told.label, root.step.told)],
        ...root.step.found === "" ? [] : [Words.labelled(found.label, root.step.found)]
    ]

    implicitHeight: Math.max(mark.height, words.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: Words.labelled(root.step.title, root.markText)
    Accessible.description: [root.step.text, ...root.values].filter(text => text !== "").join(" ")

    component Value: SilentText {
        wrapMode: Text.Wrap
        size: 14
        color: Theme.text2
        // Digits run from left to right in every script.
        LayoutMirroring.enabled: false
        horizontalAlignment: root.LayoutMirroring.enabled ? Text.AlignRight : Text.AlignLeft
    }

    component Differing: Column {
        property alias label: label.text
        property alias text: value.text

        width: parent.width
        topPadding: Theme.px(4)
        visible: value.text !== ""

        SilentText {
            id: label

            width: parent.width
            size: 13.5
            weight: Font.Bold
            color: Theme.bad
        }

        Value {
            id: value

            width: parent.width
            color: Theme.text
        }
    }

    Rectangle {
        id: mark

        anchors.left: parent.left
        y: Theme.px(2)
        width: Theme.px(28)
        height: width
        radius: width / 2
        color: root.step.mark === FairMark.Waiting ? "transparent" : Qt.alpha(root.ink, 0.18)
        border.width: root.step.mark === FairMark.Waiting || root.failed ? 1 : 0
        border.color: root.failed ? Theme.bad : Theme.line

        Icon {
            anchors.centerIn: parent
            name: ["clock", "check", "minus", "close"][root.step.mark]
            size: Theme.px(17)
            color: root.ink
        }
    }

    Column {
        id: words

        anchors.left: mark.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: parent.right
        spacing: Theme.px(2)

        SilentText {
            width: parent.width
            text: root.step.title
            size: 16.5
            weight: Font.ExtraBold
            wrapMode: Text.Wrap
            color: root.failed ? Theme.bad : Theme.text
        }

        SilentText {
            width: parent.width
            visible: text !== ""
            text: root.step.text
            wrapMode: Text.Wrap
            color: Theme.text2
        }

        Repeater {
            model: root.step.numbers

            Value {
                required property string modelData

                width: words.width
                topPadding: Theme.px(2)
                text: modelData
            }
        }

        Differing {
            id: told

            label: qsTr("The server says")
            text: root.step.told
        }

        Differing {
            id: found

            label: qsTr("It should be")
            text: root.step.found
        }
    }
}
