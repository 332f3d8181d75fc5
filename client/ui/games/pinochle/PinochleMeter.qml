import QtQuick
import Cardroom.Ui

// The bidder's progress towards the bid, with separate parts for melds and tricks, and the other player's points.
StartColumn {
    id: root

    // Each a pinochleSeat: the bidder, and the other player.
    required property var bidder
    required property var other
    // "S"; "You play spades for 220".
    required property string suit
    required property string title
    required property real widest

    readonly property real barWidth: Math.min(root.widest, Theme.wordWidth(310))
    readonly property real notchX: root.barWidth * (root.bidder.bid ?? 0) / root.whole
    // The length of the bar, in points, which is enough for both the bid and the points.
    readonly property real whole: Math.max(1, (root.bidder.bid ?? 0) * 1.18, root.bidder.sum ?? 0)

    spacing: Theme.px(5)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.bidder.text ?? ""

    CentredRow {
        spacing: Theme.px(10)

        Icon {
            id: sign

            name: Theme.suitIcon(root.suit)
            size: Theme.px(22)
            color: Theme.onCloth
        }

        SilentTitle {
            width: Math.min(implicitWidth, root.widest - sign.width - Theme.px(10))
            text: Words.directed(root.title)
            size: 22
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            color: Theme.onCloth
        }
    }

    Row {
        spacing: Theme.px(10)

        CountingText {
            id: total

            value: root.bidder.sum ?? 0
            size: 48
            leading: 0.86
        }

        SilentText {
            anchors.baseline: total.baseline
            width: Math.min(implicitWidth, root.widest - total.width - Theme.px(10))
            text: root.bidder.missingText ?? ""
            size: 16
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            color: Theme.onCloth2
        }
    }

    Item {
        width: root.barWidth
        height: Theme.px(14)

        Rectangle {
            anchors.fill: parent
            radius: height / 2
            color: Qt.alpha(Theme.onCloth, Theme.dark ? 0.2 : 0.16)
        }

        // The bar for melds and tricks together, with the bar for the melds on top.
        Rectangle {
            anchors.left: parent.left
            width: Math.max(radius * 2, parent.width * Math.min(1, (root.bidder.sum ?? 0) / root.whole))
            height: parent.height
            visible: (root.bidder.sum ?? 0) > 0
            radius: height / 2
            // Must differ from the light colour of the empty track.
            color: Theme.accent

            Behavior on width { NumberAnimation { duration: Theme.duration(400); easing.type: Easing.InOutCubic } }
        }

        Rectangle {
            anchors.left: parent.left
            width: Math.max(radius * 2, parent.width * Math.min(1, (root.bidder.melds ?? 0) / root.whole))
            height: parent.height
            visible: (root.bidder.melds ?? 0) > 0
            radius: height / 2
            color: Theme.tableCloth("pinochle").line
        }

        // The notch at the bid.
        Rectangle {
            anchors.left: parent.left
            anchors.leftMargin: Math.round(root.notchX) - width / 2
            y: -Theme.px(4)
            width: Math.max(3, Theme.px(3))
            height: parent.height + Theme.px(8)
            visible: (root.bidder.bid ?? 0) > 0
            radius: width / 2
            color: Theme.select
        }
    }

    Item {
        width: root.barWidth
        height: parts.height

        SilentText {
            id: parts

            // The text may become a little smaller in order to fit.
            readonly property real least: parts.oneLine.advanceWidth * Math.min(1, 13 / parts.font.pixelSize) + 2
            readonly property real before: root.notchX - bid.width / 2 - Theme.px(6)
            readonly property real after: root.barWidth - root.notchX - bid.width / 2 - Theme.px(6)
            // Without room before the bid's number, the text goes after it; without room there, it replaces the number.
            readonly property bool behind: parts.least > parts.before && parts.least <= parts.after
            readonly property bool alone: parts.least > Math.max(parts.before, parts.after)

            anchors.left: parent.left
            anchors.leftMargin: parts.behind ? root.barWidth - parts.after : 0
            width: Math.min(implicitWidth, parts.alone ? root.barWidth : parts.behind ? parts.after : parts.before)
            text: root.bidder.line ?? ""
            size: 14.5
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            color: Theme.onCloth2
        }

        SilentText {
            id: bid

            x: {
                const kept = Math.min(root.barWidth - width, root.notchX - width / 2)
                return Math.round(root.LayoutMirroring.enabled ? root.barWidth - kept - width : kept)
            }
            visible: (root.bidder.bid ?? 0) > 0 && !parts.alone
            text: Words.number(root.bidder.bid ?? 0)
            size: 14.5
            weight: Font.ExtraBold
            color: Theme.onCloth
        }
    }

    Row {
        topPadding: Theme.px(12)
        spacing: Theme.px(10)
        // In a small window, text of the largest size leaves no room for this.
        visible: !(Theme.compact && Theme.wordScale > 1.2)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.other.text ?? ""

        SilentText {
            id: otherName

            anchors.baseline: otherTotal.baseline
            width: Math.min(implicitWidth, root.widest * 0.45)
            text: root.other.name ?? ""
            size: 15.5
            weight: Font.ExtraBold
            color: Theme.onCloth
        }

        CountingText {
            id: otherTotal

            value: root.other.sum ?? 0
            size: 27
        }

        SilentText {
            anchors.baseline: otherTotal.baseline
            width: Math.min(implicitWidth, root.widest - otherName.width - otherTotal.width - Theme.px(20))
            text: root.other.line ?? ""
            size: 14.5
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            color: Theme.onCloth2
        }
    }
}
