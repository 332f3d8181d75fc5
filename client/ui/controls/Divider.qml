import QtQuick
import Cardroom.Ui

// A hairline between rows.
Rectangle {
    implicitHeight: 1
    implicitWidth: Theme.px(100)
    color: Theme.line
}
