pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// The place in a game that is being replayed: a slider on a line with the game's parts and the moments that people
// look for.
T.Slider {
    id: root

    required property ReplayModel replay

    readonly property string keyZone: "replay-place"
    readonly property int last: Math.max(1, root.replay.count - 1)
    readonly property real lineTop: Math.round((root.height - lineHeight) / 2) + Theme.px(Theme.compact ? 8 : 7)
    readonly property int lineHeight: Theme.px(Theme.compact ? 10 : 12)

    // Whether the names of all rounds or tricks fit; otherwise all are labelled with their numbers.
    readonly property bool named: root.replay.stretches.every((one, index) => one.shortName === ""
        || letters.advanceWidth(one.name) <= root.widthOf(one, index) - Theme.px(6))

    function widthOf(stretch: replayStretch, index: int): real {
        const end = index === root.replay.stretches.length - 1 ? root.width : root.along(stretch.end)
        return end - root.along(stretch.begin)
    }
    // The distance of a moment from the beginning of the line.
    function along(moment: int): real { return root.width * Math.min(1, moment / root.last) }
    function follow(): void {
        if (!root.pressed)
            root.value = root.replay.at
    }
    // The name of what is at `x`: a moment that people look for, or a part of the game.
    function textAt(x: real): string {
        const at = root.mirrored ? root.width - x : x
        for (const mark of [...root.replay.review.marks, ...root.replay.marks])
            if (Math.abs(root.along(mark.moment) - at) <= Theme.px(5))
                return mark.text
        return root.replay.stretches[root.replay.stretches.findIndex(one => root.along(one.end) > at)]?.name ?? ""
    }

    from: 0
    to: root.last
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    padding: 0
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.name: qsTr("Place in the game")
    Accessible.description: root.replay.atText

    // Not a binding: the game goes on while the person moves the handle.
    Component.onCompleted: root.follow()
    onMoved: root.replay.scrub(Math.round(root.value))
    onPressedChanged: root.follow()
    // The page uses the arrow keys to step through the game.
    Keys.onLeftPressed: event => event.accepted = false
    Keys.onRightPressed: event => event.accepted = false

    Connections {
        target: root.replay

        function onChanged(): void { root.follow() }
    }

    FontMetrics {
        id: letters

        font.family: Theme.textFamily
        font.pixelSize: Theme.word(13)
        font.weight: Font.Bold
    }

    background: Item {
        Repeater {
            model: root.replay.stretches

            Item {
                id: stretch

                required property replayStretch modelData
                required property int index

                readonly property bool isLast: stretch.index === root.replay.stretches.length - 1
                readonly property bool here: stretch.index === root.replay.stretch
                readonly property real begin: root.along(stretch.modelData.begin)
                // The part that has been shown.
                readonly property real gone: Math.max(0, Math.min(stretch.width, root.position * root.width - stretch.begin))

                x: root.mirrored ? root.width - stretch.begin - width : stretch.begin
                width: root.widthOf(stretch.modelData, stretch.index)
                height: root.height

                SilentText {
                    id: name

                    x: root.mirrored ? stretch.width - width : 0
                    y: root.lineTop - height - Theme.px(4)
                    visible: width <= stretch.width
                    text: root.named || stretch.modelData.shortName === "" ? stretch.modelData.name : stretch.modelData.shortName
                    size: 13
                    weight: Font.Bold
                    color: stretch.here ? Theme.text : Theme.text3
                }

                Rectangle {
                    y: root.lineTop
                    width: Math.max(1, stretch.width - (stretch.isLast ? 0 : 2))
                    height: root.lineHeight
                    x: root.mirrored && !stretch.isLast ? 2 : 0
                    radius: Theme.px(3)
                    color: Theme.line

                    Rectangle {
                        x: root.mirrored ? parent.width - width : 0
                        width: Math.min(parent.width, stretch.gone)
                        height: parent.height
                        radius: parent.radius
                        color: Theme.accent
                    }
                }
            }
        }

        Repeater {
            model: root.replay.marks

            Rectangle {
                id: mark

                required property replayMark modelData

                readonly property real at: root.along(mark.modelData.moment)

                x: Math.round((root.mirrored ? root.width - mark.at : mark.at) - width / 2)
                y: root.lineTop + Math.round((root.lineHeight - height) / 2)
                width: Theme.px(6)
                height: width
                radius: width / 2
                color: mark.modelData.moment <= root.replay.at ? Theme.accentInk : Theme.text2
            }
        }
    }

    // The costly moves that a review has found: a diamond each, the costliest larger.
    Repeater {
        model: root.replay.review.marks

        Rectangle {
            id: costly

            required property reviewMark modelData

            readonly property real at: root.along(costly.modelData.moment)

            x: Math.round((root.mirrored ? root.width - costly.at : costly.at) - width / 2)
            y: root.lineTop + Math.round((root.lineHeight - height) / 2)
            z: 1
            width: Theme.px(costly.modelData.worst ? 15 : 10)
            height: width
            rotation: 45
            radius: Theme.px(2)
            color: costly.modelData.worst ? Theme.bad : Theme.text
            border.width: 2
            border.color: Theme.room
        }
    }

    handle: Rectangle {
        x: Math.round(root.visualPosition * root.width - width / 2)
        y: root.lineTop + Math.round((root.lineHeight - height) / 2)
        width: Theme.px(24)
        height: width
        radius: width / 2
        color: Theme.dark ? "#fbf3e0" : Theme.accent
        border.width: Theme.dark ? 0 : Theme.px(4)
        border.color: Theme.surface

        FocusRing {
            visible: root.visualFocus
            around: parent.radius
        }
    }

    HoverHandler {
        id: pointer
    }

    Tip {
        x: Math.round(pointer.point.position.x - width / 2)
        y: root.lineTop - height - Theme.px(22)
        delay: 150
        shown: root.enabled && pointer.hovered && !root.pressed
        text: pointer.hovered ? root.textAt(pointer.point.position.x) : ""
    }
}
