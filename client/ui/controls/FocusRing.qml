import QtQuick
import Cardroom.Ui

// A ring around the focused item, 3 pixels thick, with a gap of 4 pixels.
Ring {
    id: root

    // Whether it lies on a highlighted item, where the usual colour would not be visible.
    property bool lit: false

    gap: Theme.px(4)
    thickness: Theme.px(3)
    border.color: root.lit ? Theme.litAccent : Theme.focus
}
