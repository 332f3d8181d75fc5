pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Translations
import Cardroom.Ui

// The cards that somebody holds, as small backs; above four, and where it is known how
// many of them are hearts, as one back and a number.
Row {
    id: root

    required property int count
    property string back: "thirteen"
    property color color: Theme.onCloth
    property real cardWidth: Theme.px(25)
    // So many of them are hearts; -1: nobody says.
    property int hearts: -1
    // Without backs the numbers stand alone.
    property bool pictured: true
    // How wide it is with them.
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
            text: qsTr("%L1♥").arg(root.hearts)
            size: 14
            weight: Font.Bold
            color: root.color
        }
    }

    Item {
        id: backs

        visible: root.pictured
        // Each lies half under the next, turned a little.
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
