import QtQuick
import Cardroom.Ui

// Like SilentText, but in the display font.
DisplayText {
    Accessible.ignored: true
}
