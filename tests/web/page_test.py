#!/usr/bin/python3
"""page_test.py FILES SCENES: the page in a browser, with recorded scenes. FILES: the page as built; SCENES: a folder of
recordings, or the program cardroom-scene, which makes them. Prints what is wrong, and returns 1 then."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import SKIPPED, Browser
from page_stand import Stand, size_of

SCENES = """first-start home-tables lan-tables host-table host-table-page host-table-pasur
guest-table ask-password ask-close
lucky-thirteen lucky-thirteen-dealt lucky-thirteen-selected lucky-thirteen-others-turn lucky-thirteen-hint
lucky-thirteen-counted lucky-thirteen-result lucky-thirteen-break lucky-thirteen-friend-missing lucky-thirteen-held
lucky-thirteen-watching lucky-thirteen-look-back lucky-thirteen-take-back connection-lost bots-playing
thrones-heart thrones thrones-selected thrones-battle thrones-long-pile thrones-result thrones-watching
pasur-first-deal pasur pasur-choice pasur-many-choices pasur-full-pool pasur-sur pasur-four pasur-round-end pasur-result
pinochle-bid pinochle-first-bid pinochle-trump pinochle-trump-shown pinochle-turned pinochle-taken pinochle-keep
pinochle-melds pinochle-lead pinochle-trick pinochle-result pinochle-watching
replay replay-as-player replay-end replay-thrones-own replay-thrones-end replay-pinochle-end review review-chance""".split()
SIZES = [(390, 844, True), (360, 640, False), (844, 390, True)]
WHOLE_MAX = 200_000       # Bytes that a browser fetches.
FIRST_CARD_MAX = 100_000  # ... until it can show a card.

faults = []


def check(what, is_so):
    if not is_so:
        faults.append(what)
        print("WRONG:", what)


class Recordings:
    def __init__(self, source):
        self.source = pathlib.Path(source)
        self.made = None if self.source.is_dir() else tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.made.name) if self.made else self.source

    def of(self, scene):
        file = self.folder / f"{scene}.json"
        if not file.exists():
            subprocess.run([self.source, "--mirror", file, scene], check=True, timeout=60,
                           env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, stderr=subprocess.DEVNULL)
        return file


def touch(browser, kind, x=0, y=0):
    browser.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [] if kind == "touchEnd" else [{"x": x, "y": y}]})


def middle(browser, selector):
    return browser.until(f"const element = document.querySelector({selector!r}); if (!element) return null;"
                         "const box = element.getBoundingClientRect();"
                         "return [box.left + Math.min(20, box.width / 2), box.top + box.height / 2]")


def frame(browser):
    browser.until("return new Promise(done => requestAnimationFrame(() => done(true)))")


def tap(browser, selector):
    x, y = middle(browser, selector)
    touch(browser, "touchStart", x, y)
    touch(browser, "touchEnd")


def asked(stand, browser, *wanted):
    """Waits until the page has called that function with these arguments."""
    call = {"call": [wanted[0], wanted[1], list(wanted[2:])]}
    end = time.monotonic() + 5
    while time.monotonic() < end:
        if any({"call": one.get("call")} == call for one in stand.asked):
            return True
        browser.driver.execute_script("return 0")
    return False


def looks(stand, recordings):
    """Every scene opens in every size, without a complaint from the browser or a text that is cut off."""
    for width, height, safe in SIZES:
        with Browser(width, height) as browser:
            for scene in SCENES:
                stand.show(recordings.of(scene))
                check(f"{scene} at {width} x {height} opens", browser.open(stand.address))
                browser.dress(safe=safe)
                browser.until("return document.fonts.status === 'loaded'")
                frame(browser)
                frame(browser)
                for complaint in browser.complaints():
                    check(f"{scene} at {width} x {height}: {complaint}", False)
                for text in browser.overflows():
                    check(f"{scene} at {width} x {height}: {text}", False)
                stand.hang_up()


def invites(stand, browser, show):
    """How others are brought to a table."""
    show("host-table-page")
    link = stand.first[0]["new"]["setup"]["invitation"]["link"]
    check("the panel has the table's link, for tests at a real table",
          browser.until(f"return document.querySelector('.invite').dataset.link === {link!r}"))
    page = stand.first[0]["new"]["setup"]["invitation"]["page"]
    check("the table's code is shown, with four light modules around it", browser.until(
        "const code = document.querySelector('.invite .qr'); return code?.getAttribute('aria-label') === 'The link to this table as a QR code'"
        f" && code.getAttribute('viewBox') === '0 0 {len(page['code']) + 8} {len(page['code']) + 8}'"
        " && code.querySelector('path').getAttribute('d').startsWith('M4 4h7v1h-7z')"))
    check("with the address to type", browser.until(f"return document.querySelector('.invite').textContent.includes({page['address']!r})"))
    tap(browser, ".invite .qr")
    check("a tap shows it large", browser.until("return document.querySelector('.code-sheet .qr')?.getBoundingClientRect().width > 250"))
    browser.driver.execute_script("history.back()")
    check("a step back closes it", browser.until("return document.querySelector('.code-sheet') === null"))
    browser.driver.execute_script("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); };")
    tap(browser, ".invite .button")
    check("the link is copied", browser.until(f"return window.copied === {page['link']!r}"))
    check("and the person is told so", asked(stand, browser, "app.setup.invitation", "copyPage"))
    browser.driver.execute_script("navigator.clipboard.writeText = () => Promise.reject();")
    tap(browser, ".invite .button")
    check("no button remains where copying fails", browser.until("return document.querySelector('.invite .button') === null"))
    stand.tell([{"at": "app.setup.invitation", "set": {"page": dict(page, link="", code=[], trouble="Only this machine.")}}])
    check("a code that leads nowhere is not shown", browser.until(
        "const panel = document.querySelector('.invite'); return panel.textContent.includes('Only this machine.') && !panel.querySelector('.qr')"))


def replays(stand, recordings):
    """A finished game is watched again, while a table waits behind it."""
    waiting = json.loads(recordings.of("lucky-thirteen-result").read_text())[0]["new"]["table"]
    waiting["fair"]["record"] = "1.cardroom"
    hands = json.loads(recordings.of("lucky-thirteen").read_text())[0]["new"]["table"]
    not_yours = dict(hands["turn"], yours=False)

    def show(browser, table):
        stand.hang_up()
        stand.show(recordings.of("replay"))
        stand.first[0]["new"]["table"] = table
        check("a replay opens", browser.open(stand.address))

    def turn_to(page):
        stand.tell([{"at": "app", "set": {"page": page}}])

    def has_asked(where, what):
        return any(one.get("call", [])[:2] == [where, what] for one in stand.asked)

    replaying = "return document.querySelector('.replaying') !== null"
    with Browser(1280, 800, touch=False) as browser:
        def press(key):
            ActionChains(browser.driver).send_keys(key).perform()

        def hold(key, selector="body"):
            """What a browser tells while a key is held down. Returns whether it then does what it does for that key."""
            return browser.driver.execute_script(
                "return document.querySelector(arguments[1]).dispatchEvent(new KeyboardEvent('keydown',"
                " {key: arguments[0], code: '', repeat: true, bubbles: true, cancelable: true}))", key, selector)

        show(browser, dict(hands, turn=not_yours))
        last = stand.first[0]["new"]["replay"]["count"] - 1
        check("the strip of a replay is no status", browser.until("return document.querySelector('.strip:not([role])') !== null"))
        for key in ("Home", " ", "e"):
            hold(key)
        check("Enter that is held down presses no button", not hold("Enter", ".actions .button"))
        press("l")
        check("L opens the log", browser.until("return document.querySelector('.talk-sheet') !== null"))
        press(Keys.ESCAPE)
        check("Escape closes it", browser.until("return document.querySelector('.talk-sheet') === null"))
        press("e")
        press(Keys.END)
        check("End leads to the end", asked(stand, browser, "app.replay", "goTo", last))
        calls = [one["call"] for one in stand.asked if "call" in one]
        check(f"keys that are held down ask for nothing, and the chat is not read: {calls}",
              calls == [["app.replay", "beginReview", []], ["app.replay", "goTo", [last]]])
        check("a review that has not begun is not shown", browser.until("return document.querySelector('.sheet') === null"))
        check("the handle of the bar is there", browser.until("return document.querySelector('.place .handle') !== null"))
        stand.tell([{"at": "app.table.turn", "set": {"yours": True}}])
        check("a turn behind the replay is told", browser.until("return document.querySelector('button.strip.lit') !== null"))
        check("and leaves the focus where it is", browser.until("return document.activeElement === document.body"))
        turn_to("TablePage")
        check("back at the table, the focus is in the hand", browser.until("return document.activeElement.matches('.hand .card')"))

        stand.hang_up()
        stand.show(recordings.of("replay"))
        replay = stand.first[0]["new"]["replay"]
        stand.first[0]["new"].update(table=waiting, page="TablePage")
        check("a result opens", browser.open(stand.address))
        for opens in (False, True):
            check("its game can be reviewed", browser.until(
                "const one = [...document.querySelectorAll('.again-line button')].pop(); if (one) one.click(); return one !== undefined"))
            check("which opens it", asked(stand, browser, "app.ways", "watchGame", "1.cardroom"))
            turn_to("ReplayPage" if opens else "SetupPage")
            browser.until(replaying if opens else "return document.querySelector('.lobby') !== null")
            if opens:
                check("and begins its review", asked(stand, browser, "app.replay", "beginReview"))
            else:
                stand.tell([{"at": "app.replay", "set": {"at": replay["at"]}}])
                check("no review begins of a game that does not open", not has_asked("app.replay", "beginReview"))
                stand.asked.clear()
                turn_to("TablePage")

    with Browser(390, 844) as browser:
        show(browser, dict(hands, turn=not_yours))
        x, y, right = browser.until(
            "const box = document.querySelector('.place .line')?.getBoundingClientRect();"
            "return box && [box.left, box.top + box.height / 2, box.right]")
        touch(browser, "touchStart", x + 2, y)
        touch(browser, "touchMove", right - 2, y)
        check("a finger moves the handle", browser.until("return document.querySelector('.handle').style.insetInlineStart === '100%'"))
        turn_to("TablePage")
        check("the replay can close meanwhile", browser.until("return document.querySelector('.replaying') === null"))
        touch(browser, "touchEnd")
        turn_to("ReplayPage")
        check("and opens again", browser.until(replaying))
        check("without that finger", browser.until("return document.querySelector('.handle').style.insetInlineStart !== '100%'"))
        stand.asked.clear()
        touch(browser, "touchStart", x + 1, y)
        touch(browser, "touchEnd")
        check("another finger is followed", asked(stand, browser, "app.replay", "goTo", 0))


def plays(stand, recordings):
    """What a finger does on a table."""
    with Browser(390, 844) as browser:
        def show(scene, **preferences):
            stand.hang_up()
            stand.show(recordings.of(scene), **preferences)
            check(f"{scene} opens", browser.open(stand.address))
            browser.until("return document.getAnimations().every(one => one.playState === 'finished' || one.effect.getComputedTiming().iterations === Infinity)")

        def tell(*changes):
            stand.tell(list(changes))

        show("lucky-thirteen")
        hello = stand.asked[0].get("hello", {}) if stand.asked else {}
        check("the page says hello", hello.get("version") == 1 and hello.get("table") == "")
        tap(browser, "[data-key='8S']")
        check("a tap selects the card", asked(stand, browser, "app.table.choice", "select", "8S"))
        tell({"at": "app.table.choice", "set": {"selected": "8S", "considered": "8S", "aim": "discards",
                                                "ways": [{"id": "discards", "allowed": True, "text": "Discard 8♠", "whyNot": ""}]}},
             {"at": "app.table.turn", "set": {"primaryText": "Discard 8♠", "primaryReady": True}})
        check("the selected card is raised", browser.until("return document.querySelector(\"[data-key='8S'].raised[aria-selected='true']\") !== null"))
        check("the button says what will happen", "Discard 8♠" in browser.until("return document.querySelector('.button.primary').textContent"))
        tap(browser, "[data-key='8S']")
        check("another tap plays it", asked(stand, browser, "app.table.turn", "primary"))
        stand.asked.clear()
        tap(browser, ".pile-label")
        check("a tap on the cloth puts it back", asked(stand, browser, "app.table.choice", "clearSelection"))
        tell({"at": "app.table.choice", "set": {"selected": "", "considered": "", "aim": "", "ways": []}})
        x, y = middle(browser, "[data-key='7H']")
        touch(browser, "touchStart", x, y)
        # The finger rests before it is lifted: the next touch would only stop a fling otherwise.
        for up in (10, 30, 60, 120, 200) + 12 * (200,):
            touch(browser, "touchMove", x, y - up)
            frame(browser)
        touch(browser, "touchEnd")
        check("a card that is dragged up is played", asked(stand, browser, "app.table.choice", "playAt", "7H", "discards"))
        before = browser.driver.execute_script("return document.querySelectorAll('.hand .card').length")
        row = next(at for at, card in enumerate(stand.first[0]["new"]["table"]["game"]["cards"]) if card["key"] == "8S")
        card = dict(stand.first[0]["new"]["table"]["game"]["cards"][row], zone="discards", place=2, places=3, playable=False)
        tell({"at": "app.table.game.cards", "rows": [row, 1, [card]]})
        check("a card leaves the hand", browser.until(f"return document.querySelectorAll('.hand .card').length === {before - 1}"))
        check("and lies on the table", browser.until("return document.querySelector(\".board [data-key='8S']\") !== null"))
        tell({"at": "app", "signal": "told", "with": ["<b>Jonas</b> says <font color=\"suit-hearts\">10♥</font> &lt;img&gt;", "info"]})
        check("a notice is shown as text", browser.until("const toast = document.querySelector('.toast'); return toast && toast.textContent.includes('Jonas says 10♥ <img>')"))
        tell({"at": "app", "set": {"windowTitle": "Somebody’s turn"}}, {"at": "app", "signal": "announced", "with": ["Jonas discards."]})
        check("the title follows", browser.until("return document.title === 'Somebody’s turn'"))
        check("it is announced", browser.until("return document.querySelector('[aria-live=polite]').textContent.includes('Jonas discards.')"))

        tap(browser, ".bar .with-dot button")
        check("the chat opens", browser.until("return document.querySelector('.talk-sheet') !== null"))
        check("the focus is in it", browser.until("return document.activeElement.closest('.sheet') !== null"))
        browser.driver.execute_script("document.querySelector('.say input').value = 'Hello <b>';"
                                      "document.querySelector('.say').requestSubmit()")
        check("what is written is sent", asked(stand, browser, "app.table.chat", "say", "Hello <b>"))
        browser.driver.execute_script("history.back()")
        check("a step back closes it", browser.until("return document.querySelector('.talk-sheet') === null"))

        tap(browser, ".bar button[aria-label='Menu']")
        check("the menu has the rules", browser.until(
            "const entry = [...document.querySelectorAll('.menu .row')].find(one => one.textContent === 'Rules');"
            "if (entry) entry.click(); return entry !== undefined"))
        check("the rules are asked for", asked(stand, browser, "app", "rulesOf", "lucky-thirteen"))
        check("and are on their way", browser.until("return document.querySelector('.rules[aria-busy=true] .arc') !== null"))
        stand.asked.clear()
        stand.hang_up()
        check("are asked for again after a lost connection", asked(stand, browser, "app", "rulesOf", "lucky-thirteen"))
        request = next(one for one in stand.asked if one.get("call", [])[1:2] == ["rulesOf"])
        part = {"title": "Make <b>thirteen</b>", "text": "", "timesSpoken": "", "times": [], "closing": "", "examples": [],
                "lines": [{"figure": "1", "icon": "", "title": "One", "text": "First"}],
                "worths": [{"cards": ["KC"], "text": "Clubs", "points": 7}]}
        tell({"answer": request["id"], "value": {"first": [part], "second": []}})
        check("the rules are shown as text", browser.until("return document.querySelector('.rules h3')?.textContent === 'Make <b>thirteen</b>'"))
        check("with what cards are worth", browser.until("return document.querySelector('.rules .points').textContent === '7'"))
        browser.driver.execute_script("history.back()")
        check("a step back closes the rules", browser.until("return document.querySelector('.rules') === null"))
        ActionChains(browser.driver).send_keys("r").perform()
        check("R opens them", browser.until("return document.querySelector('.rules') !== null"))
        ActionChains(browser.driver).send_keys(Keys.ESCAPE).perform()
        check("and Escape closes them", browser.until("return document.querySelector('.rules') === null"))

        stand.refused = True
        stand.hang_up()
        check("a lost connection is told", browser.until("return document.querySelector('.sheet.lost') !== null"))
        stand.refused = False
        check("and comes back", browser.until("return document.querySelector('.sheet.lost') === null && document.querySelector('.hand .card')", 15))

        show("thrones-selected")
        tap(browser, ".pile-panel.theirs .pile-name")
        check("a tap on a pile aims", asked(stand, browser, "app.table.choice", "aimAt", "pile-0"))
        show("pasur-choice")
        tap(browser, ".choice:nth-of-type(1)")
        check("a tap on a choice aims", asked(stand, browser, "app.table.choice", "aimAt", "AS-3D"))
        show("pinochle-keep")
        tap(browser, "[data-key='TH']")
        check("a tap marks a card to keep", asked(stand, browser, "app.table.choice", "select", "TH"))
        show("pinochle-bid")
        tap(browser, ".actions .outline")
        check("a bid is made", any(one.get("call", [""])[0] == "app.table.choice" for one in stand.asked) or
              asked(stand, browser, "app.table.choice", "act", "bid-230"))
        show("host-table")
        tap(browser, ".lobby-seat.open .button")
        check("a bot is added", asked(stand, browser, "app.setup.people", "setBot", 1, "clever", 1000))
        invites(stand, browser, show)
        show("first-start")
        tap(browser, ".first .primary")
        check("a name is given", asked(stand, browser, "app", "begin", "Maren") or
              any(one.get("call", [])[:2] == ["app", "begin"] for one in stand.asked))
        for complaint in browser.complaints():
            # The connection that was cut, and refused, on purpose.
            check(f"while playing: {complaint}", "/stream/" in complaint or "/send/" in complaint)

    with Browser(1280, 800, touch=False) as browser:
        stand.hang_up()
        stand.show(recordings.of("lucky-thirteen"))
        browser.open(stand.address)

        def press(key):
            ActionChains(browser.driver).send_keys(key).perform()

        check("the focus begins in the hand", browser.until("return document.activeElement.matches('.hand .card')"))
        press("1")
        check("a number selects a card", asked(stand, browser, "app.table.choice", "select", "8S"))
        press(Keys.ARROW_RIGHT)
        press(Keys.SPACE)
        check("arrows and Space select", asked(stand, browser, "app.table.choice", "select", "7H"))
        press("h")
        check("H asks for a hint", asked(stand, browser, "app.table.turn", "hint"))
        press(Keys.ESCAPE)
        check("Escape asks before leaving", asked(stand, browser, "app.ways", "askToLeave"))

        def greeting():
            stand.hang_up()
            stand.asked.clear()
            browser.open(stand.address)
            return next((one["hello"] for one in stand.asked if "hello" in one), {})

        check("with a seat, nothing says to watch", greeting().get("watch") is False)
        stand.tell([{"at": "app.setup.invitation", "set": {"link": "/t/0f"}},
                    {"at": "app.table.people", "set": {"watching": True}}])
        check("who watches is known", browser.until("return sessionStorage.getItem('cardroom.watched') === '0f'"))
        hello = greeting()
        check("and watches that table again", hello.get("table") == "0f" and hello.get("watch") is True)

        stand.hang_up()
        stand.show(recordings.of("first-start"))
        browser.open(stand.address)
        radios = "document.querySelectorAll('.languages [role=radio]')"
        check("Tab stops once in a choice",
              browser.until(f"return [...{radios}].filter(one => one.tabIndex === 0).length === 1"))
        browser.until(f"const all = {radios}; all[0].focus(); return document.activeElement === all[0]")
        press(Keys.ARROW_LEFT)
        check("an arrow goes on to the last one",
              browser.until(f"const all = {radios}; return document.activeElement === all[all.length - 1]"))
        check("and chooses it", any(one.get("set", [""])[0] == "app.preferences" for one in stand.asked))


def main():
    if "--looks" in sys.argv and os.environ.get("CARDROOM_BROWSERS") != "1":
        print("Asked for with CARDROOM_BROWSERS=1, as by deploy/test browsers.")
        return SKIPPED
    files, scenes = sys.argv[1:3]
    whole, needed = size_of(files)
    print(f"the page has {whole} bytes, {needed} of them until the first card")
    check("the page is small", whole <= WHOLE_MAX)
    check("the first card is near", needed <= FIRST_CARD_MAX)
    stand = Stand(files)
    recordings = Recordings(scenes)
    if "--looks" not in sys.argv:
        plays(stand, recordings)
        replays(stand, recordings)
    if "--plays" not in sys.argv:
        looks(stand, recordings)
    print(f"{len(faults)} faults" if faults else "all is well")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
