import QtQuick
import Cardroom.Ui

// The same in the display type.
DisplayText {
    Accessible.ignored: true
}
