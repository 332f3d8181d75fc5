import QtQuick
import QtTest
import Cardroom.Ui

// Goal: both piles are shown, our own nearest to us, with every rank visible and no overlaps, in windows of any shape.
TableUnderTest {
    id: root

    TestCase {
        name: "ThronesLayout"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
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
            tryVerify(() => root.atRest())
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

        function test_ourPileLiesBelowNearestToUs_data() {
            return [
                { tag: "first team", viewer: 2, original: false, places: "pile-1 pile-0", titles: "Theirs Ours" },
                { tag: "second team", viewer: 1, original: false, places: "pile-0 pile-1", titles: "Theirs Ours" },
                { tag: "spectator", viewer: -1, original: false, places: "pile-0 pile-1", titles: "Top pile Bottom pile" },
                { tag: "property file", viewer: 2, original: true, places: "pile-0 pile-1", titles: "Ours Theirs" }
            ]
        }

        // Fails if, for example, the arrow keys follow the piles' numbers instead of their places on the screen.
        function test_ourPileLiesBelowNearestToUs(data) {
            bench.beginThrones(0, data.viewer, data.original)
            show({ width: 1280, height: 800, language: "en" })
            bench.turns("TH on 0, KH on 1")
            tryVerify(() => root.atRest() && grounds().length === 2)
            compare(grounds().map(ground => ground.place).join(" "), data.places)
            compare(grounds().map(ground => ground.pile.title).join(" "), data.titles)
            for (const ground of grounds()) {
                const heart = box(root.card(ground.place === "pile-0" ? "TH" : "KH"))
                verify(heart.top > box(ground).top && heart.bottom < box(ground).bottom, ground.place)
            }
            if (data.viewer !== 2)
                return
            root.table.choice.select("8S")
            keyClick(Qt.Key_Up)
            compare(root.table.choice.aim, grounds()[0].place)
            keyClick(Qt.Key_Down)
            compare(root.table.choice.aim, grounds()[1].place)
        }

        function test_beforeTheHeartsEachPileSaysWhatItWaitsFor_data() { return sizes() }

        function test_beforeTheHeartsEachPileSaysWhatItWaitsFor(data) {
            bench.beginThrones(1)
            show(data)
            const [theirs, ours] = grounds()
            compare(ours.pile.starts, true)
            verify(ours.heartWanted && !theirs.heartWanted)
            for (const ground of [theirs, ours]) {
                verify(ground.pile.waits !== "")
                const words = root.all(item => item.lineCount !== undefined && item.text === ground.pile.waits, ground)
                compare(words.length, 1)
                verify(words[0].width >= words[0].implicitWidth, "not cut")
                compare(root.all(item => item.numberAt !== undefined, ground).length, 0, "no values yet")
                const places = root.all(item => item.depth !== undefined && item.spot !== undefined, ground).sort((a, b) => a.x - b.x)
                verify(places.length >= 6 && places.length <= 8)
                for (let at = 1; at < places.length; ++at)
                    verify(apart(box(places[at]), box(places[at - 1])), `${at}`)
                verify(box(places[places.length - 1]).right <= box(ground).right)
                verify(box(words[0]).right <= box(places[0]).left || box(words[0]).left >= box(places[0]).right)
            }
            const rule = root.all(item => item.lineCount !== undefined && item.text === root.table.game.table.heartRule)
            verify(rule.length <= 1)
            if (rule.length === 1)
                verify(lying("hand").every(card => apart(box(card), box(rule[0]))))
            if (data.width === 1280 && data.height === 800)
                compare(rule.length, 1)
            // The rule makes room for a selected card, which is raised and, in a small hand, even larger than here.
            root.table.choice.select("8H")
            compare(rule.filter(words => words.visible).length, 0)
        }

        function test_cardsCoverThePlaces() {
            bench.thronesToYourTurn()
            show({ width: 1280, height: 800, language: "en" })
            for (const ground of grounds()) {
                const places = root.all(item => item.depth !== undefined && item.spot !== undefined, ground)
                verify(places.length > 0)
                for (const key of lying(ground.place).map(card => card.key))
                    verify(places.every(place => Math.abs(box(place).left - box(root.card(key)).left) > 2), key)
                compare(root.all(item => item.numberAt !== undefined, ground).length, 2)
            }
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

        function test_openHandsLeaveASmallTableInSight_data() { return sizes().filter(size => size.width === 800) }

        function test_openHandsLeaveASmallTableInSight(data) {
            bench.thronesToYourTurn()
            show(data)
            bench.openHands()
            const drawer = () => root.all(item => item.handsOpen !== undefined && item.covers !== undefined)[0]
            tryVerify(() => drawer()?.slide === 1 && root.atRest())
            const panel = box(drawer())
            verify((panel.right - panel.left) * (panel.bottom - panel.top) <= 0.2 * data.width * data.height, JSON.stringify(panel))
            for (const hand of lying("hand"))
                verify(apart(panel, box(hand)), hand.key)
            verify(apart(panel, box(root.named(root.table.turn.primaryText))))
            // The longest hand of the game.
            bench.beginThrones(1)
            bench.openHands()
            tryVerify(() => drawer()?.slide === 1 && root.atRest())
            const faces = root.all(item => item.cardWidth !== undefined && item.card !== undefined && item.back !== undefined, drawer())
            compare(faces.length, 36)
            for (const face of faces)
                verify(box(face).left >= box(drawer()).left && box(face).right <= box(drawer()).right, face.card)
            compare(box(drawer()).bottom, panel.bottom, "still one row a hand")
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
