import QtQuick
import Cardroom.Ui

// Text that a screen reader gets as part of another item.
BodyText {
    Accessible.ignored: true
}
