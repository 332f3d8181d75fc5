import QtQuick
import Cardroom.Ui

// The table's name, which its owner can edit in place, and how many seats are taken.
Column {
    id: root

    required property TableSetup setup
    required property bool compact

    property bool editing: false

    function edit(): void {
        root.editing = true;
        field.text = root.setup.options.tableName;
        field.selectAll();
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    function done(accepted: bool): void {
        if (!root.editing)
            return;
        if (accepted && field.text.trim() !== "")
            root.setup.options.tableName = field.text.trim();
        root.editing = false;
        pencil.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.px(2)

    CentredRow {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: !root.editing
        spacing: Theme.px(4)

        // Text that wraps and is elided does not report its full width.
        TextMetrics {
            id: oneLine

            font: name.font
            text: name.text
        }

        HeadingText {
            id: name

            width: Math.min(Math.ceil(oneLine.advanceWidth) + 2, root.width - (root.setup.canChange ? pencil.width + parent.spacing : 0))
            text: root.setup.options.tableName
            size: root.compact ? 25 : 30
            color: Theme.onCloth
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            leading: 0.9
        }

        IconButton {
            id: pencil

            visible: root.setup.canChange
            implicitWidth: 40
            iconName: "edit"
            iconSize: Theme.px(20)
            ink: Theme.onCloth
            spokenName: qsTr("Rename the table")
            onClicked: root.edit()
        }
    }

    TextInputField {
        id: field

        width: parent.width
        visible: root.editing
        horizontalAlignment: TextInput.AlignHCenter
        maximumLength: TextLimits.TableName
        spokenName: qsTr("Name of the table")
        onAccepted: root.done(true)
        onActiveFocusChanged: if (!activeFocus) root.done(true)
        Keys.onEscapePressed: root.done(false)
    }

    SpokenText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.setup.people.seatsTaken
        size: 15.5
        color: Theme.onCloth2
        wrapMode: Text.Wrap
    }
}
