import QtQuick
import Cardroom.Ui

// Words in the display type that are a heading for screen readers.
DisplayText {
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
