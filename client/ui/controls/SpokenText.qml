import QtQuick
import Cardroom.Ui

// Text that screen readers treat as an item of its own.
BodyText {
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
