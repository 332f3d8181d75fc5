import QtQuick
import Cardroom.Ui

// Text in the display font that screen readers treat as a heading.
DisplayText {
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
