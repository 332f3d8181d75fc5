import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The person's name and picture, as others see them, and the cloth under the games.
ColumnLayout {
    id: root

    required property Cardroom app

    signal renameWanted

    spacing: 0

    OptionRow {
        first: true
        title: root.app.personName
        text: qsTr("This is how others see you. Your colour comes with your name.")

        QuietButton {
            text: qsTr("Rename")
            iconName: "edit"
            onClicked: root.renameWanted()
        }
    }

    Item {
        Layout.fillWidth: true
        implicitHeight: pictures.y + pictures.height + Theme.px(22)

        Divider {}

        BodyText {
            id: title

            anchors.left: parent.left
            y: Theme.px(15)
            text: qsTr("Your picture")
            size: 16.5
            weight: Font.ExtraBold
        }

        BodyText {
            anchors.left: title.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: parent.right
            anchors.baseline: title.baseline
            horizontalAlignment: Text.AlignRight
            text: qsTr("Others at your table see it")
            size: 14.5
            color: Theme.text3
        }

        PictureChoice {
            id: pictures

            readonly property real step: Math.min(Theme.px(84), root.width / 7)

            anchors.left: parent.left
            y: title.y + title.height + Theme.px(14)
            app: root.app
            size: Math.min(Theme.px(58), pictures.step - Theme.px(8))
            columnSpacing: pictures.step - pictures.size
        }
    }

    ClothChoice {
        Layout.fillWidth: true
        preferences: root.app.preferences
    }
}
