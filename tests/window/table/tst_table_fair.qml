import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// The shield in the bar, and its drawer.
TableUnderTest {
    id: root

    SignalSpy { id: pages; target: bench.application; signalName: "pageChanged" }

    TestCase {
        name: "TableFair"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            root.width = 1280
            root.height = 800
            bench.speak("en")
            bench.begin()
            bench.dealToYourTurn()
            tryVerify(() => root.card("KC") !== null)
            tryVerify(() => root.focusedCard() !== "" && root.atRest())
        }

        function cleanup() { bench.speak("en") }

        function drawer() { return root.all(item => item.sheetWidth !== undefined && item.slide > 0)[0] ?? null }
        function shield() { return root.all(item => item.iconName?.startsWith("fair"))[0] ?? null }
        function marks() { return root.all(item => item.markText !== undefined, drawer()).map(item => item.markText) }
        function cards() { return root.all(item => item.spokenState !== undefined && item.cardWidth !== undefined, drawer()) }

        function test_theShieldIsQuietAndSaysHowTheDealStands_data() {
            return [
                { tag: "open", name: "Fair deal: in progress", picture: "fair-open" },
                { tag: "fair", name: "Fair deal: checked", picture: "fair" },
                { tag: "left out", name: "Fair deal: without your part", picture: "fair-none" },
                { tag: "practice", name: "Fair deal: nothing to check", picture: "fair-none" },
                { tag: "unknown", name: "Fair deal: not checked", picture: "fair-none" },
                { tag: "wrong", name: "Fair deal: this deal does not match its numbers", picture: "fair-wrong" }
            ]
        }

        function test_theShieldIsQuietAndSaysHowTheDealStands(row) {
            compare(shield().spokenName, "Fair deal")
            bench.followDeal(row.tag)
            compare(shield().spokenName, row.name)
            compare(shield().Accessible.name, row.name)
            compare(shield().iconName, row.picture)
            compare(shield().ink, row.tag === "wrong" ? Theme.bad : Theme.text2)
            compare(drawer() !== null, row.tag === "wrong", "only an alarm opens the drawer")
        }

        function test_aClickOpensTheDrawerAndEscapeClosesIt() {
            bench.followDeal("fair")
            mouseClick(shield())
            tryVerify(() => drawer() !== null)
            compare(drawer().Accessible.name, "Fair deal")
            compare(drawer().width, 432)
            tryCompare(marks(), "length", 4)
            compare(marks(), ["done", "done", "done", "done"])
            compare(cards().length, 52)
            compare(cards().filter(card => card.opacity < 1).length, 26)
            compare(cards()[0].Accessible.name, "Six of diamonds")
            verify(cards()[51].Accessible.name.endsWith(", not seen"), cards()[51].Accessible.name)
            keyClick(Qt.Key_Escape)
            tryVerify(() => drawer() === null)
            compare(pages.count, 0, "Escape has not asked to leave")
        }

        function test_theKeyFOpensTheDrawerAndClosesIt() {
            keyClick(Qt.Key_F)
            tryVerify(() => drawer() !== null)
            verify(root.all(item => item.text === "Nothing has been dealt here yet.", drawer()).length > 0)
            keyClick(Qt.Key_F)
            tryVerify(() => drawer() === null)
        }

        function test_theShieldIsReachedWithTabAndArrows() {
            bench.followDeal("open")
            for (let i = 0; i < 4; ++i)
                keyClick(Qt.Key_Tab)
            for (let i = 0; i < 8 && root.focused() !== shield(); ++i)
                keyClick(Qt.Key_Right)
            compare(root.focused(), shield())
            keyClick(Qt.Key_Return)
            tryVerify(() => drawer() !== null)
            compare(marks(), ["done", "done", "done", "not yet"])
        }

        function test_anAlarmOpensTheDrawerAtWhateverPageItWas() {
            root.page.toggleDrawer(TableDrawer.Rules)
            bench.followDeal("wrong")
            tryVerify(() => drawer()?.Accessible.name === "Fair deal")
            compare(marks(), ["does not match", "done", "done", "not done"])
            const step = root.all(item => item.markText === "does not match", drawer())[0]
            compare(step.Accessible.name, "The server’s number: does not match")
            verify(step.Accessible.description.includes("The server says"), step.Accessible.description)
            verify(step.Accessible.description.includes("It should be"), step.Accessible.description)
            keyClick(Qt.Key_Escape)
            tryVerify(() => drawer() === null)
            bench.discard("KC")
            wait(50)
            compare(drawer(), null, "once is enough")
        }

        function test_rightToLeftTheDrawerIsAtTheLeftAndThePackIsNotMirrored() {
            bench.speak("fa")
            bench.followDeal("fair")
            keyClick(Qt.Key_F)
            tryVerify(() => root.atRest() && drawer() !== null)
            tryCompare(drawer(), "x", 0)
            tryVerify(() => cards().length === 52)
            const at = card => card.mapToItem(root, 0, 0).x
            verify(at(cards()[0]) < at(cards()[1]))
            const steps = root.all(item => item.markText !== undefined, drawer())
            const mark = steps[0].children[0]
            verify(mark.mapToItem(root, 0, 0).x > drawer().width / 2, "marks begin the line")
            for (const step of steps)
                verify(!/[A-Za-z]{4}/.test(step.step.title), step.step.title)
        }

        function test_howItWorksIsToldIfOneAsks() {
            bench.followDeal("fair")
            keyClick(Qt.Key_F)
            tryVerify(() => root.atRest() && drawer() !== null)
            const told = () => root.all(item => item.text?.includes?.("cardroom-verify"), drawer()).length
            compare(told(), 0)
            const button = root.all(item => item.text === "How it works" && item.clicked !== undefined, drawer())[0]
            button.clicked()
            tryVerify(() => told() > 0)
            button.clicked()
            tryVerify(() => told() === 0)
        }

        function test_nothingIsCut_data() {
            const rows = []
            for (const [width, height] of [[800, 600], [1280, 800], [1920, 1080]])
                for (const language of width === 800 ? ["en", "nb", "fa", "zh"] : ["en"])
                    for (const deal of ["fair", "wrong"])
                        rows.push({ tag: `${deal} ${width}x${height} ${language}`, width, height, language, deal })
            return rows
        }

        function test_nothingIsCut(row) {
            root.width = row.width
            root.height = row.height
            bench.speak(row.language)
            bench.nameAtLength()
            bench.followDeal(row.deal)
            if (row.deal === "fair")
                keyClick(Qt.Key_F)
            tryVerify(() => root.atRest() && drawer() !== null && marks().length === 4)
            const texts = root.all(item => item.lineCount !== undefined && item.text !== "", drawer())
            verify(texts.length > 10, texts.length)
            for (const text of texts) {
                verify(!text.truncated, text.text)
                verify(text.contentWidth <= text.width + 1, `${text.text}: ${text.contentWidth} of ${text.width}`)
            }
        }

        function test_whereCardsComeFromAFileThereIsNoShield() {
            verify(shield() !== null)
            bench.beginBots()
            tryVerify(() => root.page !== null && root.atRest())
            compare(shield(), null)
        }
    }
}
