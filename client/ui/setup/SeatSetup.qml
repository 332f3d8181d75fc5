import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A seat at a table before a game: a person, a bot with its type and pace, or empty. `flat`: in a list, with everything
// in one row.
Item {
    id: root

    required property TableSetup setup
    required property seatCard modelData
    property bool flat: false
    // The pace of bots added here.
    required property int paceMs

    signal inviteWanted
    // The owner asks to remove a person.
    signal removeWanted(int seat, string name)
    // The owner wants to give the seat of an absent player to somebody else.
    signal giveWanted(int seat, string name)

    readonly property bool bot: !root.modelData.open && !root.modelData.person
    readonly property bool mayChange: root.setup.canChange
    readonly property bool removable: !root.modelData.open && !root.modelData.you && (root.bot ? root.mayChange : root.setup.owner)
    readonly property string removeName: root.bot ? Words.filled(qsTr("Take %1 away"), [root.modelData.name]) : Words.filled(qsTr("Remove %1 from the table"), [root.modelData.name])
    readonly property bool wide: root.flat && root.width > Theme.px(480) * Theme.wordScale
    readonly property int pad: Theme.px(root.flat ? 12 : 20)

    function clear(): void {
        if (root.bot)
            root.setup.people.clearSeat(root.modelData.seat);
        else
            root.removeWanted(root.modelData.seat, root.modelData.name);
    }

    implicitHeight: content.height + 2 * Theme.px(root.flat ? 10 : 18)
    height: implicitHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: root.modelData.accessibleText

    RaisedSheet {
        anchors.fill: parent
        visible: !root.modelData.open
        kind: Shadow.Panel
        shadowed: !root.flat
        strength: 0.6 * Theme.k
        radius: Theme.px(root.flat ? 16 : 22)
        color: Theme.surface
    }

    Inlay {
        anchors.fill: parent
        visible: root.modelData.open
        radius: Theme.px(root.flat ? 16 : 22)
    }

    GridLayout {
        id: content

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * root.pad
        columns: root.wide ? 3 : 1
        rowSpacing: Theme.px(root.flat ? 8 : 12)
        columnSpacing: Theme.px(12)

        RowLayout {
            Layout.fillWidth: true
            visible: !root.modelData.open
            spacing: Theme.px(14)

            Avatar {
                name: root.modelData.name
                picture: root.modelData.picture
                botType: root.modelData.botType
                owner: root.modelData.owner
                lost: root.modelData.lost
                held: root.modelData.held
                size: Theme.px(root.flat ? 46 : 54)
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.px(3)

                BodyText {
                    Layout.fillWidth: true
                    text: root.modelData.name
                    size: 16.5
                    weight: Font.ExtraBold
                }

                Paragraph {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: root.modelData.nextName !== "" ? Words.filled(qsTr("Next game: %1"), [root.modelData.nextName])
                        // The control next to it shows the type.
                        : root.bot && root.mayChange ? qsTr("Bot") : root.modelData.secondLine
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    size: 14.5
                }
            }

            IconButton {
                Layout.rightMargin: -Theme.px(10)
                visible: root.removable && !root.wide
                implicitWidth: 40
                iconName: "close"
                iconSize: Theme.px(20)
                spokenName: root.removeName
                onClicked: root.clear()
            }
        }

        GridLayout {
            id: choices

            readonly property real both: type.implicitWidth + pace.implicitWidth + choices.columnSpacing

            Layout.fillWidth: !root.wide
            visible: root.bot && root.mayChange
            columns: root.wide || choices.both <= root.width - 2 * root.pad ? 2 : 1
            rowSpacing: Theme.px(8)
            columnSpacing: Theme.px(8)

            ChoiceBox {
                id: type

                Layout.fillWidth: true
                tight: true
                implicitHeight: Math.max(40, Theme.px(42))
                spokenName: qsTr("Kind of bot")
                model: root.setup.people.botTypes.map(choice => choice.text)
                chosenIndex: root.setup.people.botTypes.findIndex(choice => choice.type === root.modelData.botType)
                onActivated: index => root.setup.people.setBot(root.modelData.seat, root.setup.people.botTypes[index].type, root.modelData.botPaceMs)
            }

            ChoiceBox {
                id: pace

                Layout.fillWidth: true
                tight: true
                implicitHeight: Math.max(40, Theme.px(42))
                spokenName: qsTr("Pace of the bot")
                model: root.setup.people.botPaces.map(choice => choice.text)
                chosenIndex: root.setup.people.botPaces.findIndex(choice => choice.value === root.modelData.botPaceMs)
                onActivated: index => root.setup.people.setBot(root.modelData.seat, root.modelData.botType, root.setup.people.botPaces[index].value)
            }
        }

        IconButton {
            visible: root.removable && root.wide
            implicitWidth: 40
            iconName: "close"
            iconSize: Theme.px(20)
            spokenName: root.removeName
            onClicked: root.clear()
        }

        QuietButton {
            Layout.fillWidth: !root.wide
            visible: root.modelData.givable && root.setup.people.successors.length > 0
            implicitHeight: Math.max(40, Theme.px(42))
            horizontalPadding: Theme.px(8)
            text: qsTr("Give this seat to …")
            spokenName: Words.filled(qsTr("Give %1’s seat to somebody else"), [root.modelData.name])
            onClicked: root.giveWanted(root.modelData.seat, root.modelData.name)
        }

        BodyText {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
            visible: root.modelData.open
            horizontalAlignment: root.wide ? Text.AlignLeft : Text.AlignHCenter
            text: root.modelData.nextName !== "" ? Words.filled(qsTr("%1 comes with the next game"), [root.modelData.nextName]) : qsTr("Empty seat")
            size: 16.5
            weight: Font.ExtraBold
            color: Theme.onCloth
        }

        GridLayout {
            Layout.fillWidth: true
            visible: root.modelData.open
            columns: root.flat ? 2 : 1
            rowSpacing: Theme.px(8)
            columnSpacing: Theme.px(8)

            QuietButton {
                Layout.fillWidth: true
                visible: root.mayChange
                look: QuietButton.Lit
                implicitHeight: Math.max(40, Theme.px(42))
                iconName: "plus"
                text: qsTr("Add a bot")
                onClicked: root.setup.people.setBot(root.modelData.seat, "clever", root.paceMs)
            }

            QuietButton {
                Layout.fillWidth: true
                visible: root.mayChange && (root.setup.invitation.link !== "" || root.setup.invitation.mayOpen)
                look: QuietButton.Outline
                overCloth: true
                implicitHeight: Math.max(40, Theme.px(42))
                horizontalPadding: Theme.px(8)
                iconName: "qr"
                text: qsTr("Invite someone")
                onClicked: root.inviteWanted()
            }

            QuietButton {
                Layout.fillWidth: true
                visible: !root.setup.owner || !root.setup.seated
                look: QuietButton.Lit
                implicitHeight: Math.max(40, Theme.px(42))
                text: qsTr("Sit here")
                onClicked: root.setup.people.sitAt(root.modelData.seat)
            }
        }
    }
}
