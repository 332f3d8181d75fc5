import QtQuick
import Cardroom.Ui

// The background of every page except a table: the room, lit from above.
Image {
    id: root

    source: {
        const w = Math.round(root.width * Screen.devicePixelRatio)
        const h = Math.round(root.height * Screen.devicePixelRatio)
        if (w < 1 || h < 1)
            return ""
        const [c0, c1, c2] = Theme.roomLight.map(encodeURIComponent)
        return `image://cloth/plain?w=${w}&h=${h}&c0=${c0}&c1=${c1}&c2=${c2}&cx=0.5&cy=0.25&rx=0.875&ry=0.93`
    }
}
