import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// The name of the item under the pointer, shown after a moment.
T.ToolTip {
    id: root

    property bool shown: false

    x: Math.round((parent.width - width) / 2)
    y: parent.height + Theme.px(6)
    margins: Theme.px(8)
    padding: Theme.px(8)
    horizontalPadding: Theme.px(12)
    delay: 500
    visible: root.shown && root.text !== ""
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding

    contentItem: SilentText {
        text: root.text
        size: 13.5
        weight: Font.Bold
        color: Theme.litInk
        // The button has the same name, which should be announced only once.
    }

    background: Rectangle {
        radius: Theme.px(8)
        color: Theme.lit
        border.width: 1
        border.color: Qt.alpha(Theme.litInk, 0.15)
    }
}
