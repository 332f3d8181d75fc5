import QtQuick
import Cardroom.Ui

// Text that is an item of its own for screen readers.
BodyText {
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
