import QtQuick
import Cardroom.Ui

// Holds one of the window's pages. The page is created when first shown, so that Home appears at once, and destroyed
// after it has faded out, unless it is kept behind another page. It fades in while rising slightly.
Loader {
    id: root

    required property string file
    required property var properties
    required property bool shown
    // Whether the page is kept while another one is shown.
    property bool kept: false

    property real rise: root.shown || Theme.still ? 0 : Theme.px(12)

    function turn(): void {
        if (root.shown && !root.item)
            root.setSource(root.file, root.properties);
        if (root.shown)
            root.forceActiveFocus(Qt.OtherFocusReason);
    }

    function letGo(): void {
        if (!root.visible && !root.shown && !root.kept)
            root.source = "";
    }

    enabled: root.shown
    visible: root.opacity > 0
    opacity: root.shown ? 1 : 0
    transform: Translate { y: root.rise }

    onShownChanged: root.turn()
    onVisibleChanged: root.letGo()
    onKeptChanged: root.letGo()
    Component.onCompleted: root.turn()

    Behavior on opacity {
        NumberAnimation { duration: root.shown ? Theme.fade(200) : Theme.fade(100); easing.type: Easing.OutCubic }
    }

    Behavior on rise {
        NumberAnimation { duration: Theme.duration(200); easing.type: Easing.OutCubic }
    }
}
