pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// How a round of Pasur has ended, while the next one waits.
GameResult {
    id: root

    // Not "as PasurModel": Qt 6.4.2 compiles that ahead to code that does not compile.
    // Another kind may be next, while this page is still there.
    readonly property PasurModel game: root.controller.kind === "pasur" ? root.controller.game : null
    readonly property int side: Theme.px(28)

    panelWidth: Theme.px(860)
    implicitHeight: heading.height + sheet.anchors.topMargin + sheet.height + footer.height

    Column {
        id: heading

        x: root.side
        width: root.width - 2 * root.side
        // Whole pixels, so that hairlines below it are.
        height: Math.ceil(implicitHeight)
        topPadding: Theme.px(12)
        spacing: -Theme.px(5)

        DisplayText {
            width: parent.width
            text: Words.directed(root.game?.roundTitle ?? "")
            size: 42
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(24)
            Accessible.role: Accessible.Heading
            Accessible.name: root.game?.roundTitle ?? ""
        }

        BodyText {
            width: parent.width
            text: Words.directed(root.game?.roundText ?? "")
            wrapMode: Text.Wrap
            size: 16
            color: Theme.text2
        }
    }

    PasurSheet {
        id: sheet

        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(18)
        width: root.width
        rows: root.game?.sheet ?? []
        side: root.side
        rowHeight: Math.min(Theme.px(73), Math.floor((root.room - heading.height - footer.height - Theme.px(64)) / Math.max(1, sheet.rows.length)))
    }

    Item {
        id: footer

        anchors.top: sheet.bottom
        width: root.width
        height: Theme.px(92)

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        BodyText {
            anchors.left: parent.left
            anchors.leftMargin: root.side
            anchors.right: root.controller.turn.primaryText !== "" ? next.left : parent.right
            anchors.rightMargin: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: root.controller.turn.waitingFor !== "" ? root.controller.turn.waitingFor : root.controller.clock.pauseWords
            size: 15.5
            color: Theme.text2
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        PrimaryButton {
            id: next

            anchors.right: parent.right
            anchors.rightMargin: root.side
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.px(52)
            visible: root.controller.turn.primaryText !== ""
            waiting: !root.controller.turn.primaryReady
            text: root.controller.turn.primaryText
            keyIcon: next.waiting ? "" : "enter"
            onClicked: root.controller.turn.primary()
        }
    }
}
