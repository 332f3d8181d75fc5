pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Every component in every state, on one page.
Item {
    id: root

    property bool dark: true

    Binding { target: Theme; property: "dark"; value: root.dark }
    Binding { target: Theme; property: "windowWidth"; value: root.width }
    Binding { target: Theme; property: "windowHeight"; value: root.height }

    Window.onActiveChanged: if (Window.active) focused.forceActiveFocus(Qt.TabFocusReason)

    component Caption: BodyText {
        size: 13.5
        weight: Font.Bold
        color: Theme.onCloth2
    }

    component Seat: Column {
        id: seat

        required property string caption
        default property alias plaque: place.data

        spacing: 5

        Item {
            id: place

            width: 270
            height: Theme.plaqueHeight
        }

        Caption {
            x: 4
            text: seat.caption
        }
    }

    component Shown: Item {
        id: shown

        required property string caption
        default property alias card: place.data

        width: 92
        height: 160

        Item {
            id: place

            width: 92
            height: 129
        }

        Caption {
            anchors.horizontalCenter: place.horizontalCenter
            y: 143
            elide: Text.ElideNone
            text: shown.caption
        }
    }

    Cloth {
        anchors.fill: parent
        framed: false; motif: false
        lamp: false
    }

    DisplayText { x: 32; y: 24; size: 26; text: "Seats"; color: Theme.onCloth }

    Grid {
        x: 33
        y: 62
        columns: 4
        columnSpacing: 40
        rowSpacing: 20

        Seat {
            caption: "Waiting"
            Plaque { anchors.fill: parent; name: "Jonas"; secondLine: "Discarded <b>10♥</b>"; cardsHeld: 2 }
        }
        Seat {
            caption: "Bot, thinking"
            Plaque { anchors.fill: parent; name: "Otto"; secondLine: "Clever bot"; botType: "clever"; thinking: true; cardsHeld: 3 }
        }
        Seat {
            caption: "To act, with time left"
            Plaque { anchors.fill: parent; name: "Maren"; secondLine: "Your turn"; toAct: true; secondsLeft: 19; shareLeft: 0.63; cardsHeld: 3 }
        }
        Seat {
            caption: "Last five seconds"
            Plaque { anchors.fill: parent; name: "Maren"; secondLine: "Your turn"; toAct: true; secondsLeft: 4; shareLeft: 0.13 }
        }
        Seat {
            caption: "Connection lost"
            Plaque { anchors.fill: parent; name: "Selma"; secondLine: "Lost connection, 0:24"; lost: true }
        }
        Seat {
            caption: "Held by a bot"
            Plaque { anchors.fill: parent; name: "Parisa"; secondLine: "A bot holds this seat"; held: true; cardsHeld: 2 }
        }
        Seat {
            caption: "Table owner, has answered"
            Plaque { anchors.fill: parent; name: "Henrik"; secondLine: "Wants another game"; owner: true }
        }
        Seat {
            caption: "Empty, before the game"
            Plaque { anchors.fill: parent; open: true; openAction: "Add bot" }
        }
    }

    Repeater {
        model: [["random", 36], ["basic", 226], ["clever", 400], ["expert", 580]]

        Row {
            required property var modelData

            x: modelData[1] - 4
            y: 268
            spacing: 11

            Avatar { name: ""; botType: parent.modelData[0] }
            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.onCloth
                text: `${parent.modelData[0].charAt(0).toUpperCase()}${parent.modelData[0].slice(1)} bot`
            }
        }
    }

    Row {
        x: 760
        y: 268
        spacing: 12

        Repeater {
            model: ["Maren", "Jonas", "Otto", "Iris", "Selma", "Parisa", "Ravn"]

            Avatar {
                required property string modelData

                name: modelData
            }
        }
    }

    DisplayText { x: 32; y: 342; size: 26; text: "Cards"; color: Theme.onCloth }

    Row {
        x: 32
        y: 404
        spacing: 30

        Shown { caption: "Idle"; CardFace { card: "7H"; cardWidth: 92 } }
        Shown { caption: "Under the pointer"; CardFace { card: "7H"; cardWidth: 92; y: -6 } }
        Shown { caption: "Selected"; CardFace { card: "7H"; cardWidth: 92; selected: true } }
        Shown { caption: "Not legal now"; CardFace { card: "7H"; cardWidth: 92; legal: false } }
        Shown { caption: "One of choice 2"; CardFace { card: "7H"; cardWidth: 92; choice: "2" } }
        Shown { caption: "Dragged"; CardFace { card: "7H"; cardWidth: 92; dragged: true; y: -12 } }
        Shown { caption: "Last played"; CardFace { card: "7H"; cardWidth: 92; lastPlayed: true } }
        Shown { caption: "Just drawn"; CardFace { card: "7H"; cardWidth: 92; tag: "Drawn" } }
        Shown { caption: "Keyboard focus"; CardFace { card: "7H"; cardWidth: 92; id: focused } }
        Shown { caption: "Face down"; CardFace { card: ""; cardWidth: 92 } }
    }

    DisplayText { x: 32; y: 590; size: 26; text: "Acting and telling"; color: Theme.onCloth }

    Row {
        x: 32
        y: 632
        spacing: 14

        Column {
            spacing: 6

            PrimaryButton { text: "Discard K♣"; keyIcon: "enter" }
            Caption { x: 4; text: "Primary" }
        }
        Column {
            spacing: 6

            PrimaryButton { text: "Discard K♣"; keyIcon: "enter"; FocusRing { around: parent.radius } }
            Caption { anchors.horizontalCenter: parent.horizontalCenter; text: "Primary, keyboard focus" }
        }
        Column {
            topPadding: 6
            spacing: 6

            QuietButton { look: QuietButton.Plaque; text: "Hint"; iconName: "hint"; key: "H"; leftPadding: 22; rightPadding: 22 }
            Caption { anchors.horizontalCenter: parent.horizontalCenter; text: "Quiet" }
        }
        Column {
            spacing: 6

            PrimaryButton { text: "Choose 3 more"; waiting: true; overCloth: true }
            Caption { x: 15; text: "Not yet" }
        }
    }

    Column {
        x: 780
        y: 634
        spacing: 6

        Toast { Component.onCompleted: show("Time ran out, so a bot played K♣ for you.", "clock") }
        Caption { x: 4; text: "Toast" }
    }

    Bubble { x: 32; y: 726; Component.onCompleted: say("Well played", "") }
    Caption { x: 168; y: 737; text: "Chat, at the plaque" }
    BodyText { x: 340; y: 736; text: "Parisa"; weight: Font.Bold; color: Theme.onCloth }
    ScoreNumber { id: total; x: 392; y: 730; score: 32; Component.onCompleted: total.score = 37 }
    Caption { x: 490; y: 737; text: "A score that changes" }
    DropPlace { x: 690; y: 720; width: 66; height: 54 }
    Caption { x: 770; y: 737; text: "A place to drop" }
}
