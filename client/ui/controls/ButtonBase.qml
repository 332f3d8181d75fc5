import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// What all buttons have in common: keys, focus ring and what a screen reader needs. It looks like nothing.
//
// The keyboard's focus comes by keyboard only: a click on a button leaves it where it was, so that the keys of a
// table go on working.
T.AbstractButton {
    id: root

    property real radius: Theme.radiusButton
    // It lies on something lit.
    property bool lit: false
    // What a screen reader says; the text if nothing else is given.
    property string spokenName: root.text
    property string spokenDescription: ""

    // What a click does, for keys and screen readers.
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
