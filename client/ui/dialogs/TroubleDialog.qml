import QtQuick
import Cardroom.Models
import Cardroom.Ui

// An error: what has gone wrong, and what the person can do.
QuestionPanel {
    id: root

    required property Cardroom app

    function follow(): void {
        if (root.app.trouble.title === "") {
            root.close();
            return;
        }
        root.heading = root.app.trouble.title;
        root.text = root.app.trouble.text;
        // If there is a remedy, it is the primary action.
        const mendable = root.app.trouble.secondary !== "";
        root.primaryText = mendable ? root.app.trouble.secondary : root.app.trouble.primary;
        root.secondaryText = mendable ? root.app.trouble.primary : "";
        root.open();
    }

    onPrimary: root.secondaryText === "" ? root.app.acknowledge() : root.app.secondary()
    onSecondary: root.app.acknowledge()
    onEscaped: root.app.acknowledge()

    Component.onCompleted: root.follow()

    Connections {
        target: root.app

        function onTroubleChanged(): void { root.follow() }
    }
}
