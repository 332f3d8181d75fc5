import QtQuick
import Cardroom.Ui

// What a picture showed before, for the moment until its new one is drawn: a table that gets another size must not go
// dark. Lies over the picture, as large.
Image {
    id: root

    required property Image of

    function keep(): void {
        if (root.of.status === Image.Ready)
            root.source = root.of.source
    }

    visible: root.of.status === Image.Loading

    Connections {
        target: root.of

        function onStatusChanged(): void { root.keep() }
        // Pictures that are there already load without a word; whether this one is shows a moment later.
        function onSourceChanged(): void { Qt.callLater(root.keep) }
    }
}
