pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Models
import Cardroom.Ui

// How the table is kept: turn limit, password, whether others may watch, and whether it stays when its host leaves.
Panel {
    id: root

    required property TableSetup setup
    required property bool compact

    readonly property int pad: Theme.px(root.compact ? 16 : 18)

    implicitHeight: rows.implicitHeight + Theme.px(4)

    ColumnLayout {
        id: rows

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.px(2)
        anchors.bottomMargin: Theme.px(2)
        anchors.leftMargin: root.pad
        anchors.rightMargin: root.pad
        spacing: 0

        OptionRow {
            Layout.fillWidth: true
            Layout.fillHeight: true
            tight: true
            title: qsTr("Turn limit")
            first: true
            overhang: root.setup.canChange ? Theme.px(12) : 0

            ChoiceBox {
                visible: root.setup.canChange
                plain: true
                implicitHeight: Math.max(40, Theme.px(40))
                spokenName: qsTr("Turn limit")
                textRole: "text"
                valueRole: "seconds"
                model: root.setup.turnLimits
                chosenIndex: root.setup.turnLimits.findIndex(limit => limit.seconds === root.setup.turnLimitSeconds)
                onActivated: index => root.setup.turnLimitSeconds = valueAt(index)
            }

            BodyText {
                visible: !root.setup.canChange
                text: root.setup.turnLimits.find(limit => limit.seconds === root.setup.turnLimitSeconds)?.text ?? ""
                weight: Font.Bold
                color: Theme.text2
            }
        }

        OptionRow {
            Layout.fillWidth: true
            Layout.fillHeight: true
            tight: true
            title: qsTr("Password")

            TextLink {
                visible: root.setup.canChange
                text: root.setup.locked ? qsTr("Change") : qsTr("None")
                spokenName: root.setup.locked ? qsTr("Change the password") : qsTr("Set a password")
                onClicked: password.open()
            }

            BodyText {
                visible: !root.setup.canChange
                text: root.setup.locked ? qsTr("Yes") : qsTr("None")
                weight: Font.Bold
                color: Theme.text2
            }
        }

        OptionRow {
            Layout.fillWidth: true
            Layout.fillHeight: true
            tight: true
            title: qsTr("Others may watch")

            Toggle {
                visible: root.setup.canChange
                spokenName: qsTr("Others may watch")
                checked: root.setup.watchable
                onToggled: {
                    root.setup.watchable = checked;
                    // Whatever the server says holds.
                    checked = Qt.binding(() => root.setup.watchable);
                }
            }

            BodyText {
                visible: !root.setup.canChange
                text: root.setup.watchable ? qsTr("Yes", "others may watch") : qsTr("No", "others may watch")
                weight: Font.Bold
                color: Theme.text2
            }
        }

        OptionRow {
            Layout.fillWidth: true
            Layout.fillHeight: true
            tight: true
            visible: root.setup.owner && root.setup.canKeepOpen
            title: qsTr("Keep open when I leave")

            Toggle {
                spokenName: qsTr("Keep open when I leave")
                checked: root.setup.keepOpen
                onToggled: root.setup.keepOpen = checked
            }
        }
    }

    SetPasswordDialog {
        id: password

        locked: root.setup.locked
        onChosen: text => root.setup.setPassword(text)
    }
}
