import QtQuick
import QtTest
import Cardroom.Ui

// Goal: both piles are shown, pile 0 on top, with every rank visible and no overlaps, in windows of any shape.
TableUnderTest {
    id: root

    TestCase {
        name: "ThronesLayout"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
        }

        function cleanup() {
            root.width = 1280
            root.height = 800
            bench.speak("en")
        }

        function sizes() {
            const rows = []
            for (const [width, height] of [[800, 600], [1100, 700], [1280, 800], [1280, 1024], [1920, 1080]])
                for (const language of width === 800 ? ["en", "fa", "nb"] : ["en", "fa"])
                    rows.push({ tag: `${width}x${height} ${language}`, width, height, language })
            return rows
        }

        function show(data) {
            root.width = data.width
            root.height = data.height
            bench.speak(data.language)
            tryVerify(() => root.atRest() && root.card("KS") !== null)
        }

        function box(item) {
            const at = item.mapToItem(root, 0, 0)
            return { left: at.x, top: at.y, right: at.x + item.width, bottom: at.y + item.height }
        }
        function apart(a, b) { return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top }
        function grounds() { return root.all(item => item.preview !== undefined && item.place !== undefined && item.pile !== undefined).sort((a, b) => a.y - b.y) }
        function plaques() { return root.all(item => item.cardsHeld !== undefined && item.widest !== undefined) }
        function lying(zone) { return root.all(item => item.key !== undefined && item.zone === zone).sort((a, b) => a.place - b.place) }

        function test_nothingLiesOverAnything_data() { return sizes() }

        function test_nothingLiesOverAnything(data) {
            bench.thronesToYourTurn()
            show(data)
            const things = grounds().concat(plaques()).map(box)
            compare(things.length, 6)
            for (let a = 0; a < things.length; ++a)
                for (let b = 0; b < a; ++b)
                    verify(apart(things[a], things[b]), `${a} and ${b} at ${JSON.stringify(things[a])} and ${JSON.stringify(things[b])}`)
            for (const key of ["KS", "4H"])
                verify(things.every(thing => apart(thing, box(root.card(key)))), key)
            for (const thing of things)
                verify(thing.left >= 0 && thing.right <= root.width && thing.bottom <= root.height)
        }

        function test_theUpperPileIsPile0WhoeverLooks() {
            bench.thronesToYourTurn()
            show({ width: 1280, height: 800, language: "en" })
            verify(root.card("9H").y < root.card("KH").y)
            compare(grounds()[0].place, "pile-0")
            compare(grounds()[0].pile.title, "Theirs")
        }

        function test_theLongestPileLeavesEveryRankToBeRead_data() { return sizes() }

        function test_theLongestPileLeavesEveryRankToBeRead(data) {
            bench.beginThrones(2)
            bench.fight("7H on 0, QH on 1, 4S on 1, 2S on 1, KC on 1, JC on 1, 9C on 1, 6C on 1, 2C on 1, 8C on 1, QS on 1, 3C on 1")
            show(data)
            const cards = lying("pile-1")
            compare(cards.length, 11)
            for (let at = 1; at < cards.length; ++at)
                verify(cards[at].x - cards[at - 1].x >= Math.floor(0.28 * cards[at].width) && cards[at].x - cards[at - 1].x <= Math.ceil((at === 1 ? 1.1 : 0.6) * cards[at].width), `${at}`)
            verify(box(cards[10]).right <= box(grounds()[1]).right)
        }

        function test_twelveCardsInTheHandCanBeRead_data() { return sizes() }

        function test_twelveCardsInTheHandCanBeRead(data) {
            bench.beginThrones(1)
            show(data)
            const cards = lying("hand")
            compare(cards.length, 12)
            for (let at = 1; at < cards.length; ++at)
                verify(cards[at].y !== cards[at - 1].y || cards[at].x - cards[at - 1].x >= Math.floor(0.28 * cards[at].width), `${at}`)
            const own = plaques().map(box).filter(plaque => plaque.bottom > root.height - 60)[0]
            verify(cards.every(card => apart(box(card), own)))
        }

        function test_inANarrowWindowTheOthersStandInOneRow() {
            bench.thronesToYourTurn()
            show({ width: 800, height: 600, language: "en" })
            const others = plaques().map(box).filter(plaque => plaque.top < 200)
            compare(others.length, 3)
            verify(others.every(plaque => plaque.top === others[0].top))
            verify(box(grounds()[0]).right - box(grounds()[0]).left > 740)
        }

        function test_thePreviewOfABattleIsLabelledAsSuch_data() {
            return [
                { tag: "nothing considered", card: "", width: 1280, height: 800, words: "If it ended now:" },
                { tag: "a card considered", card: "6S", width: 1280, height: 800, words: "If it ended now:" },
                { tag: "a card considered, little room", card: "6S", width: 800, height: 600, words: "Now:" }
            ]
        }

        function test_thePreviewOfABattleIsLabelledAsSuch(data) {
            bench.thronesToYourTurn()
            show({ width: data.width, height: data.height, language: "en" })
            if (data.card !== "")
                root.table.choice.select(data.card)
            tryVerify(() => root.all(item => item.lineCount !== undefined && item.text === data.words).length === 1)
        }

        function test_teamsAreShownByASignAndWords() {
            bench.thronesToYourTurn()
            show({ width: 1280, height: 800, language: "en" })
            const signs = root.all(item => item.team !== undefined && item.size !== undefined)
            verify(signs.filter(sign => sign.team === "ours").length >= 4)
            verify(signs.filter(sign => sign.team === "theirs").length >= 4)
            for (const word of ["Ours", "Theirs"])
                verify(root.all(item => item.lineCount !== undefined && item.text === word).length > 0, word)
        }
    }
}
