pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What password the table asks for; none when the field is left empty.
QuestionPanel {
    id: root

    required property bool locked

    signal chosen(string text)

    heading: qsTr("Password")
    text: qsTr("Who wants to join is asked for it. Leave it empty for none.")
    primaryText: field.text === "" ? qsTr("No password") : qsTr("Set password")
    secondaryText: qsTr("Cancel")
    onPrimary: {
        root.chosen(field.text);
        root.close();
    }
    onSecondary: root.close()
    onEscaped: root.close()
    onAboutToShow: field.text = ""
    onOpened: field.forceActiveFocus(Qt.TabFocusReason)

    TextInputField {
        id: field

        width: parent.width
        maximumLength: 64
        spokenName: qsTr("Password of the table")
        onAccepted: root.primary()
    }
}
