import QtQuick

// The key that is known and the one that was shown now, to compare.
Column {
    id: root

    property string known: ""
    property string shown: ""

    // In groups of four, which one can read to somebody.
    function grouped(key: string): string { return key.replace(/(.{4})(?=.)/g, "$1 ") }

    spacing: Theme.px(10)

    component Line: Column {
        id: line

        required property string title
        required property string key
        property color ink: Theme.text2

        width: root.width
        spacing: Theme.px(2)

        BodyText {
            text: line.title
            size: 14
            weight: Font.Bold
            color: Theme.text3
        }

        BodyText {
            width: parent.width
            text: root.grouped(line.key)
            size: 14
            color: line.ink
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(line.title).arg(text)
        }
    }

    Line {
        title: qsTr("The key that you know")
        key: root.known
    }

    Line {
        title: qsTr("The key it shows now")
        key: root.shown
        ink: Theme.bad
    }
}
