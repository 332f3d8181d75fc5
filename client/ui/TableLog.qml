// Not bound: the headings of a list in Qt 6.4 cannot be.
import QtQuick
import Cardroom.Models

// What has happened in this game, a line each, under headings. A click on one shows its card on the table.
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
        section.delegate: Item {
            id: heading

            required property string section

            width: list.width
            height: Theme.px(40)

            DisplayText {
                id: words

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(12)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(4)
                text: heading.section
                size: 19
                Accessible.role: Accessible.Heading
                Accessible.name: words.text
            }

            Rectangle {
                anchors.left: words.right
                anchors.leftMargin: Theme.px(12)
                anchors.right: parent.right
                anchors.verticalCenter: words.verticalCenter
                height: 1
                color: Theme.line
            }
        }
        delegate: ButtonBase {
            id: line

            required property int index
            required property string who
            required property string plain
            required property string cardKey
            required text

            readonly property bool last: line.index === list.count - 1

            width: list.width
            height: Math.max(Theme.px(32), words.height + Theme.px(10))
            radius: Theme.px(8)
            spokenName: line.plain
            onClicked: if (line.cardKey !== "") root.cardChosen(line.cardKey)
            onActiveFocusChanged: if (line.activeFocus) list.positionViewAtIndex(line.index, ListView.Contain)

            background: Rectangle {
                radius: line.radius
                color: line.last ? Qt.alpha(Theme.accent, 0.15)
                    : Qt.alpha(Theme.text, line.hovered && line.cardKey !== "" ? 0.06 : 0)
            }

            contentItem: Item {
                BodyText {
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(12)
                    anchors.baseline: words.baseline
                    width: Theme.px(92)
                    text: line.who
                    size: 15
                    weight: Font.ExtraBold
                    Accessible.ignored: true
                }

                BodyText {
                    id: words

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(12 + 92 + 6)
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    text: Theme.suitsInked(line.text)
                    textFormat: Text.StyledText
                    wrapMode: Text.Wrap
                    size: 15
                    color: Theme.text2
                    Accessible.ignored: true
                }
            }
        }
        onCountChanged: Qt.callLater(list.positionViewAtEnd)
        Component.onCompleted: list.positionViewAtEnd()
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

    BodyText {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.px(28)
        visible: list.count === 0
        text: qsTr("Nothing has happened yet. Every card that is played will be written down here.")
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.text2
    }
}
