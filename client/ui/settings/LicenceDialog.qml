import QtQuick
import Cardroom.Ui

// The text of a licence that must be distributed with the program.
QuestionPanel {
    id: root

    property alias words: body.text

    function show(name: string, file: string): void {
        root.heading = qsTr("Licence of %1").arg(name);
        root.words = Licences.text(file);
        root.open();
    }

    panelWidth: Theme.px(720)
    primaryText: qsTr("Close")
    onPrimary: root.close()
    onEscaped: root.close()

    ScrollArea {
        id: area

        width: parent.width
        height: Math.min(Theme.px(420), root.parent ? root.parent.height - Theme.px(300) : 300)
        contentHeight: body.height
        activeFocusOnTab: true
        Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.px(60))
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))

        SpokenText {
            id: body

            width: area.width - Theme.px(16)
            size: 14
            color: Theme.text2
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignLeft
            LayoutMirroring.enabled: false
        }
    }
}
