"""Reads windows the way a screen reader does, for tests: one JSON request per line on standard input, one JSON answer
per line on standard output, until the input ends.

  {"do": "wait", "pid": P, "all": [MATCH...], "none": [MATCH...], "at_rest": bool, "within_ms": N}
      waits until every match in `all` has an item on the screen and no match in `none` does and, with `at_rest`, until
      those items no longer move: {"items": [ITEM...]}, one for each match in `all`;
      {"items": null, "seen": [LINE...]} on timeout, with what was there instead
  {"do": "find", "pid": P, "match": MATCH}           {"items": [ITEM...]}: all that are on the screen now
  {"do": "tree", "pid": P}                           {"items": [ITEM...]}: everything on the screen, parents first
  {"do": "act", "id": I, "action": NAME}             {"done": bool}: what a person does through a screen reader
  {"do": "focus", "id": I}                           {"done": bool}
  {"do": "told", "pid": P}                           {"sentences": [...]}: all notifications so far, in order
  {"do": "hear", "pid": P, "from": N, "sentence": REGEX, "within_ms": N}
      waits for such a notification among those since the N-th: {"sentence", "next": the number after it};
      {"sentence": null} on timeout

MATCH: {"role": NAME, "name": REGEX, "description": REGEX, "states": [NAME...], "not": [NAME...]}, each part optional; a
regex must match somewhere. ITEM: {"id", "depth", "role", "name", "description", "text" (of a field), "states",
"actions", "x", "y", "width", "height"}, in the display's pixels.
"""
import json
import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# A window may be busy for a while without being at fault; the test has its own timeout.
Atspi.set_timeout(10000, 10000)

# How long to try again while a page changes during the reading; after that, nothing is reported to be on it.
FIND_WITHIN_MS = 10000

told = []  # (process id, sentence)
items = []  # by id
context = GLib.MainContext.default()


def application(pid):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_process_id() == pid:
            return child
    return None


def states_of(item):
    return {state.value_nick for state in item.get_state_set().get_states()}


def walk(item, depth=0):
    """All visible items, parents first, as (accessible, depth, states)."""
    states = states_of(item)
    # An item without a size is not visible, but its children may be.
    if depth > 0 and "visible" not in states:
        return
    if depth > 0 and "showing" in states:
        yield item, depth, states
    for index in range(item.get_child_count()):
        child = item.get_child_at_index(index)
        if child is not None:
            yield from walk(child, depth + 1)


def described(item, depth, states):
    items.append(item)
    box = item.get_extents(Atspi.CoordType.SCREEN)
    actions = item.get_action_iface()
    count = actions.get_n_actions() if actions is not None else 0
    return {
        "id": len(items) - 1,
        "depth": depth,
        "role": role_of(item),
        "name": item.get_name(),
        "description": item.get_description(),
        "text": text_of(item) if "editable" in states else "",
        "states": sorted(states),
        "actions": [Atspi.Action.get_action_name(actions, index) for index in range(count)],
        "x": box.x,
        "y": box.y,
        "width": box.width,
        "height": box.height,
    }


def role_of(item):
    """Since version 2.56, AT-SPI calls a push button a button."""
    name = item.get_role_name()
    return "push button" if name == "button" else name


def text_of(item):
    text = item.get_text_iface()
    return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) if text is not None else ""


def fits(match, item, states):
    if not set(match.get("states", [])) <= states or set(match.get("not", [])) & states:
        return False
    if "role" in match and role_of(item) != match["role"]:
        return False
    if "name" in match and not re.search(match["name"], item.get_name()):
        return False
    return "description" not in match or re.search(match["description"], item.get_description()) is not None


def on_screen(pid):
    root = application(pid)
    return list(walk(root)) if root is not None else []


def find(pid, match):
    return [described(*seen) for seen in on_screen(pid) if fits(match, seen[0], seen[2])]


