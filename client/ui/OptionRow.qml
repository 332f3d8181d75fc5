import QtQuick
import QtQuick.Layouts

// A row of a panel: what is chosen, and at the line's end the choice itself.
Item {
    id: root

    required property string title
    property string text: ""
    property bool first: false
    // How far the choice's own padding reaches over the line's end.
    property real overhang: 0
    default property alias content: end.data

    implicitHeight: Math.max(Theme.px(root.text === "" ? 52 : Theme.compact ? 64 : 73), row.implicitHeight + Theme.px(12))

    Divider {
        anchors.top: parent.top
        width: parent.width
        visible: !root.first
    }

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: Theme.px(12)

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(1)

            BodyText {
                Layout.fillWidth: true
                text: root.title
                size: root.text === "" ? 15.5 : 16.5
                weight: Font.ExtraBold
                wrapMode: Text.Wrap
            }

            BodyText {
                Layout.fillWidth: true
                visible: root.text !== ""
                text: root.text
                size: 14.5
                color: Theme.text2
                wrapMode: Text.Wrap
            }
        }

        Row {
            id: end

            Layout.rightMargin: -root.overhang
            spacing: Theme.px(8)
        }
    }
}
