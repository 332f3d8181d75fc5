import QtQuick
import Cardroom.Ui

// A prompt with a text field.
QuestionPanel {
    id: root

    property alias field: field
    // The typed text without leading and trailing whitespace.
    readonly property string typed: field.text.trim()
    // Whether there is room for an error below the field.
    property bool errorRoom: false

    // Sets the initial focus; `accept` handles Enter in the field.
    function takeFocus(): void { field.forceActiveFocus(Qt.TabFocusReason) }
    function accept(): void { if (root.primaryReady) root.primary() }

    secondaryText: qsTr("Cancel")
    primaryReady: root.typed !== ""
    onOpened: root.takeFocus()
    onSecondary: root.close()
    onEscaped: root.close()

    TextInputField {
        id: field

        width: parent.width
        onTextEdited: field.error = ""
        onAccepted: root.accept()
    }

    Item {
        width: 1
        height: field.error === "" ? 0 : Theme.px(28)
        visible: root.errorRoom
    }
}
