pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Cardroom.Ui

// A guided first game over its table: everything but the cards that the step is about is dimmed, two of these may be
// joined by a line with their sum, and the coach says what to do. The table below can be used as usual. Fills the page.
Item {
    id: root

    required property LessonModel lesson
    // The table's cards; null while there are none.
    required property CardBoard board
    // The person's own plaque.
    required property rect ownPlaque
    // The lowest edge of the coach.
    required property real foot
    readonly property bool shown: root.lesson.shown
    // The items of the cards that the step speaks of. They are looked up again whenever the table has changed.
    readonly property var items: (root.board?.view ?? -1) >= 0 && root.shown ? root.lesson.lit.map(code => root.itemOf(code)).filter(item => item !== null) : []
    readonly property var ends: root.lesson.joined.map(code => root.itemOf(code)).filter(item => item !== null)
    readonly property TableCardItem wanted: root.lesson.asks && root.lesson.marks.length > 0
        ? root.itemOf(root.lesson.marks[root.lesson.marks.length - 1].card) : null

    // The areas that are neither dimmed nor covered by the coach: the person's plaque and, if no card is asked for,
    // the panels and places of the game's page.
    readonly property var spared: {
        const panels = (root.board?.view ?? -1) >= 0 && root.shown && root.lesson.number > 0 && root.lesson.marks.length === 0 ? root.panelsIn(root.board.table) : []
        return [root.ownPlaque].concat(panels.map(item => root.mapFromItem(item.parent, item.x, item.y, item.width, item.height))).filter(area => area.width > 0)
    }

    // The visible parts of the table inside `item` that Tab can reach, other than cards.
    function panelsIn(item: Item): var {
        let found = []
        for (let index = 0; index < item.children.length; ++index) {
            const child = item.children[index]
            if (!child.visible || child.opacity === 0)
                continue
            if (child as TablePart)
                found.push(child)
            else if (!(child as CardBoard))
                found = found.concat(root.panelsIn(child))
        }
        return found
    }

    // The item of a card in the hand, or of one that lies elsewhere if there is none or the code begins with a star.
    function itemOf(code: string): TableCardItem {
        if (!root.board)
            return null
        const elsewhere = code.startsWith("*")
        const card = elsewhere ? code.slice(1) : code
        const held = elsewhere ? null : root.board.find(item => item.card === card && item.zone === "hand")
        return held ?? root.board.find(item => item.card === card && item.zone !== "hand")
    }

    function cover(a: rect, b: rect): real {
        return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x))
            * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
    }

    function grown(spot: rect, by: real): rect { return Qt.rect(spot.x - by, spot.y - by, spot.width + 2 * by, spot.height + 2 * by) }

    // The spot where the coach covers the least of what the step shows, as near to the middle as possible.
    function coachSpot(width: real, height: real): point {
        const top = Theme.topBar + Theme.px(14)
        const shown = root.items.map(item => root.grown(item.spot, Theme.px(16)))
        const kept = root.spared.map(area => root.grown(area, Theme.px(10)))
        const others = root.shown && root.board ? root.board.handSpots() : []
        let best = Qt.point(0, top)
        let least = Infinity
        for (let column = 0; column <= 8; ++column) {
            for (let row = 0; row <= 12; ++row) {
                const x = Theme.margin + (root.width - 2 * Theme.margin - width) * column / 8
                const y = top + Math.max(0, root.foot - height - top) * row / 12
                const area = Qt.rect(x, y, width, height)
                let cost = Math.abs(x + width / 2 - root.width * 0.72) + Math.abs(y + height / 2 - root.height * 0.56)
                for (const one of shown)
                    cost += 40 * Math.sqrt(root.cover(area, one))
                for (const one of kept)
                    cost += 30 * Math.sqrt(root.cover(area, one))
                for (const one of others)
                    cost += 8 * Math.sqrt(root.cover(area, one))
                if (root.ends.length === 2)
                    cost += 30 * Math.sqrt(root.cover(area, Qt.rect(line.middle.x - pill.width / 2, pill.y, pill.width, pill.height)))
                if (cost < least) {
                    least = cost
                    best = Qt.point(Math.round(x), Math.round(y))
                }
            }
        }
        return best
    }

    opacity: root.shown ? 1 : 0
    visible: root.opacity > 0
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    Behavior on opacity { NumberAnimation { duration: Theme.fade(200); easing.type: Easing.OutCubic } }

    // The dimming, with holes for the spared areas.
    Shape {
        anchors.fill: parent
        anchors.topMargin: Theme.topBar

        ShapePath {
            strokeWidth: -1
            fillColor: Theme.dark ? Qt.alpha("#0c0907", 0.6) : Qt.alpha("#3a2c1e", 0.5)
            fillRule: ShapePath.OddEvenFill

            PathSvg {
                path: `M0 0H${root.width}V${root.height - Theme.topBar}H0Z` + root.spared.map(area => {
                    const radius = Math.min(Theme.radiusPlaque, area.width / 2, area.height / 2)
                    const [x, y, w, h] = [area.x, area.y - Theme.topBar, area.width, area.height]
                    return `M${x + radius} ${y}h${w - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${h - 2 * radius}`
                        + `a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - w}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}`
                        + `v${2 * radius - h}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`
                }).join("")
            }
        }
    }

    // The cards that the step speaks of, drawn once more above the dimming. They let the pointer through.
    Repeater {
        model: root.items

        Item {
            id: copy

            required property TableCardItem modelData
            // A card that is to leave the hand is lit, but not raised.
            readonly property bool raised: !(copy.mark?.dark ?? false)
            readonly property real grown: copy.raised && !Theme.still ? Math.round(copy.width * 0.04) : 0
            readonly property var mark: root.lesson.marks.find(mark => copy.modelData && mark.card === copy.modelData.card) ?? null

            x: copy.modelData?.x ?? 0
            y: copy.modelData?.y ?? 0
            width: copy.modelData?.width ?? 0
            height: copy.modelData?.height ?? 0
            scale: copy.modelData?.scale ?? 1
            rotation: copy.modelData?.rotation ?? 0
            z: copy.modelData?.z ?? 0
            visible: copy.modelData !== null

            Shadow {
                of: face
                kind: Shadow.Glow
                visible: copy.raised
            }

            CardFace {
                id: face

                x: -copy.grown / 2
                y: -copy.grown * 0.7
                card: copy.modelData?.card ?? ""
                back: root.board?.back ?? ""
                cardWidth: copy.width + copy.grown
                faceDown: !(copy.modelData?.up ?? false)
                usable: false
                selected: copy.modelData?.selected ?? false
                lift: 0.15
                Accessible.ignored: true
            }

            Item {
                anchors.fill: face

                Ring {
                    visible: copy.raised && !face.selected
                    around: Math.round(copy.width / 15)
                    thickness: Math.max(2, copy.width * 0.028)
                }
            }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round(-height / 2)
                width: word.implicitWidth + Theme.px(20)
                height: Theme.px(26)
                visible: copy.mark !== null
                radius: height / 2
                color: copy.mark?.dark ? "#16100c" : Theme.lit

                SilentText {
                    id: word

                    anchors.centerIn: parent
                    text: copy.mark?.text ?? ""
                    size: 14
                    weight: Font.ExtraBold
                    color: copy.mark?.dark ? "#fbf3e4" : Theme.litInk
                }
            }
        }
    }

    // The line between two cards, from edge to edge by way of their sum.
    Item {
        id: line

        readonly property rect from: root.ends.length === 2 ? root.ends[0].spot : Qt.rect(0, 0, 0, 0)
        readonly property rect to: root.ends.length === 2 ? root.ends[1].spot : Qt.rect(0, 0, 0, 0)
        // In one row the line bends below the cards, if there is room, otherwise above them.
        readonly property bool level: Math.abs(line.from.y - line.to.y) < line.from.height / 2
        readonly property bool under: line.level && Math.max(line.from.y + line.from.height, line.to.y + line.to.height) + Theme.px(60) < root.height
        readonly property bool falls: line.from.y < line.to.y
        readonly property point start: Qt.point(line.from.x + line.from.width / 2, line.level ? (line.under ? line.from.y + line.from.height : line.from.y) : line.falls ? line.from.y + line.from.height : line.from.y)
        readonly property point end: Qt.point(line.to.x + line.to.width / 2, line.level ? (line.under ? line.to.y + line.to.height : line.to.y) : line.falls ? line.to.y : line.to.y + line.to.height)
        readonly property real bend: line.level ? (line.under ? Theme.px(46) : -Theme.px(70)) : 0
        readonly property point middle: Qt.point((line.start.x + line.end.x) / 2, (line.start.y + line.end.y) / 2 + line.bend)

        anchors.fill: parent
        visible: root.ends.length === 2

        Shape {
            anchors.fill: parent

            ShapePath {
                strokeColor: Theme.dark ? "#ffcf74" : Theme.lit
                strokeWidth: Math.max(2, Theme.px(3))
                strokeStyle: ShapePath.DashLine
                dashPattern: [0.1, 2.4]
                capStyle: ShapePath.RoundCap
                fillColor: "transparent"
                startX: line.start.x
                startY: line.start.y

                PathQuad { x: line.middle.x; y: line.middle.y; controlX: line.level ? line.start.x : line.start.x * 0.9 + line.middle.x * 0.1; controlY: line.level ? line.middle.y : line.middle.y }
                PathQuad { x: line.end.x; y: line.end.y; controlX: line.level ? line.end.x : line.end.x * 0.6 + line.middle.x * 0.4; controlY: line.middle.y * (line.level ? 1 : 0.6) + line.end.y * (line.level ? 0 : 0.4) }
            }
        }

        Rectangle {
            id: pill

            // If the coach is in the way, the sum moves aside.
            readonly property bool blocked: coach.x < line.middle.x + width / 2 + Theme.px(10) && line.middle.x - width / 2 < coach.x + coach.width
                && coach.y < y + height && y < coach.y + coach.height

            x: Math.round(pill.blocked ? Math.max(Theme.margin, coach.x - Theme.px(10) - width) : line.middle.x - width / 2)
            y: Math.round(line.middle.y - height / 2)
            width: sum.implicitWidth + Theme.px(48)
            height: Theme.px(50)
            visible: root.lesson.sum !== ""
            radius: height / 2
            color: Theme.lit

            DisplayText {
                id: sum

                anchors.centerIn: parent
                // A sum is written from left to right in every language.
                text: `\u2066${root.lesson.sum}\u2069`
                size: 25
                color: Theme.litInk
                Accessible.role: Accessible.StaticText
                Accessible.name: root.lesson.sum
            }
        }
    }

    // An arrow from the coach to the card that the step asks for.
    Shape {
        id: arrow

        readonly property rect target: root.wanted?.spot ?? Qt.rect(0, 0, 0, 0)
        // An arrow to any other card would cross the cards to the right of that card.
        readonly property bool outermost: (root.wanted?.place ?? 0) + 1 === (root.wanted?.places ?? 0)
        readonly property point start: Qt.point(coach.x + coach.width * 0.4, coach.y + coach.height)
        readonly property point tip: Qt.point(arrow.target.x + arrow.target.width + Theme.px(8), arrow.target.y + arrow.target.height * 0.55)
        readonly property real head: Theme.px(13)

        anchors.fill: parent
        visible: root.wanted !== null && arrow.outermost && coach.y + coach.height < arrow.tip.y - Theme.px(30) && arrow.start.x > arrow.tip.x + Theme.px(30)

        ShapePath {
            strokeColor: Theme.dark ? Theme.lit : "#fffaf0"
            strokeWidth: Math.max(2, Theme.px(3))
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            fillColor: "transparent"
            startX: arrow.start.x
            startY: arrow.start.y

            PathQuad { x: arrow.tip.x; y: arrow.tip.y; controlX: arrow.start.x; controlY: arrow.tip.y - Theme.px(20) }
            PathMove { x: arrow.tip.x + arrow.head * 1.6; y: arrow.tip.y - arrow.head * 0.75 }
            PathLine { x: arrow.tip.x; y: arrow.tip.y }
            PathLine { x: arrow.tip.x + arrow.head * 1.6; y: arrow.tip.y + arrow.head * 0.85 }
        }
    }

    LessonCoach {
        id: coach

        readonly property point spot: root.coachSpot(coach.width, coach.height)

        x: coach.spot.x
        y: coach.spot.y
        // If a small window has no free place for it, it lies over the cards.
        z: 1000
        lesson: root.lesson
    }
}
