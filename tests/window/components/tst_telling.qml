import QtQuick
import QtTest
import Cardroom.Translations
import Cardroom.Ui

Item {
    id: root

    width: 800
    height: 400

    Toast { id: toast }
    Bubble { id: bubble; y: 100 }
    ScoreNumber { id: score; y: 200; score: 10 }
    Plaque { id: plaque; y: 250; name: "Maren"; secondLine: "Your turn" }

    DialogPanel {
        id: dialog

        title: "Leave the table?"
        contentItem: Row {
            QuietButton { id: stay; text: "Stay"; focus: true }
            QuietButton { id: leave; text: "Leave" }
        }
    }
    PrimaryButton { id: behind; y: 330; text: "Behind" }

    Component {
        id: words

        BodyText { x: 5000 }
    }

    TestCase {
        name: "Telling"
        when: windowShown

        function init() {
            Theme.movementFactor = 0
            toast.clear()
            plaque.toAct = false
            plaque.secondsLeft = -1
            plaque.name = "Maren"
            plaque.secondLine = "Your turn"
            plaque.thinking = false
            plaque.team = ""
            plaque.hearts = -1
            plaque.cardsHeld = 0
            plaque.score = ""
            plaque.widest = Theme.px(300)
            plaque.LayoutMirroring.enabled = false
        }

        function test_aToastShowsOneMessageAfterTheOther() {
            toast.show("First.", "clock")
            toast.show("Second.", "")
            compare(toast.current.text, "First.")
            toast.next()
            compare(toast.current.text, "Second.")
            toast.next()
            verify(!toast.shown)
        }

        function test_oneLineInABubbleStaysOneLine() {
            const words = bubble.children[bubble.children.length - 1]
            for (const said of ["f1", "Hello there", "f21", "One moment", "A", "Thanks for the game"]) {
                bubble.say(said, "")
                compare(words.lineCount, 1, said)
                verify(words.contentWidth > 0 && words.contentWidth <= words.width, said)
                fuzzyCompare(words.y + words.height / 2, bubble.height / 2, 1)
                compare(words.lineHeight, 1, said)
            }
        }

        function test_aSentenceKeepsItsDirectionWhateverNameIsInIt() {
            toast.show("سلام takes a seat.", "")
            verify(toast.children.length > 0)
            compare(Words.directed("سلام takes a seat."), "\u200eسلام takes a seat.")
        }

        function test_aToastThatIsNoLongerTrueDisappears() {
            toast.show("It is not your turn.", "")
            toast.show("Bo is back.", "")
            toast.withdraw("It is not your turn.")
            compare(toast.current.text, "Bo is back.")
            toast.show("It is not your turn.", "")
            toast.withdraw("It is not your turn.")
            compare(toast.current.text, "Bo is back.")
            toast.next()
            verify(!toast.shown)
        }

        function test_aHintReplacesTheOneBefore() {
            toast.show("Play the king.", "hint")
            toast.show("Bo is back.", "")
            toast.show("Play the queen.", "hint")
            compare(toast.current.text, "Bo is back.")
            toast.show("Play the jack.", "hint")
            toast.next()
            compare(toast.current.text, "Play the jack.")
            toast.next()
            verify(!toast.shown)
        }

        function test_aToastWaitsForAQuestionInItsPlace() {
            toast.held = true
            toast.show("First.", "")
            verify(!toast.shown)
            toast.held = false
            verify(toast.shown)
            compare(toast.current.text, "First.")
            toast.next()
            verify(!toast.shown)
        }

        function test_aToastIsNotSaidTwice() {
            toast.show("First.", "")
            toast.show("First.", "")
            toast.next()
            verify(!toast.shown)
        }

        function test_aScoreCountsAndShowsTheDifference() {
            score.score = 17
            tryCompare(score, "difference", 7)
            compare(score.Accessible.name, "17")
            score.score = 14
            tryCompare(score, "difference", -3)
        }

        function test_aScoreThatReturnsAtOnceHasNotChanged() {
            score.score = 20
            tryVerify(() => score.was === 20)
            const before = score.difference
            score.score = 15
            score.score = 20
            wait(0)
            compare(score.difference, before)
        }

        function test_aPlaqueIsLitWhenItIsItsTurn() {
            plaque.toAct = true
            plaque.secondsLeft = 19
            verify(!plaque.urgent)
            plaque.secondsLeft = 5
            verify(plaque.urgent)
            plaque.toAct = false
            verify(!plaque.urgent)
        }

        function test_aPlaqueIsAsWideAsItsWordsButNotWiderThanItMayBe() {
            const before = plaque.implicitWidth
            plaque.name = "WWWWWWWWWWWWWWWWWWWWWWWW"
            verify(plaque.implicitWidth > before)
            verify(plaque.implicitWidth <= plaque.widest)
            verify(plaque.implicitWidth > plaque.widest - 40)
        }

        // The plaque's visible items with this text.
        function wordsWith(text) {
            const found = []
            const look = item => {
                if (item.text === text && item.visible)
                    found.push(item)
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(plaque)
            return found
        }

        // The leading edge of the plaque's only item with this text.
        function beginning(text) {
            const found = wordsWith(text)
            compare(found.length, 1)
            return found[0].mapToItem(plaque, plaque.LayoutMirroring.enabled ? found[0].width : 0, 0).x
        }

        function test_bothLinesOfAPlaqueBeginTogether() {
            compare(beginning("Maren"), beginning("Your turn"))
            plaque.LayoutMirroring.enabled = true
            plaque.LayoutMirroring.childrenInherit = true
            compare(beginning("Maren"), beginning("Your turn"))
            verify(beginning("Maren") > plaque.width / 2)
        }

        function test_aPlaqueTellsNameAndState() {
            compare(plaque.Accessible.name, "Maren")
            compare(plaque.Accessible.description, "Your turn")
        }

        function test_aDialogKeepsTheKeyboardAndEscapeClosesIt() {
            behind.forceActiveFocus(Qt.TabFocusReason)
            dialog.open()
            tryVerify(() => dialog.opened)
            verify(stay.activeFocus)
            keyClick(Qt.Key_Tab)
            verify(leave.activeFocus)
            keyClick(Qt.Key_Tab)
            verify(stay.activeFocus)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !dialog.visible)
            tryVerify(() => behind.activeFocus)
        }

        function test_aBotThatThinksKeepsAllLettersOfItsNameInANarrowPlaque() {
            plaque.name = "Hugo"
            plaque.secondLine = "Clever bot"
            plaque.team = "theirs"
            plaque.cardsHeld = 12
            plaque.hearts = 3
            plaque.widest = Theme.px(254)
            tryVerify(() => wordsWith("Clever bot").length === 1)
            plaque.thinking = true
            tryVerify(() => !wordsWith("Hugo")[0].truncated)
            tryVerify(() => wordsWith("Clever bot").length === 0)
            // If there is room, the dots appear next to the name.
            plaque.widest = Theme.px(400)
            tryVerify(() => wordsWith("Clever bot").length === 1)
        }

        function test_thePictureOfHeldCardsGivesWayToWords() {
            plaque.name = "Iris"
            plaque.secondLine = "Played 10♣ on theirs"
            plaque.team = "theirs"
            plaque.cardsHeld = 11
            plaque.hearts = 2
            plaque.widest = Theme.px(254)
            tryVerify(() => !wordsWith(plaque.secondLine)[0].truncated)
            tryVerify(() => wordsWith("11").length === 1)
        }

        function test_theEveningsScoreIsHiddenWhileTheHandIsShownInNumbers() {
            plaque.score = "47"
            tryVerify(() => wordsWith("47").length === 1)
            plaque.hearts = 2
            tryVerify(() => wordsWith("47").length === 0)
            plaque.hearts = -1
            tryVerify(() => wordsWith("47").length === 1)
            // The same applies during the countdown.
            plaque.toAct = true
            plaque.secondsLeft = 28
            tryVerify(() => wordsWith("47").length === 0)
            tryVerify(() => wordsWith("28").length === 1)
        }

        function test_nothingIsSmallerThanThirteenPixels() {
            const text = createTemporaryObject(words, root, { size: 4 })
            verify(text.font.pixelSize >= 13)
        }
    }
}
