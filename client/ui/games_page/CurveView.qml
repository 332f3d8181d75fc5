pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Cardroom.Ui

// A curve over the games, the oldest first, with its axes. Time goes in the direction of reading.
Item {
    id: root

    // Lists of curveMark values.
    required property var points
    required property var heights
    required property var months
    // The label of the last point.
    required property string nowText

    readonly property bool mirrored: root.LayoutMirroring.enabled
    readonly property real legend: Theme.wordWidth(44)
    readonly property rect plot: Qt.rect(root.mirrored ? Theme.px(14) : root.legend, Theme.px(40), root.width - root.legend - Theme.px(14),
        root.height - Theme.px(40) - Theme.word(30))
    readonly property color ink: Theme.dark ? "#6fd3c7" : "#0b6b64"
    // Whether there is room for a dot at each point, without dots touching.
    readonly property bool dotted: root.points.length * Theme.px(12) < root.plot.width

    function acrossOf(mark: curveMark): real { return root.plot.x + root.plot.width * (root.mirrored ? 1 - mark.across : mark.across) }
    function upOf(mark: curveMark): real { return root.plot.y + root.plot.height * (1 - mark.up) }

    // A curve through all points, horizontal at each of them, so that it never overshoots their values.
    function path(closed: bool): string {
        if (root.points.length === 0 || root.plot.width <= 0 || root.plot.height <= 0)
            return "";
        const bottom = root.plot.y + root.plot.height;
        const first = root.points[0];
        let text = closed ? `M${root.acrossOf(first)} ${bottom}L${root.acrossOf(first)} ${root.upOf(first)}` : `M${root.acrossOf(first)} ${root.upOf(first)}`;
        for (let i = 1; i < root.points.length; ++i) {
            const [from, to] = [root.points[i - 1], root.points[i]];
            const middle = (root.acrossOf(from) + root.acrossOf(to)) / 2;
            text += `C${middle} ${root.upOf(from)} ${middle} ${root.upOf(to)} ${root.acrossOf(to)} ${root.upOf(to)}`;
        }
        return closed ? text + `L${root.acrossOf(root.points[root.points.length - 1])} ${bottom}Z` : text;
    }

    LayoutMirroring.childrenInherit: true

    Repeater {
        model: root.heights

        Item {
            id: line

            required property curveMark modelData
            required property int index

            y: Math.round(root.upOf(line.modelData))
            width: root.width

            Rectangle {
                x: root.plot.x
                width: root.plot.width
                height: 1
                color: line.index === 0 ? Theme.line : Qt.alpha(Theme.line, 0.55)
            }

            BodyText {
                x: root.mirrored ? root.plot.x + root.plot.width + Theme.px(10) : 0
                anchors.verticalCenter: parent.verticalCenter
                width: root.legend - Theme.px(10)
                horizontalAlignment: root.mirrored ? Text.AlignLeft : Text.AlignRight
                text: line.modelData.text
                size: 14
                color: Theme.text3
            }
        }
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeWidth: -1
            fillGradient: LinearGradient {
                y1: root.plot.y
                y2: root.plot.y + root.plot.height

                GradientStop { position: 0; color: Qt.alpha(root.ink, 0.5) }
                GradientStop { position: 1; color: Qt.alpha(root.ink, 0.04) }
            }

            PathSvg { path: root.path(true) }
        }

        ShapePath {
            strokeColor: root.ink
            strokeWidth: Math.max(2, Theme.px(3))
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathSvg { path: root.path(false) }
        }
    }

    Repeater {
        model: root.points

        Rectangle {
            id: dot

            required property curveMark modelData
            required property int index

            readonly property bool last: dot.index === root.points.length - 1

            x: root.acrossOf(dot.modelData) - width / 2
            y: root.upOf(dot.modelData) - height / 2
            visible: dot.last || root.dotted
            width: Theme.px(dot.last ? 14 : 7)
            height: width
            radius: width / 2
            color: dot.last ? Theme.accent : Theme.dark ? "#d9fff8" : root.ink
        }
    }

    Rectangle {
        readonly property var mark: root.points[root.points.length - 1]

        x: mark ? Math.max(0, Math.min(root.width - width, root.acrossOf(mark) - width / 2)) : 0
        y: mark ? Math.max(0, root.upOf(mark) - height - Theme.px(10)) : 0
        visible: mark !== undefined
        width: now.implicitWidth + Theme.px(22)
        height: now.implicitHeight + Theme.px(8)
        radius: Theme.px(10)
        color: Theme.lit
        border.width: Theme.dark ? 0 : 1
        border.color: Theme.line

        BodyText {
            id: now

            anchors.centerIn: parent
            text: root.nowText
            size: 13.5
            weight: Font.ExtraBold
            color: Theme.litInk
        }
    }

    Repeater {
        model: root.months

        BodyText {
            required property curveMark modelData

            readonly property real middle: root.acrossOf(modelData)

            x: Math.round(Math.max(root.plot.x, Math.min(root.plot.x + root.plot.width - width, middle - (modelData.across === 0 && !root.mirrored ? 0 : width / 2))))
            y: root.height - height
            text: modelData.text
            size: 14
            color: Theme.text3
        }
    }
}
