pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Cardroom.Ui

// A drop-down list: until it is opened, only the selected option is visible.
T.ComboBox {
    id: root

    // The current option. activated() reports the person's choice, which is shown once it takes effect.
    property int chosenIndex: 0
    // The name of the choice, for a screen reader: "Turn limit".
    property string spokenName: ""
    // For a row of a panel: shows only the text and the arrow, at the end of the row.
    property bool plain: false
    // For layouts with little room for the text and the arrow.
    property bool tight: false

    readonly property int besideWords: Theme.px(root.plain ? 8 : root.tight ? 12 : 16)
    readonly property int besideArrow: Theme.px(root.tight ? 32 : 44)

    currentIndex: root.chosenIndex
    implicitWidth: root.plain || root.tight ? words.implicitWidth + leftPadding + rightPadding : Theme.px(220)
    implicitHeight: Math.max(40, Theme.px(46))
    leftPadding: root.mirrored ? root.besideArrow : root.besideWords
    rightPadding: root.mirrored ? root.besideWords : root.besideArrow
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45

    Accessible.name: root.spokenName === "" ? root.displayText : Words.labelled(root.spokenName, root.displayText)
    Accessible.onPressAction: if (root.enabled) root.popup.open()
    onActivated: root.currentIndex = Qt.binding(() => root.chosenIndex)
    // When the options change, or only their language does, T.ComboBox goes back to the first one.
    onModelChanged: root.currentIndex = Qt.binding(() => root.chosenIndex)
    // Otherwise releasing the key would close the popup again.
    Keys.onReleased: event => {
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !root.popup.visible) {
            root.popup.open()
            event.accepted = true
        }
    }

    indicator: Icon {
        readonly property int margin: Theme.px(root.tight ? 8 : 13)

        x: root.mirrored ? margin : root.width - width - margin
        y: Math.round((root.height - height) / 2)
        name: "down"
        size: Theme.px(20)
        color: Theme.text2
    }

    contentItem: BodyText {
        id: words

        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: root.plain ? Text.AlignRight : Text.AlignLeft
        text: root.displayText
        weight: Font.Bold
        color: root.plain ? Theme.text2 : Theme.text
    }

    background: Rectangle {
        radius: Theme.px(12)
        color: root.plain ? (root.hovered ? Qt.alpha(Theme.text, 0.06) : "transparent") : Theme.raised
        border.width: root.plain ? 0 : 1
        border.color: root.hovered ? Theme.text3 : Theme.line

        FocusRing {
            visible: root.visualFocus
            around: parent.radius
        }
    }

    delegate: T.ItemDelegate {
        id: option

        required property int index

        width: ListView.view.width
        implicitHeight: Math.max(40, Theme.px(42))
        horizontalPadding: Theme.px(14)
        text: root.textAt(option.index)
        highlighted: root.highlightedIndex === option.index
        hoverEnabled: true

        Accessible.role: Accessible.ListItem
        Accessible.name: option.text
        Accessible.selected: root.currentIndex === option.index
        Accessible.onPressAction: option.clicked()

        contentItem: CentredItem {
            BodyText {
                width: parent.width - sign.width - Theme.px(8)
                text: option.text
                weight: root.currentIndex === option.index ? Font.ExtraBold : Font.Bold
            }

            Icon {
                id: sign

                anchors.right: parent.right
                visible: root.currentIndex === option.index
                name: "check"
                size: Theme.px(18)
                color: Theme.accentText
            }
        }

        background: Rectangle {
            radius: Theme.px(9)
            color: option.highlighted || option.hovered ? Qt.alpha(Theme.text, 0.08) : "transparent"
        }
    }

    popup: T.Popup {
        readonly property real wanted: list.contentHeight + 2 * padding

        y: root.height + Theme.px(4)
        width: Math.max(root.width, Theme.px(200))
        x: root.mirrored ? 0 : root.width - width
        height: Math.min(wanted, root.Window.height - 2 * Theme.px(16))
        margins: Theme.px(8)
        padding: Theme.px(5)
        // Keys must work in the popup even if a click opened it.
        onAboutToShow: if (!root.activeFocus) root.forceActiveFocus(Qt.PopupFocusReason)

        enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fade(120) } }
        exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.fade(80) } }

        contentItem: ListView {
            id: list

            clip: true
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollLine {}
        }

        background: RaisedSheet {
            kind: Shadow.Lift
            radius: Theme.px(14)
            color: Theme.raised
            border.width: 1
            border.color: Theme.line
        }
    }
}
