import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The frame of every page except Home: the back button, the title and further items in one row above the page itself.
ArrowKeys {
    id: root

    required property string title
    default property alias content: body.data
    property alias trailing: end.data
    // In a small window, the margins and the title are smaller.
    readonly property bool compact: Theme.compact
    readonly property int side: root.compact ? Theme.px(24) : Theme.px(40)

    signal back

    focus: true
    Keys.onEscapePressed: root.back()

    RowLayout {
        id: header

        anchors.top: parent.top
        anchors.topMargin: root.compact ? Theme.px(16) : Theme.px(34)
        anchors.horizontalCenter: parent.horizontalCenter
        width: body.width
        height: Math.max(implicitHeight, Theme.px(50))
        spacing: Theme.px(14)

        IconButton {
            iconName: "back"
            directional: true
            framed: true
            spokenName: qsTr("Back")
            onClicked: root.back()
        }

        HeadingText {
            Layout.fillWidth: true
            text: root.title
            size: root.compact ? 30 : 38
        }

        Row {
            id: end

            // A row keeps its width even when all its items are hidden.
            Layout.preferredWidth: childrenRect.width
            spacing: Theme.px(10)
        }
    }

    Item {
        id: body

        anchors.top: header.bottom
        anchors.topMargin: root.compact ? Theme.px(14) : Theme.px(28)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.compact ? Theme.px(18) : Theme.px(34)
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width - 2 * root.side, Theme.px(1400))
    }
}
