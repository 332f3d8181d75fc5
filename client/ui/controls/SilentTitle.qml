import QtQuick
import Cardroom.Ui

// The same as SilentText, in the display type.
DisplayText {
    Accessible.ignored: true
}
