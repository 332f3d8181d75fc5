pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What the hand would meld with each suit as trump.
StartColumn {
    id: root

    // Each a pinochleWorth.
    required property var suits
    // The largest width.
    required property real widest

    spacing: Theme.px(4)

    DisplayText {
        width: Math.min(implicitWidth, root.widest)
        bottomPadding: Theme.px(2)
        text: qsTr("Your melds, by trump")
        size: 22
        color: Theme.onCloth
    }

    Repeater {
        model: root.suits

        CentredItem {
            id: row

            required property pinochleWorth modelData

            width: root.widest
            height: Math.max(Theme.px(32), words.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: row.modelData.text

            Icon {
                id: sign

                anchors.left: parent.left
                name: Theme.suitIcon(row.modelData.suit)
                size: Theme.px(19)
                color: Theme.onCloth
            }

            SilentTitle {
                id: points

                anchors.left: sign.right
                width: Theme.wordWidth(54)
                horizontalAlignment: Text.AlignRight
                text: Words.number(row.modelData.points)
                size: 23
                color: Theme.onCloth
            }

            SilentText {
                id: words

                anchors.left: points.right
                anchors.leftMargin: Theme.px(11)
                anchors.right: parent.right
                text: row.modelData.meldsText
                wrapMode: Text.Wrap
                leading: 1
                size: 15
                color: Theme.onCloth2
            }
        }
    }
}
