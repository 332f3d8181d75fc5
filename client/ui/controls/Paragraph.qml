import QtQuick
import Cardroom.Ui

// Words in as many lines as they take, in a quieter ink.
BodyText {
    wrapMode: Text.Wrap
    color: Theme.text2
}
