import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: the person bids by pointer, keyboard and screen reader. How: the real page at Maren's turn; Selma has bid 210,
// and Maren's hand has melds worth 210 with spades as trump.
TableUnderTest {
    id: root

    TestCase {
        name: "PinochleBidding"
        when: windowShown

        function initTestCase() { bench.speak("en") }

        function init() {
            root.width = 1280
            root.height = 800
            Theme.movementFactor = 0
            mouseMove(root, 640, 20)
        }

        function cleanup() { Theme.wordScale = 1 }

        function come(moment, cutthroat) {
            bench.pinochleTo(moment, cutthroat ?? true)
            tryVerify(() => root.page !== null && root.atRest() && root.focused() !== null)
            bench.asked()
        }
        function asked() { return bench.asked().join(" ") }
        function seen(text) { return root.all(item => item.lineCount !== undefined && item.text.replace(/[\u200e\u2068\u2069]/g, "") === text).length > 0 }
        function panel() { return root.all(item => item.lit !== undefined && item.pad !== undefined)[0] ?? null }
        function middle(item) { return item.mapToItem(root, item.width / 2, item.height / 2) }

        function test_theStandingBidIsShownWithThePossibleAnswers() {
            come("bid")
            verify(panel().lit)
            verify(seen("Selma bids"))
            verify(seen("210"))
            verify(seen("What’s your bid?"))
            verify(seen("If you pass, Selma plays for 210 and picks trump."))
            verify(root.named("Pass") !== null)
            verify(root.named("Bid 220") !== null)
            verify(root.named("Bid 230") !== null)
            verify(seen("Run and queen, marriage"))
        }

        function worth() { return root.all(item => item.ranges !== undefined && item.draws !== undefined)[0] ?? null }
        function rows() { return root.all(item => item.modelData?.rangeText !== undefined && item.activeFocusOnTab, worth()) }
        function box(item) { return item.mapToItem(root, Qt.rect(0, 0, item.width, item.height)) }

        function test_whatTheHandIsWorthIsARowASuitWithASentence() {
            firstBid()
            compare(rows().length, 4)
            compare(worth().Accessible.name, "What your hand is worth")
            for (const row of rows())
                compare(row.Accessible.role, Accessible.ListItem)
            verify(/^Spades: 210 in melds, \d+ to \d+ likely\.$/.test(rows()[0].Accessible.name), rows()[0].Accessible.name)
            verify(seen(rows()[0].modelData.rangeText))
            verify(seen("Your melds alone reach 210 with spades."))
            verify(seen("Miss your bid and you lose."))
        }

        function test_whatTheHandIsWorthIsReachedByArrows() {
            firstBid()
            keyClick(Qt.Key_Left)  // From the bid to the pass, and then to the panel beside it.
            keyClick(Qt.Key_Left)
            tryVerify(() => rows().some(row => row.activeFocus))
            keyClick(Qt.Key_Return)
            verify(asked().includes("bid { amount: 210 }"), "Enter still makes the bid")
        }

        // The filled part of a bar is as long as its points, and the standing bid is marked at its place.
        function test_barsAreToScale() {
            come("bid")
            const scale = worth().scale
            verify(scale > rows()[0].modelData.lucky)
            const bar = root.all(item => item.lengthOf !== undefined, rows()[0])[0]
            const close = (length, points) => verify(Math.abs(length - bar.width * points / scale) <= 1, `${length}: ${points}`)
            const inBar = root.all(item => item.parent === bar && item.visible, bar).map(item => item.width)
            const data = rows()[0].modelData
            close(inBar[0], data.lucky - data.likely)
            close(inBar[1], data.likely - data.melds)
            close(inBar[2], data.melds)
            const mark = root.all(item => item.parent === bar, bar)[3]
            close(mark.x + mark.width / 2, 210)
        }

        function test_whatTheHandIsWorthStandsBesideTheBid_data() {
            const data = []
            for (const [width, height] of [[800, 600], [1280, 600], [1280, 800]]) {
                for (const language of ["en", "fa"]) {
                    for (const scale of [1, 1.3])
                        data.push({ tag: `${width}x${height} ${language} ${scale}`, width: width, height: height, language: language, scale: scale })
                }
            }
            return data
        }

        function test_whatTheHandIsWorthStandsBesideTheBid(data) {
            root.width = data.width
            root.height = data.height
            Theme.wordScale = data.scale
            bench.speak(data.language)
            firstBid()
            const [beside, bid] = [box(worth()), box(panel())]
            if (data.language === "fa")
                verify(beside.left >= bid.right && beside.right <= data.width, `${beside} ${bid}`)
            else
                verify(beside.right <= bid.left && beside.left >= 0, `${beside} ${bid}`)
            const hand = root.all(item => item.zone === "hand").map(item => box(item).top)
            verify(beside.bottom <= Math.min(...hand) && bid.bottom <= Math.min(...hand))
            // Rows, title and legend do not run into each other, and nothing in a row is cut.
            const tops = rows().map(row => box(row))
            for (let i = 1; i < tops.length; ++i)
                verify(tops[i].top >= tops[i - 1].bottom - 1)
            for (const words of root.all(item => item.lineCount !== undefined && item.visible && item.text !== "", worth())) {
                const place = box(words)
                verify(!words.truncated, words.text)
                verify(place.left >= beside.left && place.right <= beside.right && place.bottom <= beside.bottom, words.text)
            }
            for (const row of rows()) {
                const bar = root.all(item => item.lengthOf !== undefined, row)[0]
                verify(box(bar).bottom <= box(row).bottom + 2, `${box(bar)} in ${box(row)}`)
                for (const words of root.all(item => item.lineCount !== undefined && item.visible, row))
                    verify(middle(words).y < box(bar).top - 0.3 * words.font.pixelSize, `${words.text} over ${box(bar)}`)
            }
            bench.speak("en")
        }

        // With larger text, a small window has no room for the note directly below the prompt.
        function test_theMeaningOfAPassIsShownAtTheFootOfTheQuestion() {
            root.width = 800
            root.height = 600
            Theme.wordScale = 1.3
            come("bid")
            const note = root.all(item => item.inside !== undefined)[0]
            verify(note.inside)
            verify(seen("If you pass, Selma plays for 210 and picks trump."))
            verify(!note.truncated)
            const foot = item => item.mapToItem(root, 0, item.height).y
            const letters = note.mapToItem(root, 0, (note.height - note.font.pixelSize) / 2).y
            verify(letters >= foot(root.named("Pass")), `${letters}, ${foot(root.named("Pass"))}`)
            verify(foot(note) <= foot(panel()))
        }

        function test_messagesCoverNoQuestionAndNoAnswer() {
            root.width = 800
            root.height = 600
            Theme.wordScale = 1.3
            come("bid")
            bench.application.told("Selma has bid 210, and your hand melds 210 with spades: bid 220, and the tricks will bring more.", "hint")
            const toast = () => root.all(item => item.waiting !== undefined && item.widest !== undefined)[0] ?? null
            tryVerify(() => toast() !== null && toast().opacity === 1)
            const placeOf = item => item.mapToItem(root, Qt.rect(0, 0, item.width, item.height))
            const told = placeOf(toast())
            const words = root.all(item => item.lineCount !== undefined && item.text !== "", panel())
            const note = root.all(item => item.inside !== undefined)[0]
            verify(words.length > 3)
            for (const item of [...words, note, root.named("Pass"), root.named("Bid 220"), root.named("Bid 230")]) {
                const place = placeOf(item)
                verify(told.bottom <= place.top || told.top >= place.bottom || told.right <= place.left || told.left >= place.right,
                    `${told} lies on ${place}: ${item.text}`)
            }
        }

        function test_aBidIsMade_data() {
            return [
                { tag: "with the mouse", act: () => mouseClick(root.named("Bid 220")), amount: 220 },
                { tag: "twenty more with the mouse", act: () => mouseClick(root.named("Bid 230")), amount: 230 },
                { tag: "with its key", act: () => keyClick(Qt.Key_1), amount: 220 },
                { tag: "twenty more with its key", act: () => keyClick(Qt.Key_2), amount: 230 },
                { tag: "with Enter, where the focus is", act: () => keyClick(Qt.Key_Return), amount: 220 },
                { tag: "by a screen reader", act: () => root.named("Bid 230").Accessible.pressAction(), amount: 230 }
            ]
        }

        function test_aBidIsMade(data) {
            come("dealt")
            // The page is already open when the person's turn begins.
            bench.plays("170, 180, 190, 200, 210")
            tryVerify(() => root.named("Bid 230")?.x > root.named("Bid 220")?.x)
            data.act()
            verify(asked().includes(`bid { amount: ${data.amount} }`))
        }

        // Dealt cards come from the middle, where the bid buttons are, and wait there invisibly for their turn.
        function test_aBidIsMadeUnderTheCardsThatAreDealt() {
            Theme.movementFactor = 20  // Slow enough for a busy machine.
            bench.pinochleFirstBid()
            tryVerify(() => root.named("Bid 210")?.x > root.named("Pass")?.x)
            const answer = root.named("Bid 210")
            const at = middle(answer)
            const dealt = () => root.all(item => item.atRest === false && item.zone === "hand" && item.contains(item.mapFromItem(root, at.x, at.y)))
            tryVerify(() => dealt().length > 0)
            mouseClick(answer)
            verify(dealt().length > 0)
            verify(asked().includes("bid { amount: 210 }"))
        }

        function test_aPassIsMade_data() {
            return [
                { tag: "with the mouse", act: () => mouseClick(root.named("Pass")) },
                { tag: "with its key", act: () => keyClick(Qt.Key_P) },
                { tag: "by a screen reader", act: () => root.named("Pass").Accessible.pressAction() }
            ]
        }

        function test_aPassIsMade(data) {
            come("bid")
            data.act()
            verify(asked().includes("bid { }"))
        }

        function test_theCardIsQuietWhileAnotherBids() {
            come("bid")
            bench.plays("220")
            verify(!panel().lit)
            verify(seen("You bid"))
            verify(seen("220"))
            compare(root.named("Pass"), null)
        }

        function stepper() { return root.all(item => item.leap !== undefined && item.stepped !== undefined)[0] ?? null }
        function firstBid() {
            bench.pinochleFirstBid()
            tryVerify(() => root.page !== null && root.atRest() && stepper() !== null)
            bench.asked()
        }

        function test_theKeysBeginOnTheAnswerWhereATableOpensInThePersonsTurn() {
            firstBid()
            tryCompare(root, "focusedName", "Bid 210")
        }

        function test_theFirstBidIsSteppedTo_data() {
            return [
                { tag: "with the mouse", act: () => { mouseClick(root.named("Ten more")); mouseClick(root.named("Ten more")) }, amount: 230 },
                { tag: "downwards", act: () => mouseClick(root.named("Ten less")), amount: 200 },
                { tag: "with plus", act: () => keyClick("+"), amount: 220 },
                { tag: "with minus", act: () => keyClick("-"), amount: 200 },
                { tag: "with the arrows", act: () => { stepper().forceActiveFocus(); keyClick(Qt.Key_Up) }, amount: 220 },
                { tag: "by fifty", act: () => { stepper().forceActiveFocus(); keyClick(Qt.Key_PageUp) }, amount: 260 },
                { tag: "by a screen reader", act: () => stepper().Accessible.increaseAction(), amount: 220 }
            ]
        }

        function test_theFirstBidIsSteppedTo(data) {
            firstBid()
            // The value of the hand's best melds is preset.
            verify(root.named("Bid 210") !== null)
            data.act()
            tryVerify(() => root.named(`Bid ${data.amount}`) !== null)
            compare(bench.asked().length, 0)
            keyClick(Qt.Key_1)
            verify(asked().includes(`bid { amount: ${data.amount} }`))
        }

        function test_aStepThatIsHeldGoesByFifty() {
            firstBid()
            const at = middle(root.named("Ten more"))
            mousePress(root, at.x, at.y)
            tryVerify(() => stepper().bid.amount >= 310, 15000)
            mouseRelease(root, at.x, at.y)
            const amount = stepper().bid.amount
            compare((amount - 210) % 50, 0)
        }

        function test_theFirstBidIsToldToScreenReaders() {
            firstBid()
            compare(stepper().Accessible.role, Accessible.SpinBox)
            compare(stepper().Accessible.name, "First bid: 210")
        }

        function test_nothingIsCutOrCovered_data() {
            const rows = []
            for (const size of [[800, 600], [1280, 800], [1920, 1080]]) {
                for (const moment of ["bid", "trump"])
                    rows.push({ tag: `${moment} ${size[0]}x${size[1]}`, width: size[0], height: size[1], moment: moment })
            }
            return rows
        }

        function test_nothingIsCutOrCovered(data) {
            root.width = data.width
            root.height = data.height
            come(data.moment)
            const box = panel()
            const seat = root.all(item => item.cardsHeld !== undefined && item.widest !== undefined).map(item => item.mapToItem(root, 0, item.height).y)
            verify(box.y > Math.min(...seat))
            verify(box.x >= 0 && box.x + box.width <= data.width)
            verify(box.y + box.height < root.card("AS").y)
        }
    }
}
