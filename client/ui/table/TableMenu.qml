pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Cardroom.Ui

// The actions for which the table's bar has no room.
MenuPanel {
    id: root

    required property Cardroom application
    required property TableController controller
    // Whether a finished game is being replayed.
    property bool replayed: false

    // The index of the place after this entry.
    function after(entry: Item): int {
        for (let at = 0; at < root.count; ++at)
            if (root.itemAt(at) === entry)
                return at + 1
        return root.count
    }

    signal rulesChosen
    signal orderChosen
    signal handsChosen
    signal fullScreenChosen
    signal keysChosen
    signal leaveChosen

    MenuEntry {
        iconName: "person"
        offered: !root.replayed
        text: root.controller.owner ? qsTr("Seats and options") : qsTr("Seats and invitation")
        onTriggered: root.application.show(Cardroom.SetupPage)
    }

    // The other games, after the first entry.
    Instantiator {
        model: root.application.setup.canChange && !root.replayed ? root.application.kinds.filter(kind => kind.kind !== root.controller.kind) : []
        delegate: MenuEntry {
            required property kindCard modelData

            iconName: "replay"
            text: qsTr("Next game: %1").arg(modelData.title)
            onTriggered: root.application.setup.options.changeKind(modelData.kind)
        }
        onObjectAdded: (index, object) => root.insertItem(index + 1, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
    }

    MenuEntry {
        iconName: "qr"
        offered: !root.replayed && (root.application.setup.invitation.mayOpen || root.application.setup.invitation.link !== "")
        text: qsTr("Invite people…")
        onTriggered: root.application.ways.invite()
    }
    MenuEntry {
        iconName: "fullscreen"
        offered: !root.replayed && !root.controller.lesson.on && root.application.tv.offerText !== ""
        text: root.application.tv.offerText
        onTriggered: root.application.ways.showOnTv()
    }
    MenuEntry {
        iconName: "cup"
        offered: root.controller.breaks.mayAsk
        text: qsTr("Take a break")
        key: "B"
        onTriggered: root.controller.breaks.ask()
    }
    MenuEntry {
        iconName: "undo"
        offered: root.controller.takeBack.may
        text: qsTr("Take the last move back")
        key: "U"
        onTriggered: root.controller.takeBack.takeBack()
    }
    MenuEntry {
        iconName: "watch"
        offered: !root.replayed && (root.controller.openHands.mayOpen || root.controller.openHands.open)
        text: root.controller.openHands.open ? qsTr("Close the hands") : qsTr("Open all hands")
        onTriggered: root.controller.openHands.setOpen(!root.controller.openHands.open)
    }
    MenuEntry {
        iconName: "watch"
        offered: root.controller.openHands.open
        text: qsTr("All hands")
        onTriggered: root.handsChosen()
    }
    MenuEntry {
        iconName: "back"
        offered: root.controller.openHands.mayStepBack
        text: qsTr("One move back")
        key: "["
        onTriggered: root.controller.openHands.step(false)
    }
    MenuEntry {
        iconName: "forward"
        offered: root.controller.openHands.mayStepOn
        text: qsTr("One move on")
        key: "]"
        onTriggered: root.controller.openHands.step(true)
    }
    MenuEntry {
        iconName: "log"
        offered: root.controller.openHands.mayExport
        text: qsTr("Save the game as a log")
        onTriggered: root.controller.openHands.exportLog()
    }
    MenuEntry {
        id: lookBack

        iconName: "replay"
        offered: root.controller.last.offered
        text: qsTr("The last trick or round")
        key: "V"
        onTriggered: root.controller.last.show()
    }

    // The other people at the table, after the entry above.
    Instantiator {
        model: root.replayed ? [] : root.controller.chat.speakers
        delegate: MenuEntry {
            required property speaker modelData

            iconName: modelData.muted ? "sound" : "sound-off"
            text: modelData.choice
            onTriggered: root.controller.chat.mute(modelData.id, !modelData.muted)
        }
        onObjectAdded: (index, object) => root.insertItem(root.after(lookBack) + index, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
    }

    MenuEntry {
        iconName: "rules"
        text: qsTr("Rules")
        key: "R"
        onTriggered: root.rulesChosen()
    }
    MenuEntry {
        iconName: "sort"
        text: qsTr("Order of the hand")
        key: "O"
        onTriggered: root.orderChosen()
    }
    MenuEntry {
        iconName: root.application.preferences.sound ? "sound" : "sound-off"
        text: root.application.preferences.sound ? qsTr("Sound off") : qsTr("Sound on")
        key: "M"
        onTriggered: root.application.preferences.sound = !root.application.preferences.sound
    }
    MenuEntry {
        iconName: "fullscreen"
        text: qsTr("Full screen")
        key: "F11"
        onTriggered: root.fullScreenChosen()
    }
    MenuEntry {
        iconName: "keyboard"
        text: qsTr("All keys")
        key: "?"
        onTriggered: root.keysChosen()
    }
    MenuEntry {
        iconName: "settings"
        text: qsTr("Settings")
        onTriggered: root.application.show(Cardroom.SettingsPage)
    }
    MenuEntry {
        iconName: "back"
        text: root.replayed ? qsTr("Leave the replay") : qsTr("Leave the table")
        onTriggered: root.leaveChosen()
    }
}
