import QtQuick
import Cardroom.Ui

// Wrapped text in a quieter ink.
BodyText {
    wrapMode: Text.Wrap
    color: Theme.text2
}
