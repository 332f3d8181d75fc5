#!/usr/bin/python3
"""room_test.py PROGRAMS PART...: two people play in browsers at a real table, with the server and the gateway in the
folder PROGRAMS. PART: a kind, such as "pasur", for a whole game between two phones, in which every card is played by
touch; "keys-" and a kind for a guest with nothing but a keyboard; "webkit-" and a kind for a guest with WebKit; "stream"
for a guest whose browser opens no WebSocket; "troubles" for a game in which a page is reloaded, the server is killed and
the gateway is killed; "replay" for a game that is watched again, and reviewed; "friends-" and a kind for a game with
three phones, two of which come by the link, to each of which something happens. Prints what is wrong, and returns 1 if
anything is."""
import json
import os
import re
import sys
import time

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from browser import SKIPPED, Browser, WebKit
from card_room import CardRoom
from network import OtherHost, leave_for_own_network

KINDS = {"lucky-thirteen": "Lucky Thirteen", "thrones": "Game of Thrones", "pasur": "Pasur", "pinochle": "Pinochle"}
GAME_MAX = 420  # Seconds; a game of Pasur against bots at their usual pace takes three minutes.
FRIENDS_MAX = 720  # With everything that happens meanwhile.

# The page shows a seat with its cards, and no sign of a lost connection.
SEATED = "return document.querySelectorAll('[role=option]').length >= 2 && !document.querySelector('.lost')"

# Keeps what the gateway tells a page, until it is read.
LISTEN = """
window.heard = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...of) {
    super(...of);
    this.addEventListener('message', message => window.heard.push(message.data));
  }
};
"""

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

    def moves(self):
        """Whether anything is still on its way to its place, such as a sheet that opens."""
        return self.driver.execute_script(
            "return document.getAnimations().some(one => one.playState === 'running'"
            " && one.effect.getComputedTiming().endTime !== Infinity && one.effect.target.closest('.sheet'))")

    def taps(self, selector, text=""):
        """Presses the item once it is there."""
        end = time.monotonic() + 15
        while self.moves() or not self.tap(selector, text):
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
        """Presses the lit button, or selects a suit or a card that may be played. Returns True if a button was pressed."""
        if self.tap(".primary:not(.waits):not(:disabled)"):
            return True
        if not self.tap(".suits:not(:has(.chosen)) .suit-choice"):
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


class Friend(Phone):
    """With a phone that keeps everything that it is told."""

    def __init__(self, name):
        super().__init__(name)
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN})
        self.tree = {}
        self.seen = set()   # The cards that messages about the table have named since this was emptied.
        self.round = ""     # In which the cards of the hand were dealt.

    def listens(self):
        """Reads what the page has been told."""
        for text in self.driver.execute_script("return window.heard.splice(0)"):
            for change in json.loads(text) if text else []:
                at = change.get("at", "")
                table = change if at.startswith("app.table") else change.get("new", {}).get("table", {}) if at == "app" else {}
                self.seen |= set(re.findall(r'"([A23456789TJQK][SHDC])"', json.dumps(table)))
                self.apply(change)
        return self

    def acts(self):
        # Two people who always press the lit button would bid for a long time.
        bids = "return [...document.querySelectorAll('.actions .primary')].some(one => one.innerText.startsWith('Bid'))"
        if self.name != "Maren" and self.driver.execute_script(bids) and self.tap(".actions .quiet", "Pass"):
            return True
        return super().acts()

    def apply(self, change):
        """As mirror.ts does it."""
        if "new" not in change and "set" not in change and "rows" not in change:
            return
        *path, last = change["at"].split(".")
        here = self.tree
        for name in path:
            here = here[name]
        if "new" in change:
            here[last] = change["new"]
        elif "rows" in change:
            first, count, rows = change["rows"]
            here[last][first:first + count] = rows
        elif isinstance(here[last], dict):
            here[last].update(change["set"])

    def at(self, path):
        here = self.tree
        for name in path.split("."):
            here = (here or {}).get(name)
        return here

    def hand(self):
        return sorted(card["key"] for card in self.at("app.table.game.cards") or [] if card["zone"] == "hand")

    def seat(self):
        return next((seat["seat"] for seat in self.at("app.table.people.seats") if seat["you"]), -1)

    def turn(self):
        return self.at("app.table.phase") == "Playing" and self.at("app.table.turn.yours") and not self.at("app.table.choice.moving")


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


