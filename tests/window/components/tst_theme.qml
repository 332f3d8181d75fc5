import QtQuick
import QtTest
import Cardroom.Ui

// The dimensions of the grid at the four sizes in the design.
TestCase {
    name: "Theme"

    function cleanup() {
        Theme.windowWidth = 1280
        Theme.windowHeight = 800
        Theme.wordScale = 1
        Theme.arabicScript = false
        Theme.movementFactor = 1
        Theme.clothArt = ""
        Theme.dark = true
    }

    function test_aChosenClothLiesUnderEveryGame_data() {
        return [{ tag: "dark", dark: true }, { tag: "light", dark: false }]
    }
    function test_aChosenClothLiesUnderEveryGame(data) {
        Theme.dark = data.dark
        compare(Theme.tableCloth("pasur").motif, "pasur")
        Theme.clothArt = "thrones"
        for (const kind of ["lucky-thirteen", "thrones", "pasur", "pinochle"]) {
            compare(Theme.tableCloth(kind).motif, "thrones")
            compare(Theme.tableCloth(kind).line, Theme.cloth("thrones").line)
            compare(Theme.tableCloth(kind).colours, Theme.cloth("thrones").colours)
        }
        compare(Theme.cloth("pasur").motif, "pasur", "its tile on the home page")
        compare(Theme.back("pasur"), "pasur", "its cards")
    }

    function test_theGrid_data() {
        return [
            { tag: "800x600", size: [800, 600], bar: 48, margin: 16, hand: 99, fullHand: 84, table: 71, small: 56 },
            { tag: "1280x800", size: [1280, 800], bar: 52, margin: 26, hand: 132, fullHand: 112, table: 94, small: 72 },
            { tag: "1920x1080", size: [1920, 1080], bar: 60, margin: 35, hand: 178, fullHand: 151, table: 127, small: 97 },
            { tag: "3840x2160", size: [3840, 2160], bar: 92, margin: 70, hand: 356, fullHand: 302, table: 255, small: 194 }
        ]
    }
    function test_theGrid(data) {
        Theme.windowWidth = data.size[0]
        Theme.windowHeight = data.size[1]
        compare(Theme.topBar, data.bar)
        compare(Theme.margin, data.margin)
        compare(Theme.handCard(4), data.hand)
        compare(Theme.handCard(5), data.fullHand)
        compare(Theme.tableCard, data.table)
        compare(Theme.smallCard, data.small)
    }

    function test_wordsGrowWithTheirPreferenceAndControlsDoNot() {
        const before = [Theme.word(20), Theme.px(20)]
        Theme.wordScale = 1.3
        compare(Theme.word(20), 26)
        compare(Theme.px(20), before[1])
    }

    function test_persianIsATwentiethLarger() {
        Theme.arabicScript = true
        compare(Theme.word(20), 21)
    }

    Component {
        id: lines

        BodyText { size: 20; wrapMode: Text.Wrap }
    }

    // Persian has its own line height instead of the font's; words in another script keep the font's.
    function test_aLineOfPersianTakesOneAndAHalfOfItsSize() {
        Theme.arabicScript = true
        const text = createTemporaryObject(lines, this)
        text.text = "یک\nدو\nسه"
        fuzzyCompare(text.implicitHeight, 3 * 21 * 1.5, 3)
        const persian = text.implicitHeight
        text.text = "One\ntwo\nthree"
        verify(text.implicitHeight < persian)
    }

    function test_movementIsAFactorAndNoneIsStill() {
        Theme.movementFactor = 1.6
        compare(Theme.duration(200), 320)
        Theme.movementFactor = 0
        verify(Theme.still)
        compare(Theme.duration(200), 0)
        compare(Theme.fade(200), 120)
    }

    // WCAG 2: relative luminance.
    function luminance(colour) {
        const part = value => value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4)
        return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b)
    }
    function contrast(a, b) {
        const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
        return (light + 0.05) / (dark + 0.05)
    }

    function test_wordsCanBeRead_data() { return [{ tag: "evening", dark: true }, { tag: "day", dark: false }] }
    function test_wordsCanBeRead(data) {
        Theme.dark = data.dark
        for (const ground of [Theme.room, Theme.surface, Theme.raised])
            for (const ink of [Theme.text, Theme.text2, Theme.text3, Theme.accentText, Theme.good, Theme.bad])
                verify(contrast(ink, ground) >= 4.5, `${ink} on ${ground}: ${contrast(ink, ground)}`)
        verify(contrast(Theme.accentInk, Theme.accent) >= 4.5)
        verify(contrast(Theme.litInk, Theme.lit) >= 4.5)
        verify(contrast(Theme.litInk2, Theme.lit) >= 4.5)
        verify(contrast(Theme.litAccent, Theme.lit) >= 3)
        verify(contrast(Theme.tagInk, Theme.tag) >= 4.5)
        for (const ink of [Theme.litAccent, Theme.litBad])
            verify(contrast(ink, Theme.lit) >= 4.5)
        Theme.dark = true
    }

    function test_everyInkIsAColourOfItsOwn() {
        // QML would take a name like "onAccent" for a signal handler, and the colour would be black.
        for (const ink of ["accentInk", "tagInk", "botTileInk", "choiceTagInk", "onCloth", "onCloth2"])
            verify(String(Theme[ink]) !== "#000000", ink)
    }
}
