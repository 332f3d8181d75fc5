import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// A prompt in a panel over the page: a title, a sentence, a text field if needed, and the answers.
DialogPanel {
    id: root

    property string heading: ""
    property string text: ""
    property alias primaryText: next.text
    property string secondaryText: ""
    // A third answer, on a line of its own.
    property string otherText: ""
    property bool primaryReady: true
    property string iconName: ""
    default property alias fields: place.data

    signal primary
    signal secondary
    signal other
    // Escape was pressed; the caller decides what it means.
    signal escaped

    // Focuses the primary action, so that Enter triggers it; for panels without a text field.
    function focusPrimary(): void { next.forceActiveFocus(Qt.PopupFocusReason) }

    title: root.heading
    dismissable: false
    panelWidth: Theme.px(520)

    contentItem: FocusScope {
        implicitHeight: column.implicitHeight
        focus: true
        Keys.onEscapePressed: root.escaped()

        Column {
            id: column

            width: parent.width
            spacing: Theme.px(14)

            RowLayout {
                width: parent.width
                spacing: Theme.px(14)

                Icon {
                    visible: root.iconName !== ""
                    name: root.iconName
                    size: Theme.px(30)
                    color: Theme.accentText
                }

                HeadingText {
                    Layout.fillWidth: true
                    text: root.heading
                    size: 29
                    wrapMode: Text.Wrap
                }
            }

            SpokenText {
                width: parent.width
                visible: root.text !== ""
                text: root.text
                size: 16
                color: Theme.text2
                wrapMode: Text.Wrap
            }

            Column {
                id: place

                width: parent.width
                visible: children.length > 0
                topPadding: Theme.px(4)
                spacing: Theme.px(12)
            }

            Flow {
                width: parent.width
                topPadding: Theme.px(8)
                spacing: Theme.px(12)
                // Mirrored along with everything else, so the primary action is at the end of the line in both writing
                // directions.
                layoutDirection: Qt.RightToLeft

                PrimaryButton {
                    id: next

                    focus: place.children.length === 0
                    visible: text !== ""
                    enabled: root.primaryReady
                    onClicked: root.primary()
                }

                QuietButton {
                    implicitHeight: Theme.primaryHeight
                    visible: text !== ""
                    text: root.secondaryText
                    onClicked: root.secondary()
                }

                QuietButton {
                    implicitHeight: Theme.primaryHeight
                    visible: text !== ""
                    text: root.otherText
                    onClicked: root.other()
                }
            }
        }
    }
}
