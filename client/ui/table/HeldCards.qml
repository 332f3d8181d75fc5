pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The cards in another player's hand, as small backs; if there are more than four, or the number of hearts is known, as
// one back and a number.
Row {
    id: root

    required property int count
    property string back: "thirteen"
    property color color: Theme.onCloth
    property real cardWidth: Theme.px(25)
    // How many of the cards are hearts; -1: unknown.
    property int hearts: -1
    // If false, only the numbers are shown, without backs.
    property bool pictured: true
    // The total width, including the numbers.
    readonly property real whole: (root.numbered ? numbers.width + root.spacing : 0) + backs.width
    readonly property bool numbered: root.count > 4 || root.hearts >= 0

    readonly property int shown: root.count > 4 || root.hearts >= 0 ? Math.min(1, root.count) : root.count

    visible: root.count > 0
    spacing: Theme.px(8)
    LayoutMirroring.enabled: false
    Accessible.ignored: true

    Column {
        id: numbers

        anchors.verticalCenter: parent.verticalCenter
        visible: root.numbered
        spacing: -Theme.px(1)

        BodyText {
            id: number

            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.numbered
            text: Words.number(root.count)
            size: 15
            weight: Font.ExtraBold
            color: root.color
        }

        BodyText {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.hearts >= 0
            //: Hearts in a hand that nobody sees.
            text: qsTr("%L1 × ♥").arg(root.hearts)
            size: 14
            weight: Font.Bold
            color: root.color
        }
    }

    Item {
        id: backs

        visible: root.pictured
        // Each card lies half under the next, slightly rotated.
        width: Math.round(root.cardWidth * (1 + 0.52 * Math.max(0, root.shown - 1)))
        height: Theme.cardHeight(root.cardWidth)

        Repeater {
            model: root.shown

            CardFace {
                required property int index

                x: Math.round(index * root.cardWidth * 0.52)
                rotation: root.shown === 1 ? 0 : (index / (root.shown - 1) - 0.5) * 9
                card: ""
                back: root.back
                cardWidth: root.cardWidth
            }
        }
    }
}
