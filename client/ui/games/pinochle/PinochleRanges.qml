pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// What the hand is worth with each suit as trump, beside the bid: its melds, and what such hands usually bring.
TablePart {
    id: root

    // Each a pinochleRange, the best first; and the points that fill a bar.
    required property var ranges
    required property int scale
    // The highest bid so far; 0: none.
    required property int bid
    // Whether the melds may change after the bidding.
    required property bool draws
    property bool byKeyboard: true

    // Whether there is no room for the names of the melds.
    readonly property bool brief: root.height < Theme.px(350) || root.width < Theme.px(360)
    readonly property real pad: Theme.px(root.brief ? 17 : 22)
    readonly property int barHeight: Theme.px(root.brief ? 10 : 11)
    readonly property color meldsInk: Theme.dark ? Theme.cloth("pinochle").line : Theme.litAccent
    readonly property color likelyInk: Theme.onCloth

    Accessible.role: Accessible.List
    Accessible.name: title.text

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(20)
        color: Theme.plaque
        border.width: 1
        border.color: Theme.plaqueEdge
    }

    // Slanted lines, which fill the item.
    component Hatching: Item {
        id: hatching

        readonly property real step: Theme.px(7)

        clip: true

        Repeater {
            model: Math.max(0, Math.ceil((hatching.width + hatching.height) / hatching.step) + 1)

            Rectangle {
                required property int index

                x: index * hatching.step - hatching.height / 2
                y: -hatching.height / 2
                width: Math.max(2, hatching.step * 0.45)
                height: 2 * hatching.height
                rotation: 32
                antialiasing: true
                color: root.likelyInk
            }
        }
    }

    // A part of a bar; the first one is round at its start. Parts do not overlap, because they may be translucent.
    component Filling: Item {
        id: filling

        required property color color
        property bool first: false

        height: parent.height
        clip: filling.first

        Rectangle {
            anchors.left: parent.left
            width: parent.width + (filling.first ? radius : 0)
            height: parent.height
            radius: filling.first ? height / 2 : 0
            color: filling.color
        }
    }

    // The place of the bid to be beaten.
    component BidMark: Rectangle {
        width: Theme.px(5)
        radius: width / 2
        color: "#ffffff"
        border.width: 1
        border.color: "#2a2019"
    }

    component Swatch: Rectangle {
        width: Theme.px(18)
        height: Theme.px(10)
        radius: Theme.px(3)
    }

    component LegendEntry: CentredRow {
        id: entry

        required property string word
        property alias swatch: place.data

        rightPadding: Theme.px(root.brief ? 10 : 13)
        spacing: Theme.px(root.brief ? 6 : 7)

        Item {
            id: place

            width: childrenRect.width
            height: childrenRect.height
        }

        SilentText {
            text: entry.word
            size: 14
            color: Theme.onCloth
        }
    }

    Column {
        id: head

        x: root.pad
        y: Theme.px(root.brief ? 11 : 16)
        width: root.width - 2 * root.pad
        spacing: Theme.px(5)

        SilentTitle {
            id: title

            width: parent.width
            text: qsTr("What your hand is worth")
            size: root.brief ? 19.5 : 21.5
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            color: Theme.onCloth
        }

        SilentText {
            width: parent.width
            visible: !root.brief
            wrapMode: Text.Wrap
            maximumLineCount: 2
            text: root.draws ? qsTr("Melds now, then what such hands usually reach") : qsTr("Melds, then what such hands usually reach")
            size: 15
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            color: Theme.onCloth2
        }
    }

    Item {
        id: rows

        // The rows share the room between the title and the legend.
        readonly property real pitch: height / Math.max(1, root.ranges.length)

        x: root.pad
        y: head.y + head.height + Theme.px(root.brief ? 7 : 12)
        width: head.width
        height: legend.y - y - Theme.px(root.brief ? 9 : 14)

        Repeater {
            model: root.ranges

            Item {
                id: row

                required property pinochleRange modelData
                required property int index
                // The best suit stands out.
                readonly property bool first: row.index === 0

                y: Math.round(row.index * rows.pitch)
                width: rows.width
                height: Math.floor(rows.pitch)
                activeFocusOnTab: true
                Accessible.role: Accessible.ListItem
                Accessible.name: row.modelData.text
                Accessible.focusable: true

                FocusRing {
                    visible: row.activeFocus && root.byKeyboard
                    around: Theme.px(8)
                    gap: 0
                }

                Item {
                    id: both

                    anchors.centerIn: parent
                    width: parent.width
                    height: words.height + Theme.px(root.brief ? 2 : 5) + bar.height
                    opacity: row.first ? 1 : 0.76

                    CentredItem {
                        id: words

                        width: parent.width
                        height: Theme.word(root.brief ? 19 : 22)  // Not the tall line height of Persian text.

                        Icon {
                            id: sign

                            anchors.left: parent.left
                            name: Theme.suitIcon(row.modelData.suit)
                            size: Theme.px(17)
                            color: Theme.onCloth
                        }

                        SilentTitle {
                            id: points

                            anchors.left: sign.right
                            anchors.leftMargin: Theme.px(8)
                            text: Words.number(row.modelData.melds)
                            size: root.brief ? 21 : 22.5
                            weight: Font.Bold
                            color: Theme.onCloth
                        }

                        SilentText {
                            anchors.left: points.right
                            anchors.leftMargin: Theme.px(9)
                            anchors.right: range.left
                            anchors.rightMargin: Theme.px(9)
                            text: root.brief ? qsTr("melds", "after their points") : row.modelData.meldsText
                            size: 15
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 13
                            color: Theme.onCloth2
                        }

                        SilentText {
                            id: range

                            anchors.right: parent.right
                            text: row.modelData.rangeText
                            size: 15.5
                            weight: Font.ExtraBold
                            color: row.first ? Theme.accentText : Theme.onCloth
                        }
                    }

                    Rectangle {
                        id: bar

                        function lengthOf(points: int): real { return Math.round(bar.width * Math.min(1, points / Math.max(1, root.scale))) }

                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: root.barHeight
                        radius: height / 2
                        color: Qt.alpha(Theme.onCloth, 0.16)

                        Hatching {
                            anchors.left: parent.left
                            anchors.leftMargin: bar.lengthOf(row.modelData.likely)
                            width: bar.lengthOf(row.modelData.lucky) - bar.lengthOf(row.modelData.likely)
                            height: parent.height
                        }

                        Filling {
                            anchors.left: parent.left
                            anchors.leftMargin: bar.lengthOf(row.modelData.melds)
                            width: bar.lengthOf(row.modelData.likely) - bar.lengthOf(row.modelData.melds)
                            first: row.modelData.melds === 0
                            color: root.likelyInk
                        }

                        Filling {
                            anchors.left: parent.left
                            width: bar.lengthOf(row.modelData.melds)
                            visible: row.modelData.melds > 0
                            first: true
                            color: root.meldsInk
                        }

                        BidMark {
                            anchors.left: parent.left
                            anchors.leftMargin: bar.lengthOf(root.bid) - Math.floor(width / 2)
                            anchors.verticalCenter: parent.verticalCenter
                            visible: root.bid > 0
                            height: parent.height + Theme.px(8)
                        }
                    }
                }
            }
        }
    }

    Flow {
        id: legend

        x: root.pad
        y: root.height - height - Theme.px(root.brief ? 14 : 24)
        width: head.width
        spacing: Theme.px(3)

        LegendEntry {
            word: root.draws ? qsTr("Melds now") : qsTr("Melds")
            swatch: Swatch {
                color: root.meldsInk
            }
        }

        LegendEntry {
            word: root.draws ? qsTr("Likely") : qsTr("Tricks, likely")
            swatch: Swatch {
                color: root.likelyInk
            }
        }

        LegendEntry {
            word: qsTr("With luck")
            swatch: Hatching {
                width: Theme.px(18)
                height: Theme.px(10)
            }
        }

        LegendEntry {
            visible: root.bid > 0
            word: qsTr("Bid", "the highest bid so far, marked on bars")
            swatch: BidMark {
                height: Theme.px(16)
            }
        }
    }
}
