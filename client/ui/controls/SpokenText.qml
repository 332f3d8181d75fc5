import QtQuick
import Cardroom.Ui

// Text that a screen reader finds as an item.
BodyText {
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
