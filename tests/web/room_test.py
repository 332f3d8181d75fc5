#!/usr/bin/python3
"""room_test.py PROGRAMS PART...: two people play in browsers at a real table, with the server and the gateway in the
folder PROGRAMS. PART: a kind, such as "pasur", for a whole game between two phones, in which every card is played by
touch; "keys-" and a kind for a guest with nothing but a keyboard; "webkit-" and a kind for a guest with WebKit; "stream"
for a guest whose browser opens no WebSocket; "troubles" for a game in which a page is reloaded, the server is killed and
the gateway is killed. Prints what is wrong, and returns 1 if anything is."""
import os
import sys
import time

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from browser import SKIPPED, Browser, WebKit
from card_room import CardRoom

KINDS = {"lucky-thirteen": "Lucky Thirteen", "thrones": "Game of Thrones", "pasur": "Pasur", "pinochle": "Pinochle"}
GAME_MAX = 420  # Seconds; a game of Pasur against bots at their usual pace takes three minutes.

# The page shows a seat with its cards, and no sign of a lost connection.
SEATED = "return document.querySelectorAll('[role=option]').length >= 2 && !document.querySelector('.lost')"

faults = []


def check(what, is_so):
    if not is_so:
        faults.append(what)
        print("WRONG:", what, flush=True)


class Person:
    """Somebody at a browser, who uses nothing but what is on the screen; `press` is how."""

    name = ""
    over = False

    def press(self, item):
        raise NotImplementedError

    def shown(self):
        return self.driver.execute_script("return document.body.innerText")

    def tap(self, selector, text=""):
        """Presses the item; returns False if there is no such item."""
        item = self.driver.execute_script(
            "const all = [...document.querySelectorAll(arguments[0])].filter(one => one.getClientRects().length && !one.closest('[inert]'));"
            "return all.find(one => (one.getAttribute('aria-label') ?? one.innerText).includes(arguments[1])) ?? null",
            selector, text)
        if item is None:
            return False
        try:
            self.press(item)
        except StaleElementReferenceException:
            return False  # It has gone in the meantime.
        return True

    def taps(self, selector, text=""):
        """Presses the item once it is there."""
        end = time.monotonic() + 15
        while not self.tap(selector, text):
            if time.monotonic() > end:
                raise RuntimeError(f"{self.name} finds no {text or selector} in: {self.shown()}")
            time.sleep(0.05)

    def waits_for(self, script, meanwhile=lambda: None):
        end = time.monotonic() + 20
        while not self.driver.execute_script(script):
            if time.monotonic() > end:
                raise RuntimeError(f"{self.name} waits for {script} in: {self.shown()}")
            meanwhile()
            time.sleep(0.1)

    def comes_in(self, address):
        self.open(address)
        self.taps("input")
        self.driver.find_element("css selector", "input").send_keys(self.name)
        self.taps(".primary:not(.waits):not(:disabled)")

    def cards(self):
        return self.driver.execute_script(
            "return [...document.querySelectorAll('[role=option]')].map(one => one.getAttribute('aria-label'))")

    def is_over(self):
        """Whether the result has been shown; this person then does nothing more."""
        self.over = self.over or self.driver.execute_script("return document.querySelector('.ending-row') !== null")
        return self.over

    def acts(self):
        """Presses the lit button, or selects a card that may be played. Returns True if a button was pressed."""
        if self.tap(".primary:not(.waits):not(:disabled)"):
            return True
        self.tap("[role=option][aria-disabled=false]:not([aria-selected=true])")
        return False

    def where(self, item):
        """The middle of the item, or the edge of a card in a fan."""
        return self.driver.execute_script(
            "const one = arguments[0]; one.scrollIntoView({block: 'nearest'}); const box = one.getBoundingClientRect();"
            "const card = one.matches('[role=option]');"
            "return [box.left + (card ? 18 : box.width / 2), box.top + (card ? 30 : box.height / 2)]", item)


class Chromium(Person, Browser):
    def __init__(self, name, width, height, touch):
        super().__init__(width, height, touch)
        self.name = name
        # No animations: a tap on a sheet that is still sliding in would hit something else.
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})


