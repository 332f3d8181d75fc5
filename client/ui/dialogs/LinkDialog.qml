import QtQuick
import Cardroom.Ui

// Joins a table by its invitation link or by an address.
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
        // The link has probably just been copied.
        root.field.error = "";
        root.field.clear();
        root.field.paste();
        if (!root.typed.startsWith("cardroom://"))
            root.field.clear();
    }
    onPrimary: {
        if (root.app.ways.join(root.typed))
            root.close();
        else
            root.field.error = qsTr("That isn’t an invitation or an address. An address looks like %1.").arg("192.168.1.20:7313");
    }
}
