pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Ui

// Another name for oneself.
QuestionPanel {
    id: root

    required property Cardroom app

    heading: qsTr("Your name")
    text: qsTr("This is how the others see you.")
    primaryText: qsTr("Rename")
    secondaryText: qsTr("Cancel")
    primaryReady: field.text.trim() !== ""
    onAboutToShow: {
        field.text = root.app.personName;
        field.error = "";
        field.selectAll();
    }
    onOpened: field.forceActiveFocus(Qt.TabFocusReason)
    onSecondary: root.close()
    onEscaped: root.close()
    onPrimary: {
        if (root.app.setPersonName(field.text.trim()))
            root.close();
        else
            field.error = qsTr("This cannot be a name: 1 to 24 letters, please.");
    }

    TextInputField {
        id: field

        width: parent.width
        maximumLength: 24
        spokenName: qsTr("Your name")
        onTextEdited: field.error = ""
        onAccepted: root.primary()
    }
}
