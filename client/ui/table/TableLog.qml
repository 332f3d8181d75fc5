pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The events of this game, one per line, under headings. A click on a line highlights its card on the table.
Item {
    id: root

    required property LogList log

    signal cardChosen(cardKey: string)

    ListView {
        id: list

        anchors.fill: parent
        anchors.bottomMargin: foot.height + Theme.px(24)
        clip: true
        model: root.log
        boundsBehavior: Flickable.StopAtBounds
        section.property: "heading"
        // In Qt 6.4, a file with bound components cannot provide a delegate for section headings, so the first line of
        // each group contains its heading.
        delegate: Column {
            id: line

            required property logLine modelData
            required property int index

            width: list.width

            LogHeading {
                width: line.width
                visible: line.modelData.heading !== line.ListView.previousSection
                text: line.modelData.heading
            }

            LogEntry {
                width: line.width
                who: line.modelData.who
                text: line.modelData.text
                plain: line.modelData.plain
                cardKey: line.modelData.cardKey
                last: line.index === list.count - 1
                onClicked: if (line.modelData.cardKey !== "") root.cardChosen(line.modelData.cardKey)
                onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(line.index, ListView.Contain)
            }
        }
        onCountChanged: Qt.callLater(list.positionViewAtEnd)
        onHeightChanged: Qt.callLater(list.positionViewAtEnd)
        onVisibleChanged: if (list.visible) Qt.callLater(list.positionViewAtEnd)
    }

    BodyText {
        id: foot

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        visible: list.count > 0
        text: qsTr("Click a line to see its card on the table.")
        wrapMode: Text.Wrap
        size: 14
        color: Theme.text3
    }

    Paragraph {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.px(28)
        visible: list.count === 0
        text: qsTr("Nothing has happened yet. Every card played is listed here.")
        horizontalAlignment: Text.AlignHCenter
    }
}
