import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// Table settings: the turn limit, the password, spectators, which bot gives the hints, and whether the table stays open
// when its host leaves.
Panel {
    id: root

    required property TableSetup setup

    readonly property int pad: Theme.px(Theme.compact ? 16 : 18)

    implicitHeight: rows.implicitHeight + Theme.px(4)

    ColumnLayout {
        id: rows

        anchors.fill: parent
        anchors.margins: Theme.px(2)
        anchors.leftMargin: root.pad
        anchors.rightMargin: root.pad
        spacing: 0

        SetupChoice {
            Layout.fillHeight: true
            title: qsTr("Turn limit")
            first: true
            look: RuleList.Choice
            value: root.setup.options.turnLimitSeconds
            valueText: root.setup.options.turnLimits.find(limit => limit.value === root.setup.options.turnLimitSeconds)?.text ?? ""
            choices: root.setup.options.turnLimits
            mayChange: root.setup.canChange
            onChosen: seconds => root.setup.options.turnLimitSeconds = seconds
        }

        OptionRow {
            Layout.fillHeight: true
            tight: true
            title: qsTr("Password")

            TextLink {
                visible: root.setup.canChange
                text: root.setup.options.locked ? qsTr("Change") : qsTr("None")
                spokenName: root.setup.options.locked ? qsTr("Change the password") : qsTr("Set a password")
                onClicked: password.open()
            }

            BodyText {
                visible: !root.setup.canChange
                text: root.setup.options.locked ? qsTr("Yes") : qsTr("None")
                weight: Font.Bold
                color: Theme.text2
            }
        }

        SetupChoice {
            Layout.fillHeight: true
            title: qsTr("Others may watch")
            value: root.setup.options.watchable ? 1 : 0
            valueText: root.setup.options.watchable ? qsTr("Yes", "others may watch") : qsTr("No", "others may watch")
            mayChange: root.setup.canChange
            onChosen: chosen => root.setup.options.watchable = chosen === 1
        }

        SetupChoice {
            Layout.fillHeight: true
            title: qsTr("Expert hints")
            value: root.setup.options.expertHints ? 1 : 0
            valueText: root.setup.options.expertHints ? qsTr("Yes", "expert hints") : qsTr("No", "expert hints")
            mayChange: root.setup.canChange
            onChosen: chosen => root.setup.options.expertHints = chosen === 1
        }

        SwitchRow {
            Layout.fillHeight: true
            tight: true
            visible: root.setup.owner && root.setup.invitation.canKeepOpen
            title: qsTr("Keep open when I leave")
            on: root.setup.invitation.keepOpen
            onSwitched: on => root.setup.invitation.keepOpen = on
        }
    }

    SetPasswordDialog {
        id: password

        onChosen: text => root.setup.options.setPassword(text)
    }
}
