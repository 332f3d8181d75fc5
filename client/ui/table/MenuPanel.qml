import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A menu opened by a button. Its items are MenuEntry objects.
T.Menu {
    id: root

    implicitWidth: Math.max(Theme.px(240), contentItem.implicitWidth + 2 * padding)
    implicitHeight: contentItem.implicitHeight + 2 * padding
    margins: Theme.px(8)
    padding: Theme.px(6)
    modal: false
    focus: true

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fade(120) } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.fade(80) } }

    contentItem: ListView {
        implicitHeight: contentHeight
        implicitWidth: {
            let widest = 0
            for (let i = 0; i < root.count; ++i)
                widest = Math.max(widest, root.itemAt(i).implicitWidth)
            return widest
        }
        model: root.contentModel
        interactive: contentHeight > height
        clip: interactive
        currentIndex: root.currentIndex
        boundsBehavior: Flickable.StopAtBounds
    }

    background: RaisedSheet {
        kind: Shadow.Lift
        radius: Theme.px(16)
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
    }
}