def keep_secret(friends, twins):
    """While everybody waits for one of them, no message to the others can have named a card of that one's hand. `twins`:
    there are two of each card, of which the other one may be public."""
    for one in friends:
        if twins or not one.listens().turn():
            continue
        others = [other for other in friends if other is not one]
        # In each round the cards are dealt anew.
        now = one.at("app.table.game.progress")
        if one.round != now:
            one.round = now
            for other in others:
                other.listens().seen.clear()
        for other in others:
            told = other.listens().seen & {card["card"] for card in one.at("app.table.game.cards") if card["zone"] == "hand"}
            check(f"{other.name} is not told {one.name}'s cards: {told}", not told)
            other.seen -= told


def sleeps(room, phone, others, **_):
    """The phone sleeps until the gateway has hung up."""
    left = room.tells(" left")
    phone.sleep()
    try:
        check("the gateway gives up a phone that sleeps", until(lambda: room.tells(" left") > left, 70))
        check("the others are told", others[0].until("return document.querySelector('.sheet .choices-column') !== null", 20))
        others[0].taps(".sheet .primary", f"Wait for {phone.name}")
    finally:
        phone.wake()


def naps(room, phone, others, **_):
    """The phone sleeps for less time than the gateway waits for an answer."""
    left = room.tells(" left")
    phone.sleep()
    try:
        others[0].until("return [...document.querySelectorAll('.primary')].some(one => one.innerText.includes('Wait for'))", 3)
    finally:
        phone.wake()
    check("the gateway keeps a phone that naps", room.tells(" left") == left)


def is_cut_off(room, phone, others, host, cables, **_):
    """The phone's network carries nothing until the gateway has hung up."""
    left = room.tells(" left")
    host.plug(cables[phone.name], False)
    check(f"{phone.name} is told that the connection is lost", phone.until("return document.querySelector('.lost') !== null", 45))
    check("the gateway gives up a phone without a network", until(lambda: room.tells(" left") > left, 70))
    check("the others are told", others[0].until("return document.querySelector('.sheet .choices-column') !== null", 20))
    others[0].taps(".sheet .primary", f"Wait for {phone.name}")
    host.plug(cables[phone.name], True)


def is_reloaded(phone, **_):
    phone.driver.refresh()


def loses_server(room, **_):
    room.kill_server()
    room.start_server()


def loses_gateway(room, **_):
    room.kill_gateway()
    room.start_gateway()


# What happens to which phone when it is that person's turn, one after the other.
TROUBLES = {
    "lucky-thirteen": [("Jonas", naps), ("Selma", sleeps), ("Maren", is_reloaded)],
    "thrones": [("Selma", is_cut_off), ("Maren", loses_server), ("Jonas", is_reloaded)],
    "pasur": [("Jonas", sleeps), ("Selma", loses_gateway), ("Maren", naps)],
    "pinochle": [("Maren", is_cut_off), ("Jonas", loses_server), ("Maren", loses_gateway)],
}


