import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The person's avatar and name, as others see them.
ColumnLayout {
    id: root

    required property Cardroom app

    signal renameWanted

    spacing: 0

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.px(14)
        Layout.bottomMargin: Theme.px(18)
        spacing: Theme.px(20)

        Avatar {
            name: root.app.personName
            size: Theme.px(84)
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            DisplayText {
                Layout.fillWidth: true
                text: root.app.personName
                size: 28
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Paragraph {
                Layout.fillWidth: true
                text: qsTr("This is how others see you. Your colour comes with your name.")
                size: 15
            }
        }

        QuietButton {
            text: qsTr("Rename")
            iconName: "edit"
            onClicked: root.renameWanted()
        }
    }
}
