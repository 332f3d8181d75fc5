import QtQuick
import Cardroom.Ui

// Words that a screen reader finds on their own.
BodyText {
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
