pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The coach of a guided first game: what to do and why, in one sentence, and how to go on.
Item {
    id: root

    required property LessonModel lesson
    readonly property string keyZone: "actions"
    readonly property int pad: Theme.px(22)

    // Wide enough for its buttons beside the dots.
    width: Math.max(Theme.wordWidth(sentenceWhole.implicitWidth > 2 * (Theme.wordWidth(408) - 2 * root.pad) ? 470 : 408),
        Math.ceil(ways.implicitWidth) + 2 * root.pad)
    height: column.height + 2 * Theme.px(18)
    LayoutMirroring.enabled: Qt.application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("First hand")

    // The width of the sentence without wrapping.
    DisplayText {
        id: sentenceWhole

        visible: false
        text: sentence.text
        textFormat: Text.StyledText
        size: 25
        weight: Font.Medium
    }

    RaisedSheet {
        anchors.fill: parent
        kind: Shadow.Panel
        radius: Theme.px(20)
        color: Theme.lit
    }

    Column {
        id: column

        x: root.pad
        y: Theme.px(18)
        width: root.width - 2 * root.pad
        spacing: Theme.px(8)

        IconText {
            iconName: "learn"
            iconSize: Theme.px(20)
            text: qsTr("What to do, and why")
            size: 14
            weight: Font.Bold
            ink: Theme.litInk2
        }

        DisplayText {
            id: sentence

            width: parent.width
            // Suit symbols come from another font, whose letters are taller.
            text: root.lesson.sentence.replace(/[♠♥♦♣]/g, "<font size=\"2\">$&</font>")
            textFormat: Text.StyledText
            size: 25
            weight: Font.Medium
            color: Theme.litInk
            wrapMode: Text.Wrap
            leading: 0.92
            Accessible.role: Accessible.StaticText
            Accessible.name: root.lesson.sentence.replace(/<[^>]*>/g, "")
        }

        RowLayout {
            id: ways

            width: parent.width
            spacing: Theme.px(10)

            Row {
                Layout.fillWidth: true
                spacing: Theme.px(5)
                Accessible.ignored: true

                Repeater {
                    model: root.lesson.count

                    Rectangle {
                        required property int index
                        readonly property bool now: index + 1 === root.lesson.number

                        width: Theme.px(now ? 22 : 8)
                        height: Theme.px(8)
                        radius: height / 2
                        color: now ? Theme.litAccent : Qt.alpha(Theme.litInk, index + 1 < root.lesson.number ? 0.55 : 0.16)
                    }
                }
            }

            ButtonBase {
                id: back

                visible: root.lesson.mayGoBack
                implicitHeight: Math.max(40, Theme.px(40))
                horizontalPadding: Theme.px(10)
                text: qsTr("Back")
                onClicked: root.lesson.back()

                background: Rectangle {
                    radius: Theme.radiusButton
                    color: back.hovered ? Qt.alpha(Theme.litInk, 0.07) : "transparent"
                }
                contentItem: ButtonContent {
                    text: qsTr("Back")
                    ink: Theme.litAccent
                    size: 15
                }
            }

            // What the person has to do is shown like an action that is not possible yet.
            Item {
                visible: root.lesson.asks && root.lesson.task !== ""
                implicitWidth: task.implicitWidth + 2 * Theme.px(15)
                implicitHeight: Math.max(40, Theme.px(40))

                DashedFrame {
                    anchors.fill: parent
                    radius: Theme.px(12)
                    color: Theme.litAccent
                }

                SpokenText {
                    id: task

                    anchors.centerIn: parent
                    text: root.lesson.task
                    size: 15
                    weight: Font.ExtraBold
                    color: Theme.litAccent
                }
            }

            ButtonBase {
                id: next

                visible: root.lesson.nextText !== ""
                implicitHeight: Math.max(40, Theme.px(40))
                horizontalPadding: Theme.px(16)
                text: root.lesson.nextText
                onClicked: root.lesson.next()

                background: Rectangle {
                    radius: Theme.px(12)
                    color: next.down ? Qt.darker(Theme.litAccent, 1.15) : next.hovered ? Qt.lighter(Theme.litAccent, 1.1) : Theme.litAccent
                }
                contentItem: ButtonContent {
                    text: next.text
                    keyIcon: "enter"
                    ink: "#fffaf0"
                    size: 15
                }
            }
        }
    }
}
