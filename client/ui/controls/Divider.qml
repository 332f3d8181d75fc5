import QtQuick
import Cardroom.Ui

// A hairline between rows.
Rectangle {
    width: parent?.width ?? 0
    implicitHeight: 1
    color: Theme.line
}
