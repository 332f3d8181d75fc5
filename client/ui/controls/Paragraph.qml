import QtQuick
import Cardroom.Ui

// Wrapped text in a fainter colour.
BodyText {
    wrapMode: Text.Wrap
    color: Theme.text2
}
