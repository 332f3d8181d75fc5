pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The animation of a battle: an attack charges at the defence, the loser dims, and the points at stake fly to the
// score; then the other attack follows. A viewer who arrives later sees only the result. Fills the table.
Item {
    id: root

    // A list of thronesAttack values, ours first; empty: no battle.
    required property var lines
    property thronesAttack none
    // Functions from a team (ours or not) to the centre of an item, in this item's coordinates.
    required property var attackOf
    required property var defenceOf
    required property var heartOf
    required property var scoreOf
    // The centre of the space between the piles.
    required property real middleX
    required property real middleY

    // How many attacks have been decided, and how many stakes have arrived at the score.
    property int decided: 0
    property int landed: 0
    readonly property bool shown: root.lines.length > 0
    readonly property bool running: course.running

    readonly property thronesAttack line: root.lines[Math.min(root.decided, root.lines.length - 1)] ?? root.none

    // Whether that team's attack is on its way, whether its attack has failed, and whether its defence has been beaten.
    function away(ours: bool): bool { return runner.visible && root.line.ours === ours }
    function failed(ours: bool): bool { return root.lines.some((line, at) => at < root.decided && line.ours === ours && !line.succeeds) }
    function beaten(ours: bool): bool { return root.lines.some((line, at) => at < root.decided && line.ours !== ours && line.succeeds) }
    // The points of that team that have not yet arrived at the score.
    function waiting(ours: bool): int {
        return root.lines.reduce((sum, line, at) => at >= root.landed && line.toUs === ours ? sum + line.points : sum, 0)
    }

    function end(): void {
        course.stop()
        root.decided = root.landed = root.lines.length
        runner.visible = stake.visible = false
    }

    function begin(): void {
        root.decided = root.landed = 0
        if (Theme.still || !root.shown)
            root.end()
        else
            course.restart()
    }

    // Sends a number from one point to another by animating its progress instead of its position, because an animation
    // fixes its end values when it starts and the points are known only later.
    function send(what: Item, from: point, to: point): void {
        what.way = 0
        what.from = from
        what.to = to
        what.visible = true
    }

    function run(at: int): void { root.send(runner, root.attackOf(root.lines[at].ours), root.defenceOf(!root.lines[at].ours)) }
    function decide(at: int): void {
        runner.visible = false
        root.decided = at + 1
    }
    function pay(at: int): void {
        stake.points = root.lines[at].points
        root.send(stake, root.heartOf(!root.lines[at].ours), root.scoreOf(root.lines[at].toUs))
    }
    function land(at: int): void {
        stake.visible = false
        root.landed = at + 1
    }

    onShownChanged: root.begin()
    Component.onCompleted: root.end()

    component Attack: SequentialAnimation {
        id: attack

        required property int at

        ScriptAction { script: root.run(attack.at) }
        NumberAnimation { target: runner; property: "way"; from: 0; to: 1; duration: Theme.duration(300); easing.type: Easing.InCubic }
        ScriptAction { script: root.decide(attack.at) }
        PauseAnimation { duration: Theme.duration(200) }
        ScriptAction { script: root.pay(attack.at) }
        NumberAnimation { target: stake; property: "way"; from: 0; to: 1; duration: Theme.duration(400); easing.type: Easing.InOutCubic }
        ScriptAction { script: root.land(attack.at) }
    }

    SequentialAnimation {
        id: course

        // Waits until the last card has landed.
        PauseAnimation { duration: Theme.duration(340) }
        Attack { at: 0 }
        Attack { at: 1 }
        ScriptAction { script: root.end() }
    }

    Row {
        x: Math.round(root.middleX - width / 2)
        y: Math.round(root.middleY - height / 2)
        spacing: Theme.px(16)
        // Scaled down if it is too long for the line.
        scale: Math.min(1, (root.width - 2 * Theme.margin) / Math.max(1, width))

        Repeater {
            model: root.lines.length

            Rectangle {
                id: told

                required property int index
                readonly property thronesAttack line: root.lines[told.index] ?? root.none

                width: words.width + Theme.px(40)
                height: Theme.px(Theme.compact ? 30 : 40)
                radius: height / 2
                color: Theme.lit
                opacity: told.index < root.decided ? 1 : 0
                Accessible.role: Accessible.StaticText
                Accessible.name: told.line.spoken

                Behavior on opacity { NumberAnimation { duration: Theme.fade(160) } }

                CentredRow {
                    id: words

                    anchors.centerIn: parent
                    spacing: Theme.px(10)

                    Icon {
                        name: told.line.succeeds ? "attack" : "defence"
                        size: Theme.px(18)
                        color: Theme.litInk
                    }

                    SilentText {
                        text: Words.directed(told.line.line)
                        weight: Font.ExtraBold
                        color: Theme.litInk
                    }

                    TeamMark {
                        team: told.line.toUs ? "ours" : "theirs"
                        color: told.line.toUs ? Theme.litOurs : Theme.litTheirs
                    }

                    SilentTitle {
                        //: Points that a team gets.
                        text: qsTr("+%L1").arg(told.line.points)
                        size: 22
                        color: told.line.toUs ? Theme.litOurs : Theme.litTheirs
                    }
                }
            }
        }
    }

    SilentTitle {
        id: runner

        property point from
        property point to
        property real way: 0

        x: runner.from.x + runner.way * (runner.to.x - runner.from.x) - width / 2
        y: runner.from.y + runner.way * (runner.to.y - runner.from.y) - height / 2
        visible: false
        text: Words.number(root.line.attack)
        size: 34
        color: Theme.onCloth
    }

    Rectangle {
        id: stake

        property int points: 0
        property point from
        property point to
        property real way: 0

        x: stake.from.x + stake.way * (stake.to.x - stake.from.x) - width / 2
        y: stake.from.y + stake.way * (stake.to.y - stake.from.y) - height / 2
        visible: false
        width: worth.implicitWidth + Theme.px(24)
        height: Theme.px(30)
        radius: height / 2
        color: Theme.lit

        SilentText {
            id: worth

            anchors.centerIn: parent
            text: qsTr("+%L1").arg(stake.points)
            size: 17
            weight: Font.ExtraBold
            color: Theme.litInk
        }
    }
}
