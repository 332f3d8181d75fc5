import QtQuick
import Cardroom.Ui

// The bar above the table on the TV: the table, its game, and the game's progress. Nothing in it can be pressed.
Rectangle {
    id: root

    required property TableController controller
    // In place of the table's name and game: "Take a seat".
    property string title: ""
    // In place of the game's progress, while people gather.
    property string gathering: ""
    property string stepText: ""
    property string progressText: ""
    property string detail: ""
    readonly property GameModel game: root.controller.game
    readonly property bool phased: root.gathering === "" && (root.game?.phase ?? -1) >= 0
    readonly property real sideRoom: (root.width - progress.width) / 2 - 2 * Theme.margin

    height: Theme.topBar
    color: Theme.dark ? "#191512" : Theme.room

    HeadingText {
        id: name

        anchors.left: parent.left
        anchors.leftMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.sideRoom)
        text: root.title !== "" ? root.title : root.controller.tableName
        size: 23
    }

    BodyText {
        anchors.left: name.right
        anchors.leftMargin: Theme.ofTv(20)
        anchors.baseline: name.baseline
        visible: root.title === "" && text !== name.text && name.width + implicitWidth + Theme.ofTv(20) <= root.sideRoom
        text: root.game?.variant ? qsTr("%1, %2", "a game, and how it is played").arg(root.controller.kindTitle).arg(root.game.variant)
            : root.controller.kindTitle
        size: 15
        color: Theme.text2
    }

    CentredRow {
        id: progress

        x: Math.round((root.width - progress.width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.ofTv(20)

        component Fact: BodyText {
            visible: text !== ""
            size: 16
            weight: Font.Bold
        }

        Icon {
            visible: root.controller.breaks.on
            name: "cup"
            size: Theme.ofTv(36)
            color: Theme.accentText
        }

        Fact {
            visible: root.controller.breaks.on
            text: root.controller.breaks.shortTitle
            textFormat: Text.StyledText
        }

        PhaseWords {
            visible: root.phased && !root.controller.breaks.on
            phases: root.game?.phases ?? []
            phase: root.game?.phase ?? -1
            widest: root.width * 0.42
        }

        Fact {
            text: root.gathering !== "" ? root.gathering : root.progressText !== "" ? root.progressText
                : root.phased || root.controller.breaks.on ? "" : root.game?.progress ?? ""
        }

        Fact {
            text: root.phased || root.gathering !== "" ? "" : root.stepText
        }

        ProgressDots {
            step: root.game?.step ?? 0
            steps: root.phased || root.gathering !== "" || root.controller.breaks.on ? 0 : root.game?.steps ?? 0
        }

        Fact {
            text: root.gathering !== "" ? "" : root.detail
            color: Theme.text2
        }
    }

    CentredRow {
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.ofTv(14)
        Accessible.ignored: true

        Motif {
            name: "cardroom"
            size: Theme.ofTv(40)
            color: Theme.accent
        }

        SilentTitle {
            text: qsTr("Cardroom")
            size: 16
        }
    }
}
