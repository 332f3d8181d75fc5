import QtQuick
import Cardroom.Ui

// The result of a game, or the state during a pause, in a panel over the table: a headline, the kind's own contents
// and, at the foot, the possible actions. Each kind has its own.
Item {
    id: root

    // A kind reads its model from the controller only while that kind is being played, because another kind may follow
    // while this is still shown. (It must not cast with "as PasurModel": Qt 6.4.2 translates that ahead of time into
    // C++ code that does not compile.)
    required property TableController controller
    // The largest height available.
    required property real room
    // The preferred width, if there is room.
    property int panelWidth: Theme.px(900)
    // The headline and the reason, in the writing direction of the language.
    required property string title
    property string text: ""
    // Whether both are centred.
    property bool centred: false
    property alias titleSize: heading.titleSize
    property alias titleLeading: heading.titleLeading
    property alias topPadding: heading.topPadding
    property alias bottomPadding: heading.bottomPadding
    property alias spacing: heading.spacing
    // The kind's contents, their height, and their largest height.
    default property alias content: body.data
    property real bodyHeight: 0
    readonly property real bodyRoom: root.room - heading.height - foot.height
    property alias footer: foot.data
    readonly property int side: Theme.px(28)

    // The person wants to leave the table.
    signal leaveChosen
    // The person wants to replay the game in this file.
    signal watchChosen(file: string)

    implicitHeight: heading.height + root.bodyHeight + foot.height

    Column {
        id: heading

        property real titleSize: 42
        property real titleLeading: 0.8

        x: root.side
        width: root.width - 2 * root.side
        // Whole pixels, so that the hairlines below it are at whole pixels too.
        height: Math.ceil(implicitHeight)
        topPadding: Theme.px(18)
        spacing: Theme.px(2)

        DisplayText {
            width: parent.width
            horizontalAlignment: root.centred ? Text.AlignHCenter : Text.AlignLeft
            text: Words.directed(root.title)
            size: heading.titleSize
            leading: heading.titleLeading
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.word(24)
            Accessible.role: Accessible.Heading
            Accessible.name: root.title
        }

        Paragraph {
            width: parent.width
            horizontalAlignment: root.centred ? Text.AlignHCenter : Text.AlignLeft
            visible: text !== ""
            text: root.text
            size: 16
        }
    }

    Item {
        id: body

        anchors.top: heading.bottom
        width: root.width
        height: root.bodyHeight
    }

    Item {
        id: foot

        anchors.top: body.bottom
        width: root.width
        height: Theme.tv ? Theme.ofTv(76) : Theme.px(92)

        Divider {}
    }
}
