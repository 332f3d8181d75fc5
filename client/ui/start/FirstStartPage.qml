import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The very first page: the person's name, picture and language, beside a table that shows them as others will see them.
ArrowKeys {
    id: root

    required property Cardroom app

    readonly property bool compact: Theme.compact
    readonly property string typed: field.text.trim()
    readonly property string language: root.app.preferences.language !== "" ? root.app.preferences.language : LanguageList.preferred
    readonly property var languages: LanguageList.languages

    function start(): void {
        if (root.typed !== "" && !root.app.begin(root.typed))
            field.error = qsTr("A name has 1 to %L1 characters.").arg(TextLimits.PersonName);
    }

    focus: true
    Keys.onReturnPressed: root.start()
    Keys.onEnterPressed: root.start()

    Component.onCompleted: {
        field.text = root.app.proposedName;
        field.selectAll();
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    Item {
        id: page

        anchors.centerIn: parent
        width: Math.min(root.width - 2 * Theme.px(root.compact ? 24 : 60), Theme.px(1120))
        height: Math.min(root.height - 2 * Theme.px(root.compact ? 18 : 40), Theme.px(660))

        ScrollArea {
            id: area

            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            // Room for the rings around the controls at its edges.
            anchors.leftMargin: -Theme.px(8)
            anchors.right: table.left
            anchors.rightMargin: Theme.px(root.compact ? 16 : 40)
            contentHeight: Math.max(area.height, form.implicitHeight)

            ColumnLayout {
                id: form

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(8)
                width: area.width - Theme.px(16)
                height: area.contentHeight
                spacing: 0

                RowLayout {
                    spacing: Theme.px(14)

                    Motif {
                        name: "cardroom"
                        size: Theme.px(root.compact ? 34 : 46)
                        color: Theme.accent
                    }

                    DisplayText {
                        text: qsTr("Cardroom")
                        size: root.compact ? 25 : 28
                    }
                }

                HeadingText {
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.px(root.compact ? 10 : 24)
                    text: qsTr("Welcome. What’s your name?")
                    size: root.compact ? 36 : 46
                    weight: Font.Medium
                    wrapMode: Text.Wrap
                    leading: 0.9
                }

                TextInputField {
                    id: field

                    readonly property real countRoom: count.width + Theme.px(34)

                    Layout.topMargin: Theme.px(root.compact ? 12 : 14)
                    Layout.preferredWidth: Math.min(Theme.px(462), form.width)
                    implicitHeight: Theme.px(root.compact ? 52 : 61)
                    font.pixelSize: Theme.word(20)
                    font.weight: Font.ExtraBold
                    leftPadding: field.LayoutMirroring.enabled ? field.countRoom : Theme.px(18)
                    rightPadding: field.LayoutMirroring.enabled ? Theme.px(18) : field.countRoom
                    maximumLength: TextLimits.PersonName
                    spokenName: qsTr("Your name")
                    onTextEdited: field.error = ""
                    onAccepted: root.start()

                    BodyText {
                        id: count

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(20)
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%L1 of %L2", "characters").arg(field.length).arg(TextLimits.PersonName)
                        size: 14
                        color: Theme.text3
                        Accessible.ignored: true
                    }
                }

                Row {
                    Layout.topMargin: Theme.px(root.compact ? 20 : 26) + (field.error !== "" ? field.errorHeight : 0)
                    spacing: Theme.px(16)

                    BodyText {
                        text: qsTr("Choose a picture")
                        size: 16.5
                        weight: Font.ExtraBold
                    }

                    BodyText {
                        text: qsTr("or keep your initial")
                        size: 15.5
                        color: Theme.text3
                    }
                }

                PictureChoice {
                    id: pictures

                    readonly property real step: Math.min(Theme.px(74), form.width / 7)

                    Layout.topMargin: Theme.px(root.compact ? 9 : 14)
                    app: root.app
                    name: root.typed
                    size: Math.min(Theme.px(root.compact ? 54 : 60), pictures.step - Theme.px(9))
                    columnSpacing: pictures.step - pictures.size
                    rowSpacing: Theme.px(root.compact ? 14 : 18)
                }

                BodyText {
                    Layout.topMargin: Theme.px(root.compact ? 22 : 38)
                    text: qsTr("Language")
                    size: 16.5
                    weight: Font.ExtraBold
                }

                SegmentedControl {
                    Layout.topMargin: Theme.px(root.compact ? 6 : 10)
                    Layout.maximumWidth: form.width
                    implicitHeight: Theme.px(root.compact ? 44 : 50)
                    spokenName: qsTr("Language")
                    options: root.languages.map(language => language.name)
                    iconNames: root.languages.map(language => language.code === root.language ? "check" : "")
                    currentIndex: root.languages.findIndex(language => language.code === root.language)
                    onChosen: index => root.app.preferences.language = root.languages[index].code
                }

                Item {
                    Layout.fillHeight: true
                }

                RowLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    Layout.topMargin: Theme.px(14)
                    Layout.bottomMargin: Theme.px(3)
                    spacing: Theme.px(22)

                    PrimaryButton {
                        Layout.preferredWidth: Math.max(Theme.px(root.compact ? 210 : 250), implicitWidth)
                        implicitHeight: Theme.px(root.compact ? 52 : 60)
                        waiting: root.typed === ""
                        text: waiting ? qsTr("Type a name") : qsTr("Start playing")
                        keyIcon: waiting ? "" : "enter"
                        onClicked: root.start()
                    }

                    Paragraph {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("You can change all this in Settings.")
                        size: 15
                        color: Theme.text3
                    }
                }
            }
        }

        SeenByOthers {
            id: table

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: root.compact ? Math.min(Theme.px(280), page.width * 0.35) : Math.min(Theme.px(480), page.width * 0.43)
            height: Math.min(page.height, Theme.px(578))
            app: root.app
            name: root.typed
        }
    }
}
