pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The part of Home with the tables where our seats wait: the first ones as cards, and a link to all.
Column {
    id: root

    required property Cardroom app
    // The number of cards for which there is room.
    required property int most

    readonly property bool compact: Theme.compact
    readonly property string allText: root.app.goOn.count > root.most ? qsTr("All %L1").arg(root.app.goOn.count) : ""

    visible: root.app.goOn.count > 0
    spacing: Theme.px(11)

    RowLayout {
        width: parent.width
        visible: !root.compact
        spacing: Theme.px(13)

        HeadingText {
            text: qsTr("Go on")
            size: 24
        }

        SpokenText {
            Layout.fillWidth: true
            text: qsTr("Tables that rest here are kept for %Ln day(s)", "", root.app.goOn.daysKept)
            size: 14.5
            color: Theme.text3
        }

        TextLink {
            // The heading alone determines the height of the line.
            Layout.topMargin: -Theme.px(8)
            Layout.bottomMargin: -Theme.px(8)
            visible: root.allText !== ""
            text: root.allText
            spokenName: qsTr("All tables to go on with")
            spokenDescription: text
            onClicked: root.app.show(Cardroom.GoOnPage)
        }
    }

    Grid {
        id: cards

        width: parent.width
        columns: root.compact ? 1 : 2
        spacing: root.compact ? Theme.px(10) : Theme.px(16)

        Repeater {
            id: tables

            // Cards next to each other have the same height.
            readonly property real tallest: root.compact || tables.count < 2 ? 0
                : Math.max(tables.itemAt(0)?.implicitHeight ?? 0, tables.itemAt(1)?.implicitHeight ?? 0)

            model: root.app.goOn

            GoOnCard {
                width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                height: Math.max(implicitHeight, tables.tallest)
                visible: index < root.most
                busy: root.app.ways.underWay !== ""
                allText: root.compact && index === 0 ? root.allText : ""
                onGoOnWanted: row => root.app.ways.goOn(row)
                onForgetWanted: row => root.app.ways.forgetTable(row)
                onAllWanted: root.app.show(Cardroom.GoOnPage)
            }
        }
    }
}
