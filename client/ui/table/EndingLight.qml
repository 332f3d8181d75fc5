pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// Behind the sheet with the result: the cards that won. For a win, thirteen rays grow behind them and forty signs drift
// out, once; otherwise the lamplight falls on the cards. Fills the page below the bar.
Item {
    id: root

    required property TableController controller
    // The top edge of the result sheet, which covers everything below it.
    required property real sheetTop
    property gameEnding noEnding
    readonly property gameEnding ending: root.controller.game?.ending ?? root.noEnding
    // Whether the sheet may rise.
    readonly property bool lit: course.at > 1

    readonly property int cardHeight: Math.min(Theme.px(158), root.sheetTop + Theme.px(20))
    readonly property int card: Math.floor(root.cardHeight / 1.4)
    readonly property bool roomy: root.sheetTop > Theme.px(56)
    readonly property point middle: Qt.point(Math.round(root.width / 2), Math.round(root.sheetTop / 2))

    function play(): void { course.play() }

    clip: true

    Timeline {
        id: course

        controller: root.controller
        times: root.ending.won ? [0, 700] : [0, 0]
        length: root.ending.won ? 900 : 1
    }

    // 0 to 1 while the signs drift.
    readonly property real drift: {
        const share = Math.max(0, Math.min(1, course.passed / 900))
        return 1 - Math.pow(1 - share, 3)
    }
    readonly property real grown: {
        const share = Math.max(0, Math.min(1, course.passed / 400))
        return 1 - Math.pow(1 - share, 3)
    }

    Image {
        width: Math.round(root.width * 0.6)
        height: width
        x: root.middle.x - width / 2
        y: root.middle.y - height / 2
        sourceSize.width: width
        sourceSize.height: height
        asynchronous: true
        source: "qrc:/cardroom/light/lamp.png"
    }

    // Drawn once; only its size and opacity change.
    Canvas {
        id: rays

        readonly property color ink: Theme.dark ? "#f0b24a" : "#d9822b"

        width: Math.round(Math.min(root.width * 0.62, Theme.px(800)))
        height: width
        x: root.middle.x - width / 2
        y: root.middle.y - height / 2
        visible: root.ending.won
        scale: 0.6 + 0.4 * root.grown
        opacity: root.grown
        onInkChanged: rays.requestPaint()
        onWidthChanged: rays.requestPaint()
        onPaint: {
            const pen = rays.getContext("2d")
            const half = rays.width / 2
            pen.reset()
            const glow = pen.createRadialGradient(half, half, 0, half, half, half)
            glow.addColorStop(0, Qt.alpha(rays.ink, 0.95))
            glow.addColorStop(0.45, Qt.alpha(rays.ink, 0.55))
            glow.addColorStop(1, Qt.alpha(rays.ink, 0))
            pen.fillStyle = glow
            for (let ray = 0; ray < 13; ++ray) {
                // The first one points straight up.
                const turn = 2 * Math.PI * ray / 13 - Math.PI / 2
                const wide = 0.105
                pen.beginPath()
                pen.moveTo(half, half)
                pen.lineTo(half + half * Math.cos(turn - wide), half + half * Math.sin(turn - wide))
                pen.lineTo(half + half * Math.cos(turn + wide), half + half * Math.sin(turn + wide))
                pen.closePath()
                pen.fill()
            }
        }
    }

    Repeater {
        model: root.ending.won ? 40 : 0

        Icon {
            id: sign

            required property int index
            // Spread evenly without a pattern, and always the same.
            readonly property real endX: root.width * (0.03 + 0.94 * ((0.5 + sign.index * 0.7548777) % 1))
            readonly property real endY: root.sheetTop * (0.04 + 1.1 * ((0.5 + sign.index * 0.5698403) % 1))

            x: Math.round(root.middle.x + root.drift * (sign.endX - root.middle.x) - width / 2)
            y: Math.round(root.middle.y + root.drift * (sign.endY - root.middle.y) - height / 2)
            name: ["spades", "hearts", "clubs", "diamonds"][sign.index % 4]
            size: Theme.px(10 + sign.index * 7 % 13)
            rotation: sign.index * 47 % 60 - 30
            color: ["#ffcf74", "#fbf3e4", "#f0b24a", "#d8734a"][(sign.index * 5 + Math.floor(sign.index / 4)) % 4]
            opacity: root.drift * (0.35 + 0.6 * ((sign.index * 0.37) % 1))
        }
    }

    Repeater {
        model: root.roomy ? root.ending.cards : []

        CardFace {
            id: face

            required property string modelData
            required property int index
            readonly property real off: face.index - (root.ending.cards.length - 1) / 2

            x: Math.round(root.middle.x + face.off * root.card * 0.84 - width / 2)
            y: Math.round(root.middle.y - height / 2 + Math.abs(face.off) * Theme.px(4) + Theme.px(2))
            card: face.modelData
            back: Theme.back(root.controller.kind)
            cardWidth: root.card
            rotation: face.off * 13

            Ring {
                around: face.corner
                gap: 0
                border.color: Theme.select
            }
        }
    }
}
