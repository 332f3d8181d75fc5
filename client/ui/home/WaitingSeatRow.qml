import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A seat that is waiting for us at a table, with the button to return to it.
Panel {
    id: root

    required property Cardroom app

    implicitHeight: row.implicitHeight + Theme.px(24)
    radius: Theme.px(20)
    color: Theme.dark ? "#3a2d1c" : "#f8ecda"
    border.color: Qt.alpha(Theme.accent, 0.3)

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.px(21)
        anchors.rightMargin: Theme.px(12)
        spacing: Theme.px(12)

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(1)

            BodyText {
                Layout.fillWidth: true
                text: qsTr("Your seat is waiting")
                size: 16.5
                weight: Font.ExtraBold
            }

            Paragraph {
                Layout.fillWidth: true
                text: root.app.ways.waitingSeat
                size: 14.5
                maximumLineCount: 2
                leading: 1.1
                elide: Text.ElideRight
            }
        }

        PrimaryButton {
            implicitHeight: Theme.px(46)
            text: qsTr("Take my seat")
            spokenDescription: root.app.ways.waitingSeat
            onClicked: root.app.ways.takeWaitingSeat()
        }
    }
}
