import QtQuick
import Cardroom.Ui

// An error: what went wrong, and what the person can do about it.
QuestionPanel {
    id: root

    required property Cardroom app

    function follow(): void {
        if (root.app.dialogs.trouble.title === "") {
            root.close();
            return;
        }
        root.heading = root.app.dialogs.trouble.title;
        root.text = root.app.dialogs.trouble.text;
        // If there is a remedy, it is the primary action.
        const mendable = root.app.dialogs.trouble.secondary !== "";
        root.primaryText = mendable ? root.app.dialogs.trouble.secondary : root.app.dialogs.trouble.primary;
        root.secondaryText = mendable ? root.app.dialogs.trouble.primary : "";
        root.open();
    }

    onPrimary: root.secondaryText === "" ? root.app.dialogs.acknowledge() : root.app.dialogs.secondary()
    onSecondary: root.app.dialogs.acknowledge()
    onEscaped: root.app.dialogs.acknowledge()

    Component.onCompleted: root.follow()

    Connections {
        target: root.app.dialogs

        function onTroubleChanged(): void { root.follow() }
    }
}
