import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// The base of all options of which only one can be chosen: like ButtonBase, but a radio button for screen readers. It
// cannot be a ButtonBase, because a plain button of Qt 6.4 reports its own role and state, not Accessible.role.
T.RadioButton {
    id: root

    property real radius: Theme.radiusButton
    // Only this decides what is chosen; a click merely asks for it.
    property bool chosen: false
    // The name for screen readers; the text by default.
    property string spokenName: root.text
    property string spokenDescription: ""

    // Does what a click does, for the keyboard and for screen readers.
    function press(): void {
        if (root.enabled)
            root.clicked()
    }

    implicitWidth: Math.max(implicitBackgroundWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45
    autoExclusive: false
    checked: root.chosen
    onCheckedChanged: if (root.checked !== root.chosen) root.checked = Qt.binding(() => root.chosen)

    Accessible.role: Accessible.RadioButton
    Accessible.checked: root.checked
    Accessible.name: root.spokenName
    Accessible.description: root.spokenDescription
    Accessible.onPressAction: root.press()
    Accessible.onToggleAction: root.press()

    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()

    FocusRing {
        visible: root.visualFocus
        around: root.radius
        z: 1
    }
}