def until(holds, seconds):
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def game_of_friends(programs, kind):
    """One hosts a table, the others come by its link; each keeps seat and cards through everything."""
    twins = kind == "pinochle"
    why_not = leave_for_own_network()
    if why_not:
        print(why_not)
        sys.exit(SKIPPED)
    with OtherHost() as host, CardRoom(programs, host.there) as room, Friend("Maren") as maren, Friend("Jonas") as jonas, \
            Friend("Selma") as selma:
        friends = [maren, jonas, selma]
        ends = {friend.name: host.cable() for friend in friends}
        cables = {name: cable for name, (cable, _) in ends.items()}
        address = {name: f"http://{at}:{room.page}" for name, (_, at) in ends.items()}
        maren.comes_in(address["Maren"])
        maren.taps("button", "Host a table")
        maren.taps("button", KINDS[kind])
        maren.waits_for("return document.querySelector('.lobby') !== null")
        maren.taps(".lobby-foot button", "Options")
        # Nobody is hurried: a turn that is over would have been played by a bot.
        for choice in ["None"] + (["3", "31"] if kind == "pasur" else []):
            maren.waits_for("return [...document.querySelectorAll('[role=radio][aria-checked=true]')]"
                            f".some(one => one.innerText === '{choice}')", lambda: maren.tap("[role=radio]", choice))
        maren.taps(".sheet-head button", "Close")
        link = maren.driver.execute_script("return document.querySelector('.invite').dataset.link")
        for friend in friends[1:]:
            friend.comes_in(address[friend.name] + link)
            # A table whose seats are all taken can be watched.
            friend.waits_for("return document.querySelector('.lobby, .board') !== null", lambda: friend.tap(".sheet button", "Watch"))
        players = [maren, jonas] if twins else friends
        dealt = "return document.querySelectorAll('[role=option]').length > 0"
        for player in players:
            player.waits_for(dealt, lambda: maren.tap(".lobby .primary", "tart"))
        troubles = list(TROUBLES[kind])
        seats = {player.name: player.listens().seat() for player in players}
        check(f"everybody has a seat: {seats}", len(set(seats.values()) - {-1}) == len(players))
        end = time.monotonic() + FRIENDS_MAX
        while not all(player.is_over() for player in players) and time.monotonic() < end:
            keep_secret(friends, twins)
            for player in players:
                if troubles and player.name == troubles[0][0] and player.listens().turn() and len(player.hand()) > 1:
                    _, trouble = troubles.pop(0)
                    before = player.hand()
                    began = time.monotonic()
                    trouble(room=room, phone=player, others=[other for other in players if other is not player], host=host,
                            cables=cables)
                    what = trouble.__name__.replace("_", " ")
                    for friend in friends:
                        check(f"{friend.name} comes back after {player.name} {what}: {friend.shown()}",
                              friend.until("return document.querySelector('.board') !== null && !document.querySelector('.lost')", 30))
                    check(f"{player.name} {what} and has the same seat",
                          until(lambda: player.listens().seat() == seats[player.name], 10))
                    check(f"{player.name} {what} and has the same cards: {before}, {player.hand()}",
                          until(lambda: player.listens().hand() == before, 10))
                    print(f"{player.name} {what}: back after {time.monotonic() - began:.1f} s", flush=True)
                if not player.is_over():
                    player.acts()
            time.sleep(0.1)
        check("the game ends: " + " | ".join(player.shown().replace("\n", " ") for player in players),
              all(player.is_over() for player in players))
        check(f"everything has happened: {troubles}", not troubles)


PLACE = "Number(document.querySelector('[role=slider]').getAttribute('aria-valuenow'))"


