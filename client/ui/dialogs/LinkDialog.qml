pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Models
import Cardroom.Ui

// To a table by its invitation, or by an address that somebody has said.
QuestionPanel {
    id: root

    required property Cardroom app

    heading: qsTr("Join with a link")
    text: qsTr("Paste the invitation that you were sent, or type the address that the host’s page shows.")
    primaryText: qsTr("Join")
    secondaryText: qsTr("Cancel")
    primaryReady: field.text.trim() !== ""
    onAboutToShow: {
        // What was copied just now is most likely it.
        field.error = "";
        field.clear();
        field.paste();
        if (!field.text.trim().startsWith("cardroom://"))
            field.clear();
    }
    onOpened: field.forceActiveFocus(Qt.TabFocusReason)
    onSecondary: root.close()
    onEscaped: root.close()
    onPrimary: {
        if (root.app.join(field.text.trim()))
            root.close();
        else
            field.error = qsTr("This is neither an invitation nor an address. An address looks like %1.").arg("192.168.1.20:7313");
    }

    TextInputField {
        id: field

        width: parent.width
        spokenName: qsTr("Link or address")
        placeholderText: "cardroom://…"
        onTextEdited: field.error = ""
        onAccepted: if (root.primaryReady) root.primary()
    }

    // The words of an error stand below the field.
    Item {
        width: 1
        height: field.error === "" ? 0 : Theme.px(28)
    }
}
