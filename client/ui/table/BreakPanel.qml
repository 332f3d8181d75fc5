import QtQuick
import Cardroom.Ui

// Shown during a break: why the game is paused, for how long, and how to go on now or leave until another day.
TableOverlay {
    id: root

    required property BreakModel breaks
    // How far the plaques at the sides reach into the table. In a small window the panel is narrow enough to fit
    // between them, because they say who is on a break.
    required property real sideReach
    // Whether the table is kept if everybody leaves, and for how long.
    required property bool kept
    required property int daysKept

    readonly property bool narrow: root.panelWidth < Theme.wordWidth(520)

    signal leaveChosen

    shown: root.breaks.on
    panelWidth: Math.max(Theme.wordWidth(360), Math.min(Theme.wordWidth(520), root.width - 2 * (root.sideReach + Theme.px(8))))
    panelHeight: content.height + Theme.px(60)
    spokenName: title.text

    // Light from above on the cup, like a lamp's.
    Image {
        id: lamp

        anchors.fill: parent
        source: {
            const w = Math.round(lamp.width * Screen.devicePixelRatio)
            const h = Math.round(lamp.height * Screen.devicePixelRatio)
            if (w < 1 || h < 1)
                return ""
            const light = Theme.dark ? Qt.alpha(Theme.lit, 0.22) : Qt.alpha(Theme.accent, 0.1)
            const [c0, c1, c2] = [1, 0.3, 0].map(share => encodeURIComponent(Qt.tint(Theme.surface, Qt.alpha(light, light.a * share))))
            const round = Math.round(Theme.radiusPanel * Screen.devicePixelRatio)
            return `image://cloth/plain?w=${w}&h=${h}&c0=${c0}&c1=${c1}&c2=${c2}&cx=0.5&cy=0&rx=0.5&ry=0.42&radius=${round}`
        }
    }

    Column {
        id: content

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(30)
        width: parent.width - 2 * Theme.px(24)
        spacing: Theme.px(14)

        // Left out of a narrow panel, whose buttons take two lines; the bar shows a cup as well.
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !root.narrow
            width: Theme.px(76)
            height: width
            radius: width / 2
            color: Qt.alpha(Theme.accent, 0.14)

            Icon {
                anchors.centerIn: parent
                name: "cup"
                size: Theme.px(38)
                color: Theme.accentText
            }
        }

        DisplayText {
            id: title

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.breaks.title
            textFormat: Text.StyledText
            wrapMode: Text.Wrap
            size: 34
        }

        Paragraph {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.breaks.text
            textFormat: Text.StyledText
            size: 16
            leading: 1.4
        }

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.breaks.lastedText !== ""
            width: lasted.implicitWidth + Theme.px(40)
            height: Theme.px(36)
            radius: height / 2
            color: Theme.raised

            CentredRow {
                id: lasted

                anchors.centerIn: parent
                spacing: Theme.px(10)

                Icon {
                    name: "clock"
                    size: Theme.px(18)
                    color: Theme.text2
                }

                BodyText {
                    text: root.breaks.lastedText
                    weight: Font.Bold
                }
            }
        }

        Grid {
            readonly property bool oneLine: !leave.visible || leave.implicitWidth + spacing + go.implicitWidth <= content.width

            anchors.horizontalCenter: parent.horizontalCenter
            columns: oneLine ? 2 : 1
            spacing: Theme.px(12)
            horizontalItemAlignment: Grid.AlignHCenter

            QuietButton {
                id: leave

                implicitHeight: Theme.primaryHeight
                visible: root.kept && root.breaks.mayEnd
                text: qsTr("Leave for tonight")
                spokenDescription: qsTr("Your seat is kept, and you’ll find the table on the home page.")
                onClicked: root.leaveChosen()
            }

            PrimaryButton {
                id: go

                visible: root.breaks.mayEnd || root.breaks.countIn >= 0
                waiting: root.breaks.countIn >= 0
                text: root.breaks.countIn >= 0 ? qsTr("The game goes on in %L1").arg(root.breaks.countIn) : qsTr("Go on with the game")
                keyIcon: root.breaks.countIn >= 0 ? "" : "enter"
                onClicked: root.breaks.goOn()
            }
        }

        Paragraph {
            width: parent.width
            visible: root.breaks.mayEnd
            horizontalAlignment: Text.AlignHCenter
            text: root.kept ? qsTr("Any of you can go on. If everyone leaves, the table is kept for %Ln day(s).", "", root.daysKept)
                            : qsTr("Any of you can go on.")
            size: 14.5
        }
    }
}
