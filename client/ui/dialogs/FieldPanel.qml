import QtQuick
import Cardroom.Ui

// A question that is answered with a line to type in.
QuestionPanel {
    id: root

    property alias field: field
    // What has been typed, without blanks round it.
    readonly property string typed: field.text.trim()
    // Below the field there is room for the words of an error.
    property bool errorRoom: false

    // Where the keys begin, and what Enter does in the field.
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
