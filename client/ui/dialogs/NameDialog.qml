import QtQuick
import Cardroom.Ui

// Changes the person's name.
FieldPanel {
    id: root

    required property Cardroom app

    function accept(): void { root.primary() }

    heading: qsTr("Your name")
    text: qsTr("This is how others see you.")
    primaryText: qsTr("Rename")
    field.maximumLength: TextLimits.PersonName
    field.spokenName: qsTr("Your name")
    onAboutToShow: {
        root.field.text = root.app.personName;
        root.field.error = "";
        root.field.selectAll();
    }
    onPrimary: {
        if (root.app.setPersonName(root.typed))
            root.close();
        else
            root.field.error = qsTr("A name has 1 to %L1 characters.").arg(TextLimits.PersonName);
    }
}
