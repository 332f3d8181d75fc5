pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What a round has brought everybody: a row a player, a column for each thing that is worth points.
Column {
    id: root

    // As in PasurModel's sheet.
    required property var rows
    required property int side
    required property int rowHeight

    readonly property int totalWidth: Theme.px(Theme.compact ? 66 : 80)
    readonly property int roundWidth: Theme.px(Theme.compact ? 62 : 72)
    readonly property int partWidth: Theme.px(Theme.compact ? 54 : 58)

    component Title: BodyText {
        property real cell: root.partWidth

        width: cell
        // The same for all, whatever font a suit in them comes from.
        height: Theme.word(14 * 1.3)
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        size: 14
        weight: Font.Bold
        color: Theme.text2
    }

    Item {
        width: root.width
        height: Theme.px(46)

        Row {
            anchors.right: parent.right
            anchors.rightMargin: root.side
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(12)

            Title { text: qsTr("Clubs") }
            // As they stand on the cards, in every language.
            Title {
                text: "10♦"
                color: Theme.suitRed
            }
            Title { text: "2♣" }
            Title { text: qsTr("Aces") }
            Title { text: qsTr("Jacks") }
            Title { text: qsTr("Surs") }
            Title {
                cell: root.roundWidth
                text: qsTr("Round")
            }
            Title {
                cell: root.totalWidth
                text: qsTr("Total")
            }
        }
    }

    Repeater {
        model: root.rows

        PasurSheetRow {
            width: root.width
            height: root.rowHeight
            side: root.side
            totalWidth: root.totalWidth
            roundWidth: root.roundWidth
            partWidth: root.partWidth
        }
    }
}
