import QtQuick
import Cardroom.Ui

// Sets the table's password, or removes it if the field is left empty.
FieldPanel {
    id: root

    signal chosen(string text)

    heading: qsTr("Password")
    text: qsTr("Anyone who joins must enter it. Leave it empty for none.")
    primaryText: root.field.text === "" ? qsTr("No password") : qsTr("Set password")
    primaryReady: true
    field.maximumLength: TextLimits.Password
    field.spokenName: qsTr("Password of the table")
    onPrimary: {
        root.chosen(root.field.text);
        root.close();
    }
    onAboutToShow: root.field.text = ""
}
