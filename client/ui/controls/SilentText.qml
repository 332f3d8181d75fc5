import QtQuick
import Cardroom.Ui

// Words of which a screen reader is told with what they belong to.
BodyText {
    Accessible.ignored: true
}
