import QtQuick
import Cardroom.Models

Window {
    id: root

    property Application application: null

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 600
    visible: true
    title: qsTr("Cardroom")
    color: Theme.room
}
