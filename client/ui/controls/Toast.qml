import QtQuick
import Cardroom.Ui

// Reports an event in one sentence for 4 seconds; further events wait, and shorten that time. The announcer reports
// events to screen readers.
Item {
    id: root

    property real widest: Theme.px(620)
    // Whether a question is shown in its place: notices wait until it is gone.
    property bool held: false
    readonly property bool shown: root.current !== null && !root.held

    property var waiting: []
    property var current: null

    function show(text: string, iconName: string): void {
        if (text === "" || (root.current && root.current.text === text))
            return
        // A hint replaces the previous one, whose turn may be over.
        if (iconName === "hint") {
            root.waiting = root.waiting.filter(one => one.icon !== "hint")
            if (root.current?.icon === "hint")
                root.current = null
        }
        root.waiting = root.waiting.concat([{ text: text, icon: iconName }])
        if (!root.current && !root.held)
            root.next()
        else if (showing.interval > 1500)
            showing.interval = 1500
    }

    function next(): void {
        if (root.waiting.length === 0 || root.held) {
            root.current = null
            return
        }
        root.current = root.waiting[0]
        root.waiting = root.waiting.slice(1)
        // The text is kept while it fades out.
        words.text = Words.directed(root.current.text)
        sign.name = root.current.icon
        showing.interval = root.waiting.length > 0 ? 1500 : 4000
        showing.restart()
    }

    // Removes a notice that is no longer true.
    function withdraw(text: string): void {
        root.waiting = root.waiting.filter(one => one.text !== text)
        if (root.current && root.current.text === text)
            root.next()
    }

    function clear(): void {
        root.waiting = []
        root.current = null
        showing.stop()
    }

    onHeldChanged: if (!root.held && !root.current) root.next()
    implicitWidth: Math.min(root.widest, row.implicitWidth + Theme.px(36))
    implicitHeight: Math.max(Theme.px(40), words.implicitHeight + Theme.px(4))
    visible: opacity > 0
    opacity: root.shown ? 1 : 0
    Accessible.ignored: true

    Behavior on opacity { NumberAnimation { duration: Theme.fade(200) } }

    Timer {
        id: showing

        interval: 4000
        onTriggered: root.next()
    }

    RaisedSheet {
        anchors.fill: parent
        kind: Shadow.Lift
        radius: Theme.px(14)
        color: Theme.lit
    }

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(12)

        Icon {
            id: sign

            visible: name !== ""
            name: ""
            size: Theme.px(20)
            color: Theme.litInk
        }

        BodyText {
            id: words

            width: Math.min(implicitWidth, root.widest - Theme.px(36) - (sign.name !== "" ? sign.width + row.spacing : 0))
            textFormat: Text.StyledText
            weight: Font.Bold
            wrapMode: Text.WordWrap
            leading: 1
            color: Theme.litInk
        }
    }
}
