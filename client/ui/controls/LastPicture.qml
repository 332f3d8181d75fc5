import QtQuick
import Cardroom.Ui

// The previous picture, shown until the new one is drawn, so that a table does not go dark while it is resized. Lies
// over the new picture, at the same size.
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
        // Cached pictures load without a signal, so check a moment later whether this one was cached.
        function onSourceChanged(): void { Qt.callLater(root.keep) }
    }
}