def look(request):
    """The requested items, or None."""
    seen = on_screen(request["pid"])
    if any(fits(match, item, states) for match in request.get("none", []) for item, _, states in seen):
        return None
    found = []
    for match in request.get("all", []):
        fit = next((one for one in seen if fits(match, one[0], one[2])), None)
        if fit is None:
            return None
        found.append(fit)
    return [described(*one) for one in found]


def until(result, within_ms):
    """The first result that is not None; looks again whenever a window reports a change. None on timeout."""
    deadline = time.monotonic() + within_ms / 1000
    # Not every change is reported to screen readers, so look again from time to time even without an event.
    again = GLib.timeout_add(150, lambda: True)
    try:
        while True:
            try:
                found = result()
            except GLib.Error:  # It changed in the meantime.
                found = None
            if found is not None or time.monotonic() > deadline:
                return found
            context.iteration(True)
            while context.iteration(False):
                pass
    finally:
        GLib.source_remove(again)


class AtRest:
    """Returns the items only if they are where they were a few frames ago."""

    def __init__(self):
        self.places = None
        self.since = 0.0

    def __call__(self, found):
        now = time.monotonic()
        places = found and [(one["name"], one["x"], one["y"], one["width"], one["height"]) for one in found]
        if places != self.places:
            self.places, self.since = places, now
        return found if found is not None and now - self.since > 0.1 else None


def wait(request):
    rested = AtRest() if request.get("at_rest") else lambda found: found
    found = until(lambda: rested(look(request)), request["within_ms"])
    if found is not None:
        return {"items": found}
    return {"items": None, "seen": [line(one) for one in tree(request["pid"])]}


def told_by(pid):
    return [sentence for teller, sentence in told if teller == pid]


def hear(request):
    def heard():
        for number, sentence in enumerate(told_by(request["pid"])):
            if number >= request["from"] and re.search(request["sentence"], sentence):
                return {"sentence": sentence, "next": number + 1}
        return None

    return until(heard, request["within_ms"]) or {"sentence": None}


def tree(pid):
    try:
        return [described(*seen) for seen in on_screen(pid)]
    except GLib.Error:
        return []


def line(item):
    return "  " * item["depth"] + "%s \"%s\" %s" % (item["role"], item["name"], " ".join(item["states"]))


def act(request):
    actions = items[request["id"]].get_action_iface()
    if actions is None:
        return False
    for index in range(Atspi.Action.get_n_actions(actions)):
        if Atspi.Action.get_action_name(actions, index) == request["action"]:
            return Atspi.Action.do_action(actions, index)
    return False


def answer(request):
    what = request["do"]
    if what == "wait":
        return wait(request)
    if what == "find":
        return {"items": until(lambda: find(request["pid"], request["match"]), FIND_WITHIN_MS) or []}
    if what == "tree":
        return {"items": tree(request["pid"])}
    if what == "act":
        return {"done": act(request)}
    if what == "focus":
        return {"done": items[request["id"]].grab_focus()}
    if what == "told":
        while context.iteration(False):
            pass
        return {"sentences": told_by(request["pid"])}
    if what == "hear":
        return hear(request)
    raise ValueError(what)


def on_event(event):
    try:
        if event.type.startswith("object:state-changed:showing") and event.detail1 == 1:
            if role_of(event.source) == "notification":
                told.append((event.source.get_process_id(), event.source.get_name()))
    except GLib.Error:  # It no longer exists.
        pass


def on_input(channel, _condition):
    text = channel.readline()
    if not text:
        loop.quit()
        return False
    try:
        reply = answer(json.loads(text))
    except GLib.Error as error:
        reply = {"error": str(error)}
    print(json.dumps(reply), flush=True)
    return True


Atspi.init()
listener = Atspi.EventListener.new(on_event)
for kind in ("object:state-changed", "object:children-changed", "object:property-change", "window"):
    listener.register(kind)
# The reader's cache may be out of date, so ask the window.
Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)
loop = GLib.MainLoop()
# Read unbuffered, a line at a time: a buffered channel would keep the bytes after the line from the next call.
GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP,
                  lambda *_: on_input(sys.stdin, None))
print(json.dumps({"ready": True}), flush=True)
loop.run()
