pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The figures of one kind of game, counted from the games that are kept.
FocusScope {
    id: root

    required property GameStatistics statistics

    readonly property bool compact: Theme.compact
    readonly property int gap: Theme.px(root.compact ? 10 : 16)

    ScrollArea {
        id: area

        // Room for the focus ring.
        readonly property int margin: Theme.px(8)

        anchors.fill: parent
        anchors.margins: -area.margin
        contentHeight: content.implicitHeight + 2 * area.margin

        ColumnLayout {
            id: content

            x: area.margin
            y: area.margin
            width: area.width - 2 * area.margin
            height: Math.max(implicitHeight, area.height - 2 * area.margin)
            spacing: root.gap

            Grid {
                id: kinds

                Layout.fillWidth: true
                columns: root.compact ? 2 : 4
                spacing: root.gap
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Figures of which game")

                Repeater {
                    model: root.statistics.kinds

                    ChoiceButton {
                        id: kind

                        required property countedKind modelData
                        required property int index

                        width: (kinds.width - (kinds.columns - 1) * kinds.spacing) / kinds.columns
                        implicitHeight: Math.max(Theme.px(root.compact ? 62 : 76), names.implicitHeight + Theme.px(14))
                        focus: kind.index === 0
                        chosen: kind.modelData.kind === root.statistics.kind
                        text: kind.modelData.title
                        spokenDescription: kind.modelData.count
                        radius: Theme.px(20)
                        onClicked: root.statistics.kind = kind.modelData.kind

                        background: Rectangle {
                            radius: kind.radius
                            color: kind.hovered ? Theme.raised : Theme.surface
                            border.width: kind.chosen ? Math.max(2, Theme.px(2)) : 1
                            border.color: kind.chosen ? Theme.focus : kind.hovered ? Theme.text3 : Theme.line
                        }

                        contentItem: Item {
                            ClothPicture {
                                id: art

                                anchors.left: parent.left
                                anchors.leftMargin: Theme.px(10)
                                anchors.verticalCenter: parent.verticalCenter
                                width: Theme.px(root.compact ? 50 : 64)
                                height: Theme.px(root.compact ? 44 : 56)
                                kind: kind.modelData.kind
                                radius: Theme.px(12)
                                inset: 0
                                motifSize: height * 1.05
                                motifStrength: 1.6
                                centre: Qt.point(0.5, 0.5)

                                CardFace {
                                    anchors.centerIn: parent
                                    card: ""
                                    back: Theme.back(kind.modelData.kind)
                                    cardWidth: Theme.px(root.compact ? 25 : 31)
                                    rotation: -5
                                }
                            }

                            Column {
                                id: names

                                anchors.left: art.right
                                anchors.leftMargin: Theme.px(14)
                                anchors.right: parent.right
                                anchors.rightMargin: Theme.px(8)
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: Theme.px(1)

                                DisplayText {
                                    width: parent.width
                                    text: kind.modelData.title
                                    size: 20
                                    fontSizeMode: Text.HorizontalFit
                                    minimumPixelSize: Theme.word(14)
                                }

                                BodyText {
                                    width: parent.width
                                    text: kind.modelData.count
                                    size: 14.5
                                    color: Theme.text3
                                    wrapMode: Text.Wrap
                                }
                            }
                        }
                    }
                }
            }

            Row {
                id: figures

                readonly property real tallest: {
                    let height = 0;
                    for (let i = 0; i < tiles.count; ++i)
                        height = Math.max(height, tiles.itemAt(i)?.implicitHeight ?? 0);
                    return height;
                }

                Layout.fillWidth: true
                visible: root.statistics.any
                spacing: root.gap

                Repeater {
                    id: tiles

                    model: root.statistics.figures

                    FigureTile {
                        width: Math.floor((figures.width - (tiles.count - 1) * figures.spacing) / tiles.count)
                        height: Math.max(Theme.px(root.compact ? 0 : 122), figures.tallest)
                    }
                }
            }

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.statistics.any
                columns: root.compact ? 1 : 2
                rowSpacing: root.gap
                columnSpacing: root.gap

                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: Theme.px(730)
                    Layout.minimumHeight: Theme.px(root.compact ? 300 : 330)
                    radius: Theme.px(22)

                    Column {
                        id: curveTitle

                        anchors.left: parent.left
                        anchors.leftMargin: Theme.px(24)
                        anchors.right: choice.left
                        anchors.rightMargin: Theme.px(16)
                        y: Theme.px(18)
                        spacing: Theme.px(2)

                        HeadingText {
                            width: parent.width
                            text: root.statistics.curveTitle
                            size: 20
                            wrapMode: Text.Wrap
                        }

                        SpokenText {
                            width: parent.width
                            text: qsTr("Each point is the last ten games")
                            size: 14.5
                            color: Theme.text3
                            wrapMode: Text.Wrap
                        }
                    }

                    SegmentedControl {
                        id: choice

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(22)
                        y: Theme.px(16)
                        spokenName: qsTr("What the curve shows")
                        options: [qsTr("Won", "games"), qsTr("Points")]
                        currentIndex: root.statistics.byPoints ? 1 : 0
                        onChosen: index => root.statistics.byPoints = index === 1
                    }

                    CurveView {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.top: curveTitle.bottom
                        anchors.bottom: parent.bottom
                        anchors.margins: Theme.px(16)
                        visible: root.statistics.curve.length > 0
                        points: root.statistics.curve
                        heights: root.statistics.curveHeights
                        months: root.statistics.curveMonths
                        nowText: root.statistics.curveNow
                        Accessible.role: Accessible.StaticText
                        Accessible.name: root.statistics.curveSpoken
                    }

                    SpokenText {
                        anchors.centerIn: parent
                        width: parent.width - Theme.px(60)
                        visible: root.statistics.curve.length === 0
                        text: qsTr("Five games make a curve.")
                        size: 16
                        color: Theme.text2
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                    }
                }

                Panel {
                    id: others

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: Theme.px(454)
                    Layout.minimumHeight: rivals.height + 2 * rivals.y
                    radius: Theme.px(22)

                    Column {
                        id: rivals

                        x: Theme.px(24)
                        y: Theme.px(Theme.arabicScript ? 12 : 18)
                        width: parent.width - 2 * x
                        spacing: Theme.px(Theme.arabicScript ? 2 : 6)

                        RowLayout {
                            width: parent.width
                            visible: againstBots.count > 0

                            HeadingText {
                                Layout.fillWidth: true
                                text: qsTr("Against bots")
                                size: 20
                                wrapMode: Text.Wrap
                            }

                            SpokenText {
                                visible: againstBots.count > 0
                                text: qsTr("won of played")
                                size: 14
                                color: Theme.text3
                            }
                        }

                        Repeater {
                            id: againstBots

                            model: root.statistics.bots

                            WonOfRow {
                                width: rivals.width
                                colour: Theme.dark ? "#6fd3c7" : "#0b6b64"
                            }
                        }

                        Divider {
                            visible: againstBots.count > 0 && withPeople.count > 0
                        }

                        HeadingText {
                            width: parent.width
                            visible: withPeople.count > 0
                            text: qsTr("With people")
                            size: 20
                        }

                        Repeater {
                            id: withPeople

                            model: root.statistics.people

                            WonOfRow {
                                width: rivals.width
                                colour: Theme.accent
                            }
                        }
                    }
                }
            }

            SpokenText {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !root.statistics.any
                text: qsTr("You have not played this game to the end yet.")
                size: 16
                color: Theme.text2
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
            }

            SpokenText {
                Layout.fillWidth: true
                text: qsTr("Counted from the games kept on this computer. Delete a game and it leaves these figures too.")
                size: 14.5
                color: Theme.text3
                wrapMode: Text.Wrap
            }
        }
    }
}