class Phone(Chromium):
    """With a phone, and a finger."""

    def __init__(self, name, without_sockets=False):
        super().__init__(name, 390, 844, touch=True)
        if without_sockets:
            self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
                "source": "window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.(), 0); } close() {} };"})

    def press(self, item):
        x, y = self.where(item)
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Typist(Chromium):
    """With a laptop, and nothing but its keyboard."""

    STOPS = 120  # More than any page has.

    def __init__(self, name):
        super().__init__(name, 1280, 800, touch=False)

    def key(self, key):
        ActionChains(self.driver).send_keys(key).perform()

    def press(self, item):
        is_focused = "return document.activeElement === arguments[0]"
        # Within the hand, the arrow keys lead from card to card: this many to the right.
        distance = ("const at = card => card.matches('[role=option]') ? Number(card.getAttribute('aria-posinset')) : NaN;"
                    "return at(arguments[0]) - at(document.activeElement) || 0")
        for _ in range(self.STOPS):
            if self.driver.execute_script(is_focused, item):
                break
            steps = self.driver.execute_script(distance, item)
            self.key(Keys.ARROW_RIGHT if steps > 0 else Keys.ARROW_LEFT if steps < 0 else Keys.TAB)
        else:
            name = self.driver.execute_script("return arguments[0].getAttribute('aria-label') ?? arguments[0].innerText", item)
            check(f"{self.name} reaches {name} by keys", False)
            raise RuntimeError(self.shown())
        self.key(Keys.SPACE if self.driver.execute_script("return arguments[0].matches('[role=option]')", item) else
                 "" if self.driver.execute_script("return arguments[0].matches('input')", item) else Keys.ENTER)


class Tablet(Person, WebKit):
    """With a tablet whose browser is WebKit, and a pointer: its driver knows no touch."""

    def __init__(self, name):
        super().__init__(820, 1180)
        self.name = name

    def press(self, item):
        x, y = self.where(item)
        pointer = ActionBuilder(self.driver)
        pointer.pointer_action.move_to_location(int(x), int(y)).click()
        pointer.perform()


def gather(room, host, guest, kind):
    """One hosts a table of that kind, the other finds it in the list, bots take the other seats, and cards are dealt."""
    host.comes_in(room.address)
    host.taps("button", "Host a table")
    host.taps("button", KINDS[kind])
    host.waits_for("return document.querySelector('.lobby') !== null")
    guest.comes_in(room.address)
    guest.taps("li button", "Join")
    # A table for two starts automatically.
    host.waits_for("return document.querySelectorAll('[role=option]').length > 0", lambda: host.tap(".lobby .primary", "tart"))
    guest.waits_for("return document.querySelectorAll('[role=option]').length > 0")


def play(phones, between=lambda: None):
    """Everybody plays until the result; `between` is called whenever the last of them has pressed a button."""
    end = time.monotonic() + GAME_MAX
    while not all(phone.is_over() for phone in phones):
        if time.monotonic() > end:
            check("the game ends: " + " | ".join(phone.shown().replace("\n", " ") for phone in phones), False)
            return
        for phone in phones:
            if not phone.is_over() and phone.acts() and phone is phones[-1]:
                between()
        time.sleep(0.1)


def whole_game(programs, kind, guest=lambda: Phone("Jonas")):
    with CardRoom(programs) as room, Phone("Maren") as maren, guest() as jonas:
        gather(room, maren, jonas, kind)
        play([maren, jonas])
        for phone in (maren, jonas):
            check(f"{phone.name}'s page has no complaint: {phone.complaints()}", phone.complaints() == [])


def game_with_troubles(programs):
    with CardRoom(programs) as room, Phone("Maren") as maren, Phone("Jonas") as jonas:
        gather(room, maren, jonas, "lucky-thirteen")
        done = []

        def reload():
            before = set(jonas.cards())
            jonas.driver.refresh()
            check("a reloaded page is back at its seat", jonas.until(SEATED, 15))
            check(f"with its cards: {before}, {jonas.cards()}", bool(before & set(jonas.cards())))

        def kill_server():
            room.kill_server()
            for phone in (maren, jonas):
                check(f"{phone.name} is told that the server is gone", phone.until("return document.querySelector('.lost') !== null", 15))
            room.start_server()

        def kill_gateway():
            room.kill_gateway()
            room.start_gateway()

        def trouble():
            # A moment after a discard, in each of the first three rounds.
            if len(done) == 3:
                return
            (reload, kill_server, kill_gateway)[len(done)]()
            done.append(True)
            for phone in (maren, jonas):
                check(f"{phone.name} comes back after trouble {len(done)}: {phone.shown()}", phone.until(SEATED, 30))

        play([maren, jonas], trouble)
        check(f"all troubles have come: {done}", len(done) == 3)


def main():
    programs, *parts = sys.argv[1:]
    if parts != ["troubles"] and os.environ.get("CARDROOM_BROWSERS") != "1":
        print("Asked for with CARDROOM_BROWSERS=1, as by deploy/test browsers.")
        return SKIPPED
    began = time.monotonic()
    for part in parts:
        if part == "troubles":
            game_with_troubles(programs)
        elif part == "stream":
            whole_game(programs, "lucky-thirteen", lambda: Phone("Jonas", without_sockets=True))
        elif part.startswith("keys-"):
            whole_game(programs, part.removeprefix("keys-"), lambda: Typist("Jonas"))
        elif part.startswith("webkit-"):
            whole_game(programs, part.removeprefix("webkit-"), lambda: Tablet("Jonas"))
        else:
            whole_game(programs, part)
        print(f"{part}: over after {time.monotonic() - began:.0f} s", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
