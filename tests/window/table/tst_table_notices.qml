import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: a notice covers nothing that is needed, in any game and at any size. How: the longest notice at moments with
// many things on the table; the rectangles of all things that can be seen are compared with its rectangle.
TableUnderTest {
    id: root

    TestCase {
        name: "TableNotices"
        when: windowShown

        function init() { Theme.movementFactor = 0 }
        function cleanup() { Theme.wordScale = 1 }

        readonly property var words: ({
            en: "Selma has bid 210, and your hand melds 210 with spades: bid 220, and the tricks will bring more.",
            nb: "Spill <b>Q♥</b> på haugen vår: et sterkt kort som angriper og holder stand helt fra begynnelsen av.",
            fa: "<b>Q♥</b> را روی کپهٔ ما بگذارید: شخصیتی نیرومند که از همان آغاز هم حمله می‌کند و هم تاب می‌آورد."
        })

        function moments() {
            return {
                "lucky-thirteen": () => { bench.dealToYourTurn(); root.table.choice.select("KC") },
                thrones: () => bench.thronesToYourTurn(),
                pasur: () => { bench.pasurToYourTurn(); root.table.choice.select("7H") },
                "pasur, many choices": () => { bench.pasurWithManyChoices(); root.table.choice.select("AH") },
                "pinochle, bid": () => bench.pinochleTo("bid"),
                "pinochle, keeping": () => bench.pinochleTo("keeping"),
                "pinochle, trick": () => bench.pinochleTo("trick")
            }
        }

        function areaOf(item) {
            const at = item.mapToItem(root, 0, 0)
            return Qt.rect(at.x, at.y, item.width, item.height)
        }
        function overlap(a, b) {
            return Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) && Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y)
        }
        function isSeen(item) {
            for (let at = item; at && at !== root; at = at.parent)
                if (at.opacity < 0.05)
                    return false
            return true
        }
        function within(item, outer) {
            for (let at = item; at; at = at.parent)
                if (at === outer)
                    return true
            return false
        }

        // Everything that must not be covered: cards in their raised positions, with their tags; plaques; all words
        // other than those of the notice; choices and buttons.
        function needed(toast) {
            return root.all(item => {
                const card = item.cardWidth !== undefined && item.spokenState !== undefined
                const tag = item.radius !== undefined && item.parent?.parent?.cardWidth !== undefined
                const plaque = item.cardsHeld !== undefined && item.widest !== undefined
                const text = item.lineCount !== undefined && item.text !== ""
                const button = item.activeFocusOnTab === true
                return card || tag || plaque || text || button
            }, root.page).filter(item => isSeen(item) && !within(item, toast))
        }

        function test_aNoticeCoversNothingThatIsNeeded_data() {
            const rows = []
            for (const moment of Object.keys(moments()))
                for (const [width, height] of [[800, 600], [1280, 800], [1920, 1080]])
                    for (const language of width === 800 ? ["en", "nb", "fa"] : ["en"])
                        rows.push({ tag: `${moment} ${width}x${height} ${language}`, moment, width, height, language })
            return rows
        }

        function test_aNoticeCoversNothingThatIsNeeded(data) {
            root.width = data.width
            root.height = data.height
            bench.speak(data.language)
            moments()[data.moment]()
            tryVerify(() => root.atRest())
            bench.application.told(words[data.language], "hint")
            const found = () => root.all(item => item.withdraw !== undefined && item.waiting !== undefined)[0]
            tryVerify(() => found()?.opacity === 1)
            const toast = found()
            const area = areaOf(toast)
            verify(area.x >= 0 && area.y >= 0 && area.x + area.width <= data.width)
            compare(root.all(item => item.truncated === true, toast).length, 0)
            const things = needed(toast)
            verify(things.length > 20, things.length)
            const covered = () => needed(toast).filter(item => overlap(area, areaOf(item)))
                .map(item => `${item.text ?? item.card ?? item} at ${areaOf(item)}`).join(", ")
            // The bar's words beneath the notice fade out first.
            for (let i = 0; i < 100 && covered() !== ""; ++i)
                wait(50)
            compare(covered(), "", `${area}`)
            toast.clear()
        }
    }
}
