import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The room's symbol, links to rules and settings, and the person's name.
RowLayout {
    id: root

    required property Cardroom app

    signal renameWanted
    signal fileWanted

    spacing: Theme.compact ? Theme.px(6) : Theme.px(20)

    Motif {
        name: "cardroom"
        size: Theme.compact ? Theme.px(33) : Theme.px(38)
        color: Theme.accent
    }

    DisplayText {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.compact ? Theme.px(4) : Theme.px(-6)
        text: qsTr("Cardroom")
        size: Theme.compact ? 25 : 28
    }

    HeaderButton {
        iconName: "folder"
        text: qsTr("Open file…")
        enabled: root.app.ways.underWay === ""
        onClicked: root.fileWanted()
    }

    HeaderButton {
        iconName: "replay"
        text: qsTr("Games")
        spokenName: qsTr("Your games")
        onClicked: root.app.show(Cardroom.GamesPage)
    }

    HeaderButton {
        iconName: "rules"
        text: qsTr("Rules")
        onClicked: root.app.show(Cardroom.RulesPage)
    }

    HeaderButton {
        iconName: "settings"
        text: qsTr("Settings")
        onClicked: root.app.show(Cardroom.SettingsPage)
    }

    HeaderButton {
        Layout.maximumWidth: Theme.px(230)
        visible: root.app.personName !== ""
        person: root.app.personName
        picture: root.app.personPicture
        text: root.app.personName
        spokenName: Words.filled(qsTr("You are %1. Change your name"), [root.app.personName])
        onClicked: root.renameWanted()
    }
}
