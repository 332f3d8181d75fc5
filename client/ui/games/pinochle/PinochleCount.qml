pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The number of cards marked to be kept, and the melds that they would make.
Column {
    id: root

    // A pinochleKeeping.
    required property var keeping
    // Whether to show only the melds, without what the other player will see.
    required property bool brief
    readonly property int count: root.keeping.count ?? 0
    readonly property bool tight: Theme.compact && Theme.wordScale > 1

    // Called when the model refuses to mark a card.
    function shake(): void { if (!Theme.still) shaking.restart() }

    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.keeping.spoken ?? ""

    CentredRow {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(20)
        transform: Translate { id: aside }

        SilentTitle {
            text: root.keeping.text ?? ""
            size: 32
            color: Theme.onCloth
        }

        Row {
            spacing: Theme.px(6)

            Repeater {
                model: root.keeping.of ?? 0

                Item {
                    id: dot

                    required property int index
                    readonly property bool filled: dot.index < root.count

                    width: Theme.px(17)
                    height: Theme.px(24)

                    Rectangle {
                        anchors.fill: parent
                        visible: dot.filled
                        radius: Theme.px(4)
                        color: Theme.select
                    }

                    Inlay {
                        anchors.fill: parent
                        visible: !dot.filled
                        radius: Theme.px(4)
                    }
                }
            }
        }
    }

    SilentText {
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        text: Words.directed((root.brief ? root.keeping.meldsText : root.keeping.wholeText) ?? "")
        textFormat: Text.StyledText
        // In a small window there is room for only one line of larger text, above the buttons that sort and clear.
        wrapMode: root.tight ? Text.NoWrap : Text.Wrap
        maximumLineCount: root.tight ? 1 : 2
        fontSizeMode: root.tight ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 12
        size: 16
        color: Theme.onCloth
    }

    SequentialAnimation {
        id: shaking

        loops: 2

        NumberAnimation { target: aside; property: "x"; to: Theme.px(4); duration: Theme.duration(40) }
        NumberAnimation { target: aside; property: "x"; to: -Theme.px(4); duration: Theme.duration(80) }
        NumberAnimation { target: aside; property: "x"; to: 0; duration: Theme.duration(40) }
    }
}
