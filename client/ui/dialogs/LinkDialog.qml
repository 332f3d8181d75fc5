import QtQuick
import Cardroom.Models
import Cardroom.Ui

// To a table by its invitation, or by an address that somebody has said.
FieldPanel {
    id: root

    required property Cardroom app

    heading: qsTr("Join with a link")
    text: qsTr("Paste the invitation that you were sent, or type the address that the host’s page shows.")
    primaryText: qsTr("Join")
    errorRoom: true
    field.spokenName: qsTr("Link or address")
    field.placeholderText: "cardroom://…"
    onAboutToShow: {
        // What was copied just now is most likely it.
        root.field.error = "";
        root.field.clear();
        root.field.paste();
        if (!root.typed.startsWith("cardroom://"))
            root.field.clear();
    }
    onPrimary: {
        if (root.app.join(root.typed))
            root.close();
        else
            root.field.error = qsTr("This is neither an invitation nor an address. An address looks like %1.").arg("192.168.1.20:7313");
    }
}
