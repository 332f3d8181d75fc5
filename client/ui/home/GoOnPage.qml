pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// All tables where our seats wait.
PageFrame {
    id: root

    required property Cardroom app

    title: qsTr("Go on")
    onBack: root.app.back()

    ScrollArea {
        id: area

        // Room for the focus ring.
        readonly property int margin: Theme.px(8)

        anchors.fill: parent
        anchors.margins: -area.margin
        anchors.bottomMargin: kept.height + Theme.px(12)
        contentHeight: cards.height + 2 * area.margin

        Grid {
            id: cards

            x: area.margin
            y: area.margin
            width: area.width - 2 * area.margin
            columns: root.compact ? 1 : 2
            spacing: Theme.px(16)
            Accessible.role: Accessible.List
            Accessible.name: root.title

            Repeater {
                id: tables

                model: root.app.goOn

                GoOnCard {
                    width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                    busy: root.app.ways.underWay !== ""
                    onGoOnWanted: row => root.app.ways.goOn(row)
                    onForgetWanted: row => root.app.ways.forgetTable(row)
                }
            }
        }
    }

    SpokenText {
        anchors.centerIn: area
        width: Math.min(area.width, Theme.px(460))
        visible: tables.count === 0
        text: qsTr("No tables are waiting for you.")
        size: 16
        color: Theme.text2
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }

    SpokenText {
        id: kept

        anchors.bottom: parent.bottom
        width: parent.width
        text: qsTr("Tables that rest are kept for %Ln day(s) after somebody was last there.", "", root.app.goOn.daysKept)
        size: 14.5
        color: Theme.text3
        wrapMode: Text.Wrap
    }
}
