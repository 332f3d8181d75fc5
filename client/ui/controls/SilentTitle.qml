import QtQuick
import Cardroom.Ui

// Like SilentText, but in the display type.
DisplayText {
    Accessible.ignored: true
}
