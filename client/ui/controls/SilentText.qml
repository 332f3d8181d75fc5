import QtQuick
import Cardroom.Ui

// Text that a screen reader announces as part of another item.
BodyText {
    Accessible.ignored: true
}
