import QtQuick
import Cardroom.Ui

// The previous picture, shown until the new one is drawn: a table that is resized must not go dark. Lies over the
// picture, with the same size.
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
        // Cached pictures load without a signal; a moment later it is known whether this one is cached.
        function onSourceChanged(): void { Qt.callLater(root.keep) }
    }
}
