import QtQuick
import Cardroom.Models
import Cardroom.Ui

// Something has gone wrong: what, and what one can do.
QuestionPanel {
    id: root

    required property Cardroom app

    readonly property var trouble: root.app.trouble

    function follow(): void {
        const trouble = root.trouble;
        if (!trouble.title) {
            root.close();
            return;
        }
        root.heading = trouble.title;
        root.text = trouble.text ?? "";
        // Where there is something to do about it, that is the next action.
        root.primaryText = trouble.secondary ? trouble.secondary : trouble.primary ?? qsTr("OK");
        root.secondaryText = trouble.secondary ? trouble.primary ?? qsTr("OK") : "";
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
