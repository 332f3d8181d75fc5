pragma Singleton

import QtQuick
import Cardroom.Models

// All colours, sizes, durations and fonts of the window, each defined once; the colours of a game's cloth come from
// KindLooks.
//
// Lengths come in three kinds: px() for controls and word() for text grow slowly with the window (k), and space() is
// proportional to it (u). All are rounded to whole pixels.
QtObject {
    id: root

    // Set by the window.
    property real windowWidth: 1280
    property real windowHeight: 800
    // The width taken by a drawer next to a table; everything else is sized for the remaining width.
    property real drawerTakes: 0
    // The height taken by a bar below a table.
    property real barTakes: 0
    // The tag on a card or a button that a hint points to.
    property string hintTag: qsTr("Try this")
    // Set from the preferences.
    property bool dark: true
    property bool fourColours: false
    property string cardBack: ""          // Used by all games; empty: each game uses its own.
    property string clothArt: ""          // The art of the cloth under all games; empty: each game has its own.
    property real wordScale: 1            // The setting "Words": 1, 1.15 or 1.3.
    property real movementFactor: 1       // Calm 1.6, Normal 1, Quick 0.6; 0: no animation.
    property real tablePace: 1            // The speed of play at a table; 0: no animation.
    property bool arabicScript: false     // Persian text is 5 % larger, with more space between lines.
    // Whether the window is on a TV, which a whole room watches from three to four metres away.
    property bool tv: false

    readonly property real width: root.windowWidth - root.drawerTakes
    readonly property real height: root.windowHeight - root.barTakes
    // The size of the window relative to the smallest comfortable one.
    readonly property real u: Math.min(root.width / 1280, root.height / 800)
    readonly property real k: root.scaleOf(root.width, root.height)
    readonly property bool compact: root.width < 1100 && !root.tv
    // Cards move faster at a fast table, but not slower at a slow one.
    readonly property real slowness: root.tablePace > 0 ? root.movementFactor / Math.max(1, root.tablePace) : 0
    readonly property bool still: root.slowness === 0

    // The scale of text and controls in a window of the given size, relative to the smallest comfortable one.
    function scaleOf(width: real, height: real): real {
        if (root.tv)
            return 2 * root.ofTv(1)
        return Math.min(2.2, Math.max(0.93, 0.55 + 0.45 * Math.min(width / 1280, height / 800)))
    }
    // Scales a length that is given for a screen of 1920 by 1080.
    function ofTv(length: real): real { return length * Math.min(root.width / 1920, root.height / 1080) }
    function px(length: real): int { return Math.round(length * root.k) }
    function space(length: real): int { return Math.round(length * root.u) }
    function word(size: real): int {
        return Math.max(root.tv ? Math.round(root.ofTv(28)) : 13, Math.round(size * root.k * root.wordScale * (root.arabicScript ? 1.05 : 1)))
    }
    // The width of items that contain text: a plaque, an action.
    function wordWidth(length: real): int { return Math.round(length * root.k * root.wordScale) }
    // The height of a card of the given width; the aspect ratio is 5 to 7.
    function cardHeight(width: real): int { return Math.round(width * 1.4) }
    // For items that move, settle or turn over; 0 without animation.
    function duration(milliseconds: real): int { return Math.round(milliseconds * root.slowness) }
    // For items that only appear or disappear: always at least a short fade.
    function fade(milliseconds: real): int { return root.still ? 120 : root.duration(milliseconds) }

    // The colour for drawing on another colour is called its ink, because QML takes "onAccent" for the handler of a
    // signal called `accent`.

    // The room.
    readonly property color room: root.dark ? "#191512" : "#f3ebdd"
    readonly property var roomLight: root.dark ? ["#2c241c", "#221b16", "#191411"] : ["#fbf5e8", "#f3ebdd", "#ebe0cb"]
    readonly property color surface: root.dark ? "#241e19" : "#fffaf0"
    readonly property color raised: root.dark ? "#302922" : "#ffffff"
    readonly property color line: root.dark ? "#4a4036" : "#dccfb9"
    readonly property color sunken: root.dark ? "#17130f" : "#eee4d2"  // The background of a choice or a field.
    readonly property color text: root.dark ? "#f5eddf" : "#2a2019"
    readonly property color text2: root.dark ? "#cabda9" : "#5d5044"
    readonly property color text3: root.dark ? "#a3957f" : "#746657"
    readonly property color accent: root.dark ? "#f0b24a" : "#a84a12"
    readonly property color accentInk: root.dark ? "#2a1c06" : "#fffaf0"
    readonly property color accentText: root.dark ? "#f3bf68" : "#97420e"
    readonly property color focus: root.dark ? "#ffd98a" : "#a84a12"
    readonly property color select: root.dark ? "#ffcf74" : "#a84a12"
    readonly property color selectGap: root.dark ? Qt.alpha("#1c0d06", 0.55) : Qt.alpha("#fff6e8", 0.85)
    readonly property color good: root.dark ? "#8fce95" : "#2d6b3a"
    readonly property color bad: root.dark ? "#ff9c88" : "#a8281c"
    // Hearts and diamonds in a line of text on the room's background.
    readonly property color suitRed: root.dark ? "#ff9c88" : "#a8281c"
    readonly property color lit: root.dark ? "#fff4dc" : "#fffdf6"
    readonly property color litInk: "#2a2019"
    readonly property color litInk2: "#6a5a48"
    readonly property color litEdge: root.dark ? "#a5763f" : "#a84a12"
    readonly property color litAccent: "#a84a12"      // The seconds and the ring on a lit plaque.
    readonly property color litBad: "#a8281c"
    readonly property var gold: ["#ffdf8e", "#f0b24a"]  // A coin, from its upper edge to its lower one.
    readonly property color badge: "#fff4dc"
    readonly property color badgeBad: "#a8281c"
    readonly property color plaque: root.dark ? Qt.alpha("#16100c", 0.62) : Qt.alpha("#fffaf0", 0.8)
    readonly property color plaqueEdge: root.dark ? Qt.alpha("#fbf3e4", 0.1) : Qt.alpha("#2a2019", 0.08)
    readonly property color onCloth: root.dark ? "#fbf3e4" : "#2a2019"
    readonly property color onCloth2: Qt.alpha(root.onCloth, root.dark ? 0.88 : 0.86)
    readonly property color clothAccent: root.dark ? "#ffd98a" : "#8c3c0d"  // Words on the cloth that matter now.
    readonly property color scrim: root.dark ? Qt.alpha("#0c0907", 0.62) : Qt.alpha("#3a2c1e", 0.45)
    readonly property color veil: root.dark ? Qt.alpha("#281a10", 0.34) : Qt.alpha("#5a422c", 0.28)
    readonly property color lastPlayed: root.dark ? "#ffe3a8" : "#8c2f1c"
    readonly property color tag: root.dark ? "#fff4dc" : "#2a2019"
    readonly property color tagInk: root.dark ? "#2a2019" : "#fffaf0"
    readonly property color offered: root.dark ? "#fff4dc" : "#fffdf6"  // The ring of a card that can be chosen.
    readonly property color botTile: root.dark ? "#4a4036" : "#e4d8c3"
    readonly property color botTileInk: root.dark ? "#f5eddf" : "#2a2019"
    // The colours of cards in a line of text: the models write the name of a suit in place of its colour.
    readonly property var suitInks: ({
        spades: root.text,
        hearts: root.bad,
        diamonds: root.fourColours ? (root.dark ? "#8fb8f2" : "#1c5cba") : root.bad,
        clubs: root.fourColours ? root.good : root.text
    })
    // The icon of a suit, given the suit's letter in a card code.
    function suitIcon(letter: string): string { return { S: "spades", H: "hearts", D: "diamonds", C: "clubs" }[letter] ?? "" }
    // The colours of suit symbols on highlighted items, as on the cards.
    readonly property var litSuits: ({
        spades: "#1d1b22",
        hearts: "#c6222e",
        diamonds: root.fourColours ? "#1c5cba" : "#c6222d",
        clubs: root.fourColours ? "#17714a" : "#1d1b23"
    })
    // Converts plain text to styled text for a line in the display font, so that suit symbols, which come from another
    // font, are not taller than its letters.
    function suitsLevel(plain: string): string {
        return plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/[♠♥♦♣]/g, "<font size=\"2\">$&</font>")
    }
    function suitsInked(styled: string): string { return styled.replace(/suit-([a-z]+)/g, (mark, suit) => root.suitInks[suit]) }
    // The shield for a FairState: its shape varies, not only its colour. `quiet`: the colour while nothing is wrong.
    function fairIcon(state: int): string {
        return { [FairState.Fair]: "fair", [FairState.None]: "fair-open", [FairState.Open]: "fair-open", [FairState.Wrong]: "fair-wrong" }[state] ?? "fair-none"
    }
    function fairInk(state: int, quiet: color): color { return state === FairState.Wrong ? root.bad : quiet }
    // The colours of people's avatars, chosen by a hash of the name.
    readonly property var people: ["#c2703d", "#5d7f9c", "#7a6a9c", "#6f8f5a", "#b0576b", "#4f8a86", "#8a6d3b"]

    // One cloth per game: three colours from the centre outwards, the colour of its lines, and the names of its motif
    // and card back.
    readonly property var cloths: {
        const all = {}
        for (const look of KindLooks.all()) {
            const colours = root.dark ? look.evening : look.day
            all[look.kind] = { colours: colours.slice(0, 3), line: colours[3], motif: look.art, back: look.art }
        }
        return all
    }
    // The colours of a game's two teams; a symbol and words always accompany them.
    readonly property color ours: root.dark ? "#e9eff3" : "#274a68"
    readonly property color theirs: root.dark ? "#f0a27c" : "#a3431a"
    readonly property color litOurs: "#274a68"
    readonly property color litTheirs: "#a3431a"
    readonly property color motifInk: root.dark ? Qt.alpha("#ffffff", 0.045) : Qt.alpha("#2a1408", 0.055)
    // A hollow in the cloth: its colours at the upper and the lower edge, the shadow of its edge, the light on it, and
    // the light around it if it is lit.
    readonly property var inlay: root.dark ? ["#4d000000", "#1f000000", "#80000000", "#26ffffff", "#73ffcf74"]
        : ["#1c101c28", "#0c101c28", "#59101c28", "#a6ffffff", "#80ffcf74"]
    readonly property real grain: root.dark ? 0.55 : 0.35

    function cloth(kind: string): var { return root.cloths[kind] ?? Object.values(root.cloths)[0] }
    // The cloth under the given game at a table.
    function tableCloth(kind: string): var {
        return Object.values(root.cloths).find(cloth => cloth.motif === root.clothArt) ?? root.cloth(kind)
    }
    // The name of the picture on the backs of the given game's cards.
    function back(kind: string): string { return root.cardBack !== "" ? root.cardBack : root.cloth(kind).back }

    // The URL of a card's picture ("KC", "back-thirteen") for a width in logical pixels. The picture has a transparent
    // margin of `cardPad` physical pixels, which keeps the edges of a rotated card smooth.
    readonly property int cardPad: 1
    function cardPicture(card: string, width: real, ratio: real): string {
        const pixels = Math.round(Math.round(width) * ratio)
        return pixels < 1 || card === "" ? "" : `image://cards/${card}?w=${pixels}&pad=${root.cardPad}&four=${root.fourColours ? 1 : 0}`
    }

    // Fonts. Yrsa sits high in its line (see DisplayText); no text is smaller than 13 pixels.
    readonly property string displayFamily: "Yrsa"
    readonly property string chineseDisplayFamily: "Noto Serif CJK SC"
    readonly property string textFamily: "Lato"
    readonly property real lineHeight: 1.25
    readonly property real arabicLineHeight: 1.5  // Relative to the font size.
    function isArabic(text: string): bool { return root.arabicScript && /[\u0600-\u06ff]/.test(text) }
    function isChinese(text: string): bool { return /[\u3001-\u301f\u3400-\u9fff\uff00-\uff60]/.test(text) }

    // Corner radii.
    readonly property int radiusKey: root.px(6)
    readonly property int radiusButton: root.px(14)
    readonly property int radiusPlaque: root.px(18)
    readonly property int radiusPanel: root.px(22)

    // The layout grid of a table.
    readonly property int topBar: root.tv ? root.ofTv(88) : root.px(52)
    readonly property int margin: root.tv ? root.ofTv(44) : root.space(26)
    // Proportional to the window's height or, if the window is too narrow for that (half a screen, or portrait), to its
    // width.
    readonly property int tableCard: root.tv ? root.ofTv(148) : Math.round(Math.min(0.118 * root.height, 0.101 * root.width))
    readonly property int smallCard: root.tv ? root.ofTv(92) : Math.round(Math.max(56, Math.min(0.09 * root.height, 0.077 * root.width)))
    readonly property int actionWidth: root.wordWidth(196)
    readonly property int primaryHeight: root.px(56)
    readonly property int quietHeight: root.px(44)
    readonly property int plaqueHeight: root.tv ? root.ofTv(112) : root.px(62)
    readonly property int drawerWidth: root.px(340)

    // How many cards are visible under the top card of a pile; each is `pileStep` pixels further up and to the left.
    readonly property int pileUnder: 4
    readonly property real pileStep: 1.5
    readonly property int pileReach: Math.ceil(root.pileUnder * root.pileStep)

    // The width of a card in a hand of `count` cards.
    function handCard(count: int): int {
        const [tall, wide] = count <= 4 ? [0.165, 0.125] : [0.14, 0.11]
        return Math.round(Math.min(tall * root.height, wide * root.width))
    }
}
