import QtQuick
import Cardroom.Ui

// Text that a screen reader is told as part of another item.
BodyText {
    Accessible.ignored: true
}
