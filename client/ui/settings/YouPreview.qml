import QtQuick
import Cardroom.Ui

// What others see of the person, and the cloth that only the person sees.
Item {
    id: root

    required property Cardroom app
    required property string kind

    readonly property real cardWidth: Math.min(root.width * 0.345, (words.y - plaque.y - plaque.height) * 0.31)
    readonly property bool low: Theme.compact

    Cloth {
        anchors.fill: parent
        kind: root.kind
        radius: Theme.px(22)
        inset: Theme.px(10)
        lineRadius: Theme.px(14)
    }

    DisplayText {
        id: heading

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(root.low ? 22 : 28)
        text: qsTr("How it looks")
        size: root.low ? 20 : 22
        color: Theme.onCloth
    }

    Plaque {
        id: plaque

        anchors.horizontalCenter: parent.horizontalCenter
        y: heading.y + heading.height + Theme.px(root.low ? 8 : 14)
        widest: root.width - Theme.px(root.low ? 36 : 60)
        width: implicitWidth
        height: implicitHeight
        name: root.app.personName
        picture: root.app.personPicture
        secondLine: qsTr("Your turn")
        toAct: true
        shareLeft: 0.7
        // A narrow preview has room for the name alone.
        secondsLeft: root.low ? -1 : 21
    }

    Row {
        id: pair

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(plaque.y + plaque.height + (words.y - plaque.y - plaque.height - pair.height - fan.height) / 3)
        spacing: Math.round(root.cardWidth * 0.18)
        LayoutMirroring.enabled: false

        CardFace {
            card: "7H"
            cardWidth: Math.floor(root.cardWidth)
        }

        CardFace {
            card: "QS"
            cardWidth: Math.floor(root.cardWidth)
        }
    }

    FannedCards {
        id: fan

        anchors.horizontalCenter: parent.horizontalCenter
        y: words.y - height - Math.round((words.y - plaque.y - plaque.height - pair.height - height) / 3)
        cards: ["back", "AD", "TC"]
        kind: root.kind
        cardWidth: Math.floor(root.cardWidth * 0.72)
    }

    BodyText {
        id: words

        x: Theme.px(root.low ? 18 : 36)
        y: root.height - height - Theme.px(root.low ? 20 : 32)
        width: root.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("The picture shows at every table, the cards and the cloth only to you.")
        size: root.low ? 14 : 15.5
        color: Theme.onCloth2
        wrapMode: Text.Wrap
    }
}
