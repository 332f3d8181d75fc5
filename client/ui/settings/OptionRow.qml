import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A row of a panel: the name of an option, with its control at the end of the row.
Item {
    id: root

    required property string title
    property alias text: words.text
    property bool first: false
    // For many rows in a small space.
    property bool tight: false
    // How far the control's own padding extends beyond the end of the row.
    property real overhang: 0
    default property alias content: end.data

    property real titleSize: root.text === "" ? 15.5 : 16.5
    // The total space above and below its contents.
    property int air: Theme.px(root.tight ? 6 : 12)

    Layout.fillWidth: true
    // Whole pixels, so that the next hairline is at a whole pixel too.
    implicitHeight: Math.ceil(Math.max(Theme.px(root.tight ? 46 : root.text === "" ? 52 : Theme.compact ? 64 : 73), words.height + root.air, end.height + root.air))

    Divider {
        anchors.top: parent.top
        visible: !root.first
    }

    TitledText {
        id: words

        anchors.left: parent.left
        anchors.right: end.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        title: root.title
        titleSize: root.titleSize
        size: 14.5
    }

    Row {
        id: end

        anchors.right: parent.right
        anchors.rightMargin: -root.overhang
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
    }
}
