import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// The base of all buttons: keyboard input, the focus ring, and accessibility. It has no appearance of its own.
//
// Only the keyboard gives it focus: a click on a button leaves the focus where it was, so that a table's keyboard
// shortcuts still work.
T.AbstractButton {
    id: root

    property real radius: Theme.radiusButton
    // Whether it lies on a highlighted item.
    property bool lit: false
    // The name for screen readers; the text by default.
    property string spokenName: root.text
    property string spokenDescription: ""

    // Does what a click does, for the keyboard and for screen readers.
    function press(): void {
        if (!root.enabled)
            return
        if (root.checkable) {
            root.toggle()
            root.toggled()
        }
        root.clicked()
    }

    implicitWidth: Math.max(implicitBackgroundWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: root.spokenName
    Accessible.description: root.spokenDescription
    Accessible.onPressAction: root.press()

    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()

    FocusRing {
        visible: root.visualFocus
        around: root.radius
        lit: root.lit
        z: 1
    }
}
