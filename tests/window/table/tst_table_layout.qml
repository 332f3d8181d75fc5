import QtQuick
import QtTest
import Cardroom.Translations
import Cardroom.Ui

TableUnderTest {
    id: root

    TestCase {
        name: "TableLayout"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            bench.begin()
        }

        function cleanup() {
            root.width = 1280
            root.height = 800
            bench.speak("en")
        }

        function sizes() {
            const rows = []
            for (const [width, height] of [[800, 600], [1280, 800], [1920, 1080]])
                for (const language of width === 800 ? ["en", "fa", "nb"] : ["en", "fa"])
                    rows.push({ tag: `${width}x${height} ${language}`, width, height, language })
            return rows
        }

        function show(data) {
            root.width = data.width
            root.height = data.height
            bench.speak(data.language)
            tryVerify(() => root.atRest())
        }

        function box(item) {
            const at = item.mapToItem(root, 0, 0)
            return { left: at.x, top: at.y, right: at.x + item.width, bottom: at.y + item.height, item: item }
        }

        function describe(item) { return item.text ? `"${encodeURIComponent(item.text)}"` : item.key ?? item.spokenName ?? item.toString() }

        function isSeen(item) {
            for (let at = item; at && at !== root; at = at.parent)
                if (at.opacity === 0)
                    return false
            return true
        }

        // All separate items on the cloth, which must not overlap.
        function pieces() {
            const plaques = root.all(item => item.cardsHeld !== undefined && item.widest !== undefined)
            const cards = root.all(item => item.key !== undefined && item.zone !== undefined && item.zone !== "seat" && item.zone !== "pile")
            const sentences = [Words.directed(root.table.turn.prompt), root.table.game.pileText]
            const words = root.all(item => item.lineCount !== undefined && sentences.includes(item.text))
            const buttons = root.all(item => item.keyZone === "actions")
            return plaques.concat(cards, words, buttons).filter(isSeen).map(box)
        }

        function overlap(a, b) {
            const slack = 1
            return a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack
        }

        function verifyApart(all) {
            for (let i = 0; i < all.length; ++i)
                for (let j = i + 1; j < all.length; ++j)
                    if (!mayOverlap(all[i].item, all[j].item))
                        verify(!overlap(all[i], all[j]), `${describe(all[i].item)} and ${describe(all[j].item)}`)
        }

        // Elided words; empty if there are none.
        function cut(within) { return root.all(item => item.truncated === true, within).filter(isSeen).map(describe).join(", ") }

        // Only cards in the same row may overlap.
        function mayOverlap(a, b) {
            return a.zone !== undefined && b.zone !== undefined && a.zone === b.zone && a.seat === b.seat
        }

        function test_everythingHasItsPlaceAndAllItsWords_data() {
            // Half a screen, and a portrait one.
            return sizes().concat([[960, 1080], [1080, 1920]].map(([width, height]) => ({ tag: `${width}x${height}`, width, height, language: "en" })))
        }
        function test_everythingHasItsPlaceAndAllItsWords(data) {
            bench.dealToYourTurn()
            show(data)
            root.table.choice.select("KC")
            tryVerify(() => root.atRest())
            const all = pieces()
            verify(all.length >= 4 + 2 + 3 + 10 + 2 + 1, `only ${all.length} things are there`)
            for (const piece of all) {
                verify(piece.left >= 0 && piece.right <= data.width, describe(piece.item))
                verify(piece.top >= 0 && piece.bottom <= data.height, describe(piece.item))
            }
            verifyApart(all)
            compare(cut(root.page), "")
        }

        function test_theLongestNamesAreElidedAndStillLeaveTheOthersTheirPlace_data() { return sizes() }
        function test_theLongestNamesAreElidedAndStillLeaveTheOthersTheirPlace(data) {
            bench.dealToYourTurn()
            bench.nameAtLength()
            show(data)
            verifyApart(pieces())
        }

        function test_theResultFits_data() { return sizes() }
        function test_theResultFits(data) {
            bench.dealToYourTurn()
            bench.endGame()
            show(data)
            root.table.result.skip()
            const rows = () => root.all(item => item.modelData?.points !== undefined && item.modelData.line !== undefined)
            tryVerify(() => rows().length === 4 && root.atRest())
            for (const row of rows().map(box))
                verify(row.top > Theme.topBar && row.bottom < data.height)
            compare(cut(root.page.panel), "")
        }

        function test_rightToLeftTheCornersChangeSidesAndTheTableDoesNot() {
            bench.dealToYourTurn()
            show({ width: 1280, height: 800, language: "en" })
            const before = { hand: root.card("8S").x, shared: root.card("6D").x, jonas: root.card("TH").x, own: root.card("2C").x }
            bench.speak("fa")
            tryVerify(() => root.atRest())
            compare(root.card("8S").x, before.hand)
            compare(root.card("6D").x, before.shared)
            compare(root.card("TH").x, before.jonas)
            verify(before.own < 200 && root.card("2C").x > 1000)
            const actions = root.all(item => item.keyZone === "actions")[0]
            verify(actions.x < 100)
        }

        function test_aDrawerTakesItsWidthFromALargeTableAndLiesOverASmallOne() {
            bench.dealToYourTurn()
            show({ width: 1280, height: 800, language: "en" })
            root.page.toggleDrawer(TableDrawer.Log)
            tryVerify(() => root.atRest())
            compare(root.page.taken, 340)
            verify(root.card("KC").x + root.card("KC").width < 940)
            root.width = 1000
            compare(root.page.taken, 0)
        }
    }
}
