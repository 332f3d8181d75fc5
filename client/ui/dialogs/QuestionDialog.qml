import QtQuick
import Cardroom.Ui

// The application's prompts: for a password, whether to accept a changed key, whether to leave. If there are
// several choices, the first is the primary one, and Escape selects the last.
QuestionPanel {
    id: root

    required property Cardroom app

    readonly property string what: root.app.dialogs.question.what
    readonly property var choices: root.app.dialogs.question.choices
    readonly property bool typed: root.what === "password"
    // The content is kept while the panel fades out.
    property string lastWhat: ""
    readonly property bool fieldShown: root.lastWhat === "password"
    property string knownKey: ""
    property string shownKey: ""

    function follow(): void {
        if (root.what === "") {
            root.close();
            return;
        }
        root.lastWhat = root.what;
        root.heading = root.app.dialogs.question.title;
        root.text = root.app.dialogs.question.wrong ? "" : root.app.dialogs.question.text;
        field.text = "";
        field.error = root.app.dialogs.question.wrong ? root.app.dialogs.question.text : "";
        root.knownKey = root.app.dialogs.question.known;
        root.shownKey = root.app.dialogs.question.shown;
        root.primaryText = root.what === "password" ? qsTr("Join")
            : root.what === "key" ? qsTr("Don’t join") : root.choices[0]?.text ?? "";
        root.secondaryText = root.what === "password" ? qsTr("Cancel")
            : root.what === "key" ? qsTr("Join anyway") : root.choices.length > 1 ? root.choices[root.choices.length - 1].text : "";
        root.otherText = root.choices.length > 2 ? root.choices[1].text : "";
        root.open();
        root.takeFocus();
    }

    function takeFocus(): void {
        if (root.typed)
            field.forceActiveFocus(Qt.TabFocusReason);
        else
            root.focusPrimary();
    }

    iconName: root.lastWhat === "key" ? "lock" : ""
    primaryReady: !root.fieldShown || field.text !== ""
    onOpened: root.takeFocus()
    onPrimary: root.app.dialogs.answer(root.typed ? field.text.trim() : root.what === "key" ? "cancel" : root.choices[0]?.answer ?? "")
    onSecondary: root.app.dialogs.answer(root.what === "password" ? "" : root.what === "key" ? "trust" : root.choices[root.choices.length - 1]?.answer ?? "cancel")
    onOther: root.app.dialogs.answer(root.choices[1]?.answer ?? "")
    onEscaped: {
        if (root.what === "key")
            root.app.dialogs.answer("cancel");
        else
            root.secondary();
    }

    Component.onCompleted: root.follow()

    Connections {
        target: root.app.dialogs

        function onQuestionChanged(): void { root.follow() }
    }

    // Qt does not describe a password field to screen readers, so they announce the item around it when the field gets
    // the focus.
    Item {
        width: parent.width
        height: field.height
        visible: root.fieldShown
        Accessible.role: Accessible.Grouping
        Accessible.name: field.spokenName
        Accessible.description: field.error

        TextInputField {
            id: field

            width: parent.width
            secret: root.fieldShown
            maximumLength: TextLimits.Password
            spokenName: qsTr("Password")
            onTextEdited: field.error = ""
            onAccepted: if (root.primaryReady) root.primary()
        }
    }

    Item {
        width: 1
        height: root.fieldShown && field.error !== "" ? Theme.px(24) : 0
        visible: height > 0
    }

    KeyShown {
        width: parent.width
        visible: root.lastWhat === "key"
        title: qsTr("The key you know")
        key: root.knownKey
    }

    KeyShown {
        width: parent.width
        visible: root.lastWhat === "key"
        title: qsTr("The key shown now")
        key: root.shownKey
        alarming: true
    }
}
