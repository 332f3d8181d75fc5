import QtQuick
import Cardroom.Ui

// Text in the display type that is a heading for screen readers.
DisplayText {
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
