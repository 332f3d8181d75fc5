pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The points of both teams.
Column {
    id: root

    // A list of thronesScore values, ours first.
    required property var scores
    // By team, the points that are still on their way to the score.
    required property var waiting
    // Whether to show what each suit does, for a person who is playing for the first time.
    required property bool helps

    // Where a stake lands.
    function middle(ours: bool, to: Item): point {
        const row = rows.itemAt(ours ? 0 : 1) as Item
        return row.mapToItem(to, row.width, row.height / 2)
    }

    spacing: Theme.px(7)

    DisplayText {
        anchors.left: parent.left
        text: qsTr("Score")
        bottomPadding: -Theme.px(2)
        size: 22
        color: Theme.onCloth
    }

    Repeater {
        id: rows

        model: 2

        Item {
            id: row

            required property int index
            readonly property thronesScore score: root.scores[row.index]

            anchors.left: parent?.left
            width: Theme.tv ? Theme.ofTv(326) : Theme.px(180)
            height: Theme.px(26)

            TeamMark {
                id: mark

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                team: row.score.ours ? "ours" : "theirs"
            }

            BodyText {
                anchors.left: mark.right
                anchors.leftMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Theme.tv ? Theme.ofTv(226) : Theme.px(132))
                text: row.score.text
                textFormat: Text.StyledText
                size: 15.5
                color: Theme.onCloth2
            }

            // The column is mirrored, but this item is not.
            Item {
                anchors.left: parent.left
                anchors.leftMargin: Theme.tv ? Theme.ofTv(276) : Theme.px(156)
                width: number.width
                height: parent.height

                ScoreNumber {
                    id: number

                    y: Math.round((parent.height - height) / 2)
                    score: row.score.score - root.waiting[row.index]
                    size: 28
                }
            }
        }
    }

    // What each suit does.
    HelpLines {
        visible: root.helps && !Theme.tv
        // Lines in Persian are taller, and a seat's plaque is below.
        topPadding: Theme.px(Theme.arabicScript ? 2 : 6)
        spacing: Theme.px(Theme.arabicScript ? 0 : 6)
        lines: [
            { icon: "attack", text: qsTr("<b>♣</b> adds to attack") },
            { icon: "defence", text: qsTr("<b>♠</b> adds to defence") },
            { icon: "minus", text: qsTr("<b>♦</b> takes from the card below") }
        ]
    }
}
