import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A prompt or notice in the middle of the window, over a scrim. It keeps the focus inside; Escape emits `rejected`. The
// `title` is for screen readers; put the visible title in the content.
T.Dialog {
    id: root

    property bool dismissable: true
    property real panelWidth: Theme.px(560)

    // The item that had the focus before the dialog opened and gets it back afterwards.
    property Item before: null

    onAboutToShow: root.before = root.parent?.Window.activeFocusItem ?? null
    onClosed: {
        // If another dialog has opened in the meantime, it keeps the focus.
        if (!root.inAnother(root.parent?.Window.activeFocusItem ?? null))
            root.before?.forceActiveFocus(Qt.TabFocusReason)
        root.before = null
    }

    function inAnother(item: Item): bool {
        if (item === null || !item.visible)
            return false
        let up = item
        while (up !== null && up !== root.parent)
            up = up.parent
        return up !== null
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(root.panelWidth, (parent ? parent.width : 0) - 2 * Theme.px(16))
    padding: Theme.px(32)
    topPadding: Theme.px(28)
    modal: true
    focus: true
    closePolicy: root.dismissable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    height: Math.min(implicitHeight, (parent ? parent.height : 0) - 2 * Theme.px(16))

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fade(200); easing.type: Easing.OutCubic }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.fade(120) }
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: RaisedSheet {
        kind: Shadow.Panel
        radius: Theme.radiusPanel
        color: Theme.surface
    }
}
