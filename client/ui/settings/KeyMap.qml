pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// All keyboard shortcuts, in groups: in two columns if there is room.
Item {
    id: root

    // The additional shortcuts of each game kind.
    readonly property var kindGroups: {
        const groups = []
        for (let kind = 0; kind < kinds.count; ++kind) {
            const keys = (kinds.itemAt(kind) as Loader)?.item as KindKeys
            if (keys)
                groups.push({ title: keys.title, lines: keys.lines })
        }
        return groups
    }
    readonly property var groups: [
        { title: qsTr("Everywhere"), lines: texts.everywhere },
        { title: qsTr("At the table"), lines: texts.atTheTable },
        { title: qsTr("Where only bots play"), lines: texts.amongBots },
        { title: qsTr("In a replay"), lines: texts.inReplay },
        ...root.kindGroups
    ]
    readonly property bool wide: root.width > Theme.px(700)

    implicitHeight: columns.height + Theme.px(20)

    KeyTexts {
        id: texts
    }

    Repeater {
        id: kinds

        model: Kinds.all

        Loader {
            required property string modelData

            visible: false
            source: Kinds.keys(modelData)
        }
    }

    Grid {
        id: columns

        y: Theme.px(10)
        width: parent.width
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.px(36)
        rowSpacing: Theme.px(22)

        Repeater {
            model: root.groups

            Column {
                id: group

                required property var modelData

                width: (columns.width - (columns.columns - 1) * columns.columnSpacing) / columns.columns
                spacing: Theme.px(4)

                HeadingText {
                    width: parent.width
                    text: group.modelData.title
                    size: 22
                }

                Repeater {
                    model: group.modelData.lines

                    KeyLine {
                        required property var modelData

                        width: group.width
                        keys: modelData.keys
                        text: modelData.text
                    }
                }
            }
        }
    }
}
