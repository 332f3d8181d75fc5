pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// Lets the person choose a property file or the record of a game, by typing its path or by browsing folders.
//
// This is our own dialog because Qt Quick's FileDialog needs three more packages if no platform theme is installed, a
// native one depends on the desktop's theme plugin, and the desktop portal is absent outside sandboxes. It has no
// bookmarks, search or recent files; reconsider it if the window ever has to open other files often.
FieldPanel {
    id: root

    required property Cardroom app
    readonly property FolderList files: FolderList {
        onFolderChanged: root.field.text = root.files.folder
    }

    function takeFocus(): void { (list.count > 0 ? list : root.field).forceActiveFocus(Qt.TabFocusReason) }

    function take(path: string): void {
        if (root.files.show(path)) {
            list.currentIndex = 0;
            if (list.count === 0)
                root.field.forceActiveFocus(Qt.TabFocusReason);
            return;
        }
        if (root.app.ways.openFile(path))
            root.close();
        else
            root.field.error = qsTr("Type where the file is, from the root (/) or from your own folder (~/).");
    }

    heading: qsTr("Open a file")
    text: qsTr("A property file of the original programs is played with you in its human seat, on this computer only. The record of a game (.cardroom) is shown again.")
    primaryText: qsTr("Open")
    errorRoom: true
    field.spokenName: qsTr("Folder or file")
    onAboutToShow: {
        root.field.error = "";
        root.files.show("");
        root.field.text = root.files.folder;
    }
    onPrimary: root.take(root.field.text)

    FileRow {
        width: parent.width
        visible: root.files.hasParent
        text: qsTr("The folder above")
        iconName: "back"
        focusPolicy: Qt.StrongFocus
        current: activeFocus
        onClicked: root.files.showParent()
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Keys.onDownPressed: if (list.count > 0) list.forceActiveFocus(Qt.TabFocusReason)
    }

    ListView {
        id: list

        width: parent.width
        height: Math.min(Math.max(1, list.count) * Math.max(40, Theme.px(46)), Math.max(Theme.px(84), Theme.windowHeight - Theme.px(460)))
        clip: true
        model: root.files
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: list.count > 0 || list.activeFocus  // Qt refuses to unset this on a focused item.
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Folders and files")
        T.ScrollBar.vertical: ScrollLine {}

        function choose(): void {
            if (list.currentItem)
                (list.currentItem as FileRow).clicked();
        }

        Keys.onReturnPressed: list.choose()
        Keys.onEnterPressed: list.choose()
        Keys.onSpacePressed: list.choose()

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: list.count === 0
            text: qsTr("There is nothing to open here.")
            color: Theme.text3
            wrapMode: Text.Wrap
        }

        delegate: FileRow {
            required property int index
            required property folderEntry modelData

            width: list.width
            text: modelData.name
            iconName: modelData.isFolder ? "folder" : modelData.isRecord ? "replay" : "log"
            current: list.activeFocus && ListView.isCurrentItem
            onClicked: root.take(modelData.path)
        }
    }
}
