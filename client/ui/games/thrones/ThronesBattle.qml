pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// A battle, shown in a lit band between the piles: one attack after the other is made and decided, and its points fly
// to the score; then the sum stays. A viewer who arrives later sees only the sum. Fills the table.
Item {
    id: root

    // A list of thronesAttack values, ours first; empty: no battle.
    required property var lines
    property thronesAttack none
    required property string verdict
    // Functions from a team (ours or not) to the centre of its heart and of its score, in this item's coordinates.
    required property var heartOf
    required property var scoreOf
    // The rectangle of the band, and the middle of the line of words below the piles.
    required property rect band
    required property real wordsMiddle

    // The attack that is shown: 0 or 1; -1 before the first, 2 with the sum.
    property int at: -1
    // How many attacks have been decided, and how many stakes have arrived at the score.
    property int decided: 0
    property int landed: 0
    // How far the shown attack has come, 0 to 1.
    property real way: 1
    readonly property bool shown: root.lines.length > 0
    readonly property bool running: course.running
    readonly property bool summed: root.at >= root.lines.length

    readonly property thronesAttack line: root.lines[Math.max(0, Math.min(root.at, root.lines.length - 1))] ?? root.none

    function failed(ours: bool): bool { return root.lines.some((line, at) => at < root.decided && line.ours === ours && !line.succeeds) }
    // Whether that team's heart has been beaten.
    function beaten(ours: bool): bool { return root.lines.some((line, at) => at < root.decided && line.ours !== ours && line.succeeds) }
    // Whether that team's attack or defence is dimmed: it has lost, or the other attack is being shown.
    function pale(ours: bool, attack: bool): bool {
        if (!root.shown || root.at < 0)
            return false
        const takesPart = root.summed || root.line.ours === (attack ? ours : !ours)
        return !takesPart || (attack ? root.failed(ours) : root.beaten(ours))
    }
    // The points of that team that have not yet arrived at the score.
    function waiting(ours: bool): int {
        return root.lines.reduce((sum, line, at) => at >= root.landed && line.toUs === ours ? sum + line.points : sum, 0)
    }

    // Jumps to the end of the animation.
    function end(): void {
        course.stop()
        root.at = root.decided = root.landed = root.lines.length
        root.way = 1
        coin.visible = false
    }

    function begin(): void {
        root.decided = root.landed = 0
        root.at = -1
        if (Theme.still || !root.shown)
            root.end()
        else
            course.restart()
    }

    function show(at: int): void {
        root.way = 0
        root.at = at
    }
    function decide(at: int): void { root.decided = at + 1 }
    function pay(at: int): void {
        coin.points = root.lines[at].points
        coin.from = root.heartOf(!root.lines[at].ours)
        coin.to = root.scoreOf(root.lines[at].toUs)
        coin.way = 0
        coin.visible = true
    }
    function land(at: int): void {
        coin.visible = false
        root.landed = at + 1
    }

    onShownChanged: root.begin()
    Component.onCompleted: root.end()

    component Attack: SequentialAnimation {
        id: attack

        required property int at
        required property int rest

        ScriptAction { script: root.show(attack.at) }
        NumberAnimation { target: root; property: "way"; from: 0; to: 1; duration: Theme.duration(300); easing.type: Easing.InCubic }
        ScriptAction { script: root.decide(attack.at) }
        PauseAnimation { duration: Theme.duration(300) }
        ScriptAction { script: root.pay(attack.at) }
        NumberAnimation { target: coin; property: "way"; from: 0; to: 1; duration: Theme.duration(500); easing.type: Easing.InOutCubic }
        ScriptAction { script: root.land(attack.at) }
        PauseAnimation { duration: Theme.duration(attack.rest) }
    }

    SequentialAnimation {
        id: course

        // The table dims, and the last card lands.
        PauseAnimation { duration: Theme.duration(300) }
        Attack { at: 0; rest: 500 }
        Attack { at: 1; rest: 700 }
        ScriptAction { script: root.end() }
    }

    Item {
        id: sheet

        x: root.band.x
        y: root.band.y
        width: root.band.width
        height: root.band.height
        visible: root.shown
        opacity: root.at < 0 ? 0 : 1
        Accessible.role: Accessible.StaticText
        Accessible.name: root.summed ? root.verdict : root.line.spoken

        Behavior on opacity { NumberAnimation { duration: Theme.fade(120) } }

        Shadow {
            of: ground
            kind: Shadow.Panel
        }

        Rectangle {
            id: ground

            anchors.fill: parent
            radius: Math.min(Theme.px(20), height / 2)
            color: Theme.lit
        }

        ThronesAttackLine {
            anchors.fill: parent
            visible: !root.summed
            line: root.line
            way: root.way
            decided: root.decided > root.at
            numberSize: Math.min(76, 0.73 * root.band.height / Theme.k)
        }

        SilentTitle {
            id: sum

            anchors.centerIn: parent
            visible: root.summed
            scale: Math.min(1, (parent.width - Theme.px(40)) / Math.max(1, implicitWidth))
            text: Words.directed(root.verdict)
            size: Math.min(50, 0.5 * root.band.height / Theme.k)
            color: Theme.litInk
        }
    }

    // What has been decided, and what comes next.
    Row {
        x: Math.round((root.width - width) / 2)
        y: Math.round(root.wordsMiddle - height / 2)
        visible: root.shown
        spacing: Theme.px(16)
        // Scaled down if it is too long for the line.
        scale: Math.min(1, (root.width - 2 * Theme.margin) / Math.max(1, width))

        Repeater {
            model: root.lines.length

            Rectangle {
                id: told

                required property int index
                readonly property thronesAttack line: root.lines[told.index] ?? root.none
                readonly property bool isNext: root.at === 0 && told.index === 1

                width: words.width + Theme.px(44)
                height: Theme.px(Theme.compact ? 34 : 42)
                visible: told.isNext || told.index < root.at
                radius: height / 2
                color: Theme.plaque
                border.width: 1
                border.color: Theme.plaqueEdge
                Accessible.role: Accessible.StaticText
                Accessible.name: told.line.spoken
                Accessible.ignored: told.isNext

                CentredRow {
                    id: words

                    anchors.centerIn: parent
                    spacing: Theme.px(11)

                    Icon {
                        name: told.isNext || told.line.succeeds ? "attack" : "defence"
                        size: Theme.px(18)
                        color: told.line.ours ? Theme.ours : Theme.theirs
                    }

                    SilentText {
                        text: Words.directed(told.isNext ? told.line.next : told.line.line)
                        textFormat: Text.StyledText
                        size: 15.5
                        weight: told.isNext ? Font.Normal : Font.Bold
                        color: Theme.onCloth
                    }

                    TeamMark {
                        visible: !told.isNext
                        team: told.line.toUs ? "ours" : "theirs"
                    }

                    SilentTitle {
                        visible: !told.isNext
                        //: Points that a team gets.
                        text: qsTr("+%L1").arg(told.line.points)
                        size: 22
                        color: told.line.toUs ? Theme.ours : Theme.theirs
                    }
                }
            }
        }
    }

    ThronesCoin {
        id: coin

        anchors.fill: parent
        visible: false
    }
}
