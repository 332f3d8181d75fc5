import QtQuick
import Cardroom.Ui

// A suit that can be named as trump: its symbol, and what the hand would meld with it.
TableChoice {
    id: root

    // "spades"
    required property string suit
    required property string key
    required property string text
    property bool hinted: false
    // Whether keyboard focus starts on this item; read by KeyZones.
    readonly property bool keyFirst: root.chosen

    signal named

    onTapped: count => { if (count < 2) root.picked() }
    onDoubleTapped: root.named()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: root.chosen ? "#ffffff" : Qt.alpha(Theme.litInk, root.hovered ? 0.06 : 0)
        border.width: root.chosen ? Theme.px(3) : 1
        border.color: root.chosen ? Theme.litAccent : Qt.alpha(Theme.litInk, 0.28)

        FocusRing {
            visible: root.activeFocus && root.byKeyboard
            around: parent.radius
            lit: true
        }
    }

    PinochleHint {
        visible: root.hinted
    }

    KeyCap {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.top: parent.top
        anchors.topMargin: Theme.px(10)
        key: root.key
        ink: Theme.litInk2
    }

    Column {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Theme.px(8)
        width: parent.width - Theme.px(12)
        spacing: Theme.px(7)

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: root.suit
            size: Theme.px(44)
            color: Theme.litSuits[root.suit]
        }

        SilentText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            size: 16
            weight: Font.Bold
            color: Theme.litInk2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
        }
    }
}
