import QtQuick
import Cardroom.Ui

// One seat: its player, the last action and, if it is that player's turn, a highlight. The page decides where the
// plaque goes on the table.
Item {
    id: root

    property string name: ""
    property string secondLine: ""
    property alias botType: avatar.botType  // The type of a bot in the seat.
    property alias held: avatar.held        // A bot plays for the person.
    property alias picture: avatar.picture
    property alias owner: avatar.owner
    property alias lost: avatar.lost
    property alias takesBreak: avatar.takesBreak
    property bool toAct: false
    property bool timed: root.toAct && root.botType === ""
    property bool thinking: false
    property int secondsLeft: -1          // -1: no limit.
    property alias shareLeft: avatar.shareLeft
    property int cardsHeld: 0
    property alias back: held.back
    property alias hearts: held.hearts    // The number of hearts among the held cards; -1: not shown.
    property string team: ""              // "ours" or "theirs"; empty: no teams.
    property alias score: scoreText.text
    property bool open: false             // Whether the seat is empty.
    property string openText: qsTr("Empty")
    property string openAction: ""        // What the owner can do with it: "Add bot".
    // The largest width of the text; names are elided.
    property real widest: Theme.px(300)
    property string spokenName: root.open ? root.openText : root.name
    property string spokenState: root.secondLine

    signal openActionChosen

    readonly property bool urgent: root.toAct && root.secondsLeft >= 0 && root.secondsLeft <= 5
    readonly property color ink: root.toAct ? Theme.litInk : Theme.onCloth
    readonly property color ink2: root.toAct ? Theme.litInk2 : Theme.onCloth2
    readonly property color teamInk: root.team === "ours" ? (root.toAct ? Theme.litOurs : Theme.ours) : root.toAct ? Theme.litTheirs : Theme.theirs
    // The avatar with the gap after it, and the space at the end: on the TV, words are larger than what is beside them.
    readonly property real avatarRoom: Theme.tv ? Theme.ofTv(94) : Theme.px(57)
    readonly property real endPad: Theme.tv ? Theme.ofTv(26) : Theme.px(19)
    readonly property real sideWidth: (ending.width > 0 ? ending.width + Theme.px(14) : 0)

    implicitWidth: Math.min(root.widest, row.startGap + root.sideWidth + root.endPad
                                         + (root.open ? openWords.implicitWidth : root.avatarRoom + words.wanted))
    // Text that needs two lines at the largest size makes the plaque taller.
    implicitHeight: Math.max(Theme.plaqueHeight, root.open ? 0 : words.height + Theme.px(8))

    Accessible.role: Accessible.Grouping
    Accessible.name: root.spokenName
    Accessible.description: root.spokenState

    Shadow {
        visible: root.toAct
        of: face
    }

    Rectangle {
        anchors.fill: face
        anchors.margins: -Theme.px(3)
        visible: opacity > 0
        opacity: face.lit
        radius: face.radius + Theme.px(3)
        color: Theme.litEdge
    }

    Rectangle {
        id: face

        property real lit: root.toAct ? 1 : 0

        anchors.fill: parent
        visible: !root.open
        radius: Theme.radiusPlaque
        color: Qt.rgba(Theme.plaque.r + (Theme.lit.r - Theme.plaque.r) * face.lit,
                       Theme.plaque.g + (Theme.lit.g - Theme.plaque.g) * face.lit,
                       Theme.plaque.b + (Theme.lit.b - Theme.plaque.b) * face.lit,
                       Theme.plaque.a + (1 - Theme.plaque.a) * face.lit)
        border.width: root.toAct ? 0 : 1
        border.color: Theme.plaqueEdge

        Behavior on lit { NumberAnimation { duration: Theme.fade(160) } }
    }

    // The team's pennant.
    Rectangle {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(4, Theme.px(5))
        height: Theme.px(34)
        visible: root.team !== "" && !root.open
        radius: width / 2
        color: root.teamInk
    }

    Inlay {
        anchors.fill: parent
        visible: root.open
        radius: Theme.radiusPlaque
    }

    // The width of the second line without wrapping: its own implicit width would change during layout.
    BodyText {
        id: whole

        visible: false
        text: root.secondLine
        textFormat: Text.StyledText
        size: 14
    }

    CentredRow {
        id: row

        readonly property int startGap: root.open ? Theme.px(16) : root.team !== "" ? Theme.px(12) : Theme.px(8)

        anchors.left: parent.left
        anchors.leftMargin: row.startGap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.tv ? Theme.ofTv(16) : Theme.px(11)

        Avatar {
            id: avatar

            visible: !root.open
            size: Theme.tv ? Theme.ofTv(78) : Theme.px(46)
            name: root.name
            timed: root.timed
            urgent: root.urgent
        }

        StartColumn {
            id: words

            // The same for both lines, whichever font a suit symbol in them comes from.
            readonly property int lineHeight: Math.round(Theme.word(16.5) * 1.2)
            readonly property real wanted: Math.max(nameText.implicitWidth + words.dotsWidth, whole.implicitWidth)
            readonly property real room: root.width - row.startGap - root.endPad - root.avatarRoom - root.sideWidth
            // On a TV, the pennant and the piles say whose team it is.
            readonly property bool marked: root.team !== "" && !Theme.tv
            readonly property real markWidth: words.marked ? mark.width + Theme.px(8) : 0
            readonly property real dotsWidth: (words.dotsBeside ? dots.width + Theme.px(8) : 0) + words.markWidth
            // The space available if the plaque has its largest width.
            readonly property real most: root.widest - row.startGap - root.endPad - root.avatarRoom - root.sideWidth
            // The dots replace the second line if the name would otherwise be elided.
            readonly property bool dotsBelow: root.thinking
                && nameText.implicitWidth + words.markWidth + dots.whole + Theme.px(8) > words.most
            readonly property bool dotsBeside: root.thinking && !words.dotsBelow

            visible: !root.open

            CentredRow {
                spacing: Theme.px(8)

                BodyText {
                    id: nameText

                    height: lineHeightMode === Text.FixedHeight ? implicitHeight : words.lineHeight
                    verticalAlignment: Text.AlignVCenter
                    width: Math.min(implicitWidth, Math.max(Theme.px(40), words.room - words.dotsWidth))
                    text: root.name
                    size: Theme.tv ? 18 : 16.5
                    weight: Font.ExtraBold
                    color: root.ink
                }

                TeamMark {
                    id: mark

                    visible: words.marked
                    team: root.team
                    color: root.teamInk
                }

                ThinkingDots {
                    id: dots

                    visible: words.dotsBeside
                    color: root.ink
                }
            }

            Item {
                width: dotsBelow.whole
                height: words.lineHeight
                visible: words.dotsBelow

                ThinkingDots {
                    id: dotsBelow

                    anchors.verticalCenter: parent.verticalCenter
                    color: root.ink
                }
            }

            BodyText {
                id: second

                // If the plaque cannot be wide enough, the text is slightly smaller or wraps to two lines, but it
                // always stays readable.
                readonly property real room: Math.max(Theme.px(40), words.room)
                // Slightly less than the available width, because glyph widths are rounded to whole pixels.
                readonly property real share: whole.implicitWidth <= second.room ? 1 : 0.96 * second.room / whole.implicitWidth
                readonly property real smallest: Math.max(0.76, Math.min(1, 13 / Theme.word(14)))
                readonly property bool wrapped: second.share < second.smallest
                readonly property bool tight: second.wrapped && second.share < 0.6

                height: lineHeightMode === Text.FixedHeight ? second.lineHeight * (second.wrapped ? 2 : 1)
                    : second.wrapped ? Math.round(2.4 * second.font.pixelSize) : words.lineHeight
                verticalAlignment: Text.AlignVCenter
                width: Math.min(whole.implicitWidth, second.room)
                visible: text !== "" && !words.dotsBelow
                text: root.secondLine
                textFormat: Text.StyledText
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                leading: 1
                size: 14 * (second.tight ? second.smallest : second.wrapped ? 1 : second.share)
                color: root.ink2
            }
        }

        BodyText {
            id: openWords

            visible: root.open
            text: root.openText
            size: 16.5
            weight: Font.ExtraBold
            color: Theme.onCloth
        }
    }

    CentredRow {
        id: ending

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        DisplayText {
            id: scoreText

            // The remaining seconds replace the score. If the hand is shown as numbers, the score is shown only after
            // the game.
            visible: root.score !== "" && root.hearts < 0 && !(root.toAct && root.secondsLeft >= 0) && !root.open
            size: 28
            color: root.ink
        }

        HeldCards {
            id: held

            visible: count > 0 && !root.toAct && !root.open
            count: root.cardsHeld
            // Text is never elided to make room for a picture.
            pictured: Math.max(nameText.implicitWidth + words.markWidth, whole.implicitWidth) <= root.widest - row.startGap - Theme.px(90) - held.whole
                - (scoreText.visible ? scoreText.width + ending.spacing : 0)
            color: root.ink
        }

        DisplayText {
            visible: root.toAct && root.secondsLeft >= 0
            text: Words.number(root.secondsLeft)
            size: 28
            weight: Font.DemiBold
            color: root.urgent ? Theme.litBad : Theme.litAccent
        }

        QuietButton {
            visible: root.open && root.openAction !== ""
            look: QuietButton.Lit
            text: root.openAction
            height: Math.max(40, Theme.px(40))
            onClicked: root.openActionChosen()
        }
    }
}
