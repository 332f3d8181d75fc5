import QtQuick
import Cardroom.Translations
import Cardroom.Ui

// A suit that can be named trump: its sign, and what it would meld.
Item {
    id: root

    // "spades"
    required property string suit
    required property string key
    required property string text
    required property string spokenName
    required property bool chosen
    property bool hinted: false
    required property bool byKeyboard
    readonly property string keyZone: "table"
    // For the keys: the one to begin with.
    readonly property bool keyFirst: root.chosen

    signal picked
    signal named

    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.spokenName
    Accessible.checked: root.chosen
    Accessible.onPressAction: root.picked()
    Keys.onSpacePressed: root.picked()

    HoverHandler {
        id: hover
    }

    TapHandler {
        id: tap

        onTapped: if (tap.tapCount < 2) root.picked()
        onDoubleTapped: root.named()
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: root.chosen ? "#ffffff" : Qt.alpha(Theme.litInk, hover.hovered ? 0.06 : 0)
        border.width: root.chosen ? Theme.px(3) : 1
        border.color: root.chosen ? Theme.litAccent : Qt.alpha(Theme.litInk, 0.28)

        FocusRing {
            visible: root.activeFocus && root.byKeyboard
            around: parent.radius
            lit: true
        }
    }

    // What the hint would do.
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Math.round(height * 0.55)
        visible: root.hinted
        width: words.implicitWidth + Theme.px(20)
        height: Math.round(words.font.pixelSize * 1.5)
        radius: height / 2
        color: Theme.litInk

        BodyText {
            id: words

            anchors.centerIn: parent
            text: qsTr("Try this")
            size: 14
            weight: Font.ExtraBold
            color: Theme.lit
        }
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

        BodyText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            size: 16
            weight: Font.Bold
            color: Theme.litInk2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            Accessible.ignored: true
        }
    }
}