def game_watched_again(programs):
    with CardRoom(programs) as room, Phone("Maren") as maren, Typist("Jonas") as jonas:
        gather(room, maren, jonas, "lucky-thirteen")
        play([maren, jonas])
        maren.taps(".sheet button", "Watch again")
        check("a finished game opens", maren.until("return document.querySelector('.replaying [role=slider]') !== null"))
        maren.taps(".actions button", "Pause")
        check("and stops", maren.until("return document.querySelector(\".actions [aria-label='Play']\") !== null"))
        x, y, right = maren.driver.execute_script(
            "const box = document.querySelector('.place .line').getBoundingClientRect();"
            "return [box.left, box.top + box.height / 2, box.right]")
        count = int(maren.driver.execute_script("return document.querySelector('[role=slider]').getAttribute('aria-valuemax')"))

        def finger(*xs):
            for kind, points in [("touchStart", [xs[0]]), *(("touchMove", [to]) for to in xs[1:]), ("touchEnd", [])]:
                maren.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
                    "type": kind, "touchPoints": [{"x": to, "y": y} for to in points]})
                maren.until("return new Promise(done => requestAnimationFrame(() => done(true)))")

        finger(x + 1)
        check("a tap at its beginning leads to the beginning", maren.until(f"return {PLACE} === 1"))
        finger(*(x + (right - x) * share / 20 for share in range(11)))
        half = maren.until(f"const at = {PLACE}; return Math.abs(at - {count} / 2) < 2 && at")
        check("a finger leads to the middle", half)
        check("all hands are open", maren.until(
            "const open = [...document.querySelectorAll('.board .card[data-key]:not(.down)')];"
            "const plaques = [...document.querySelectorAll('.plaque')].map(one => one.getBoundingClientRect());"
            "return plaques.every(box => open.filter(card => { const at = card.getBoundingClientRect();"
            " return at.top >= box.bottom && at.top < box.bottom + 10 && at.left >= box.left - 1 && at.right <= box.right + 1; }).length >= 2)"))
        maren.taps(".actions button", "One move on")
        check("a step leads on", maren.until(f"return {PLACE} === {half} + 1"))
        maren.taps(".actions button", "One move back")
        check("and one back", maren.until(f"return {PLACE} === {half}"))
        maren.taps(".actions button", "All hands")
        maren.taps("[role=radio]", "As Jonas")
        maren.taps(".sheet button", "Close")
        check("the table is shown as Jonas saw it", maren.until(
            "return document.querySelector('.plaque[aria-label*=Maren]') !== null && document.querySelector('.plaque[aria-label*=Jonas]') === null"))
        check("nothing is cut off: " + str(maren.overflows()), maren.overflows() == [])
        maren.taps(".actions button", "Review")
        done = ("const next = [...document.querySelectorAll('.actions button')].find(one => one.innerText.includes('Next costly'));"
                "const told = document.querySelector('.strip').innerText;"
                "return !document.querySelector('.strip .progress') && (next !== undefined || told.includes('No move was'))")
        maren.waits_for(done)
        if maren.tap(".actions button", "Next costly"):
            check("a costly move is shown", maren.until("return document.querySelector('.strip.costs .prompt')?.innerText.includes('It cost')"))
            check("with the better move", maren.until("return document.querySelector('.card.hinted .tag')?.innerText === 'Expert'"))
            maren.taps(".strip button", "Review")
            check("and why", maren.until("return document.querySelectorAll('.review .review-part').length === 2"))
            maren.taps(".sheet button", "Close")
        maren.taps(".bar button", "Leave the replay")
        check("back to the result", maren.until("return document.querySelector('.ending-row') !== null"))

        jonas.taps(".sheet button", "Watch again")
        jonas.waits_for("return document.querySelector('.replaying') !== null")
        jonas.key(" ")
        jonas.key(Keys.HOME)
        check("Home leads to the beginning", jonas.until(f"return {PLACE} === 1"))
        jonas.key(Keys.ARROW_RIGHT)
        jonas.key(Keys.ARROW_RIGHT)
        check("arrows step", jonas.until(f"return {PLACE} === 3"))
        # Both steps have been told before the place is shown; only what comes now is of interest.
        jonas.driver.execute_script("document.querySelector('[aria-live=polite]').replaceChildren()")
        jonas.key(Keys.END)
        check("End leads to the end", jonas.until(f"return {PLACE} === {count}"))
        check("a screen reader is told", jonas.until("return document.querySelector('[aria-live=polite]').textContent !== ''"))
        jonas.key(Keys.ESCAPE)
        check("Escape leads back", jonas.until("return document.querySelector('.replaying') === null"))
        for one in (maren, jonas):
            check(f"{one.name}'s page has no complaint: {one.complaints()}", one.complaints() == [])


def main():
    programs, *parts = sys.argv[1:]
    if parts != ["troubles"] and os.environ.get("CARDROOM_BROWSERS") != "1":
        print("Asked for with CARDROOM_BROWSERS=1, as by deploy/test browsers.")
        return SKIPPED
    began = time.monotonic()
    for part in parts:
        if part == "troubles":
            game_with_troubles(programs)
        elif part == "replay":
            game_watched_again(programs)
        elif part == "stream":
            whole_game(programs, "lucky-thirteen", lambda: Phone("Jonas", without_sockets=True))
        elif part.startswith("friends-"):
            game_of_friends(programs, part.removeprefix("friends-"))
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
