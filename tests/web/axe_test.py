#!/usr/bin/python3
"""axe_test.py FILES SCENES AXE LIGHT: axe-core (the file AXE) examines every scene and every sheet of the page. LIGHT:
"evening", in which the page is laid out from left to right, or "day", from right to left. FILES and SCENES as for
page_test.py. Prints what axe-core finds, and returns 1 then."""
import os
import pathlib
import sys

from selenium.webdriver.common.action_chains import ActionChains

from browser import SKIPPED, Browser
from page_stand import Stand
from page_test import SCENES, Recordings, frame, middle, touch

EXAMINE = """
const done = arguments[arguments.length - 1];
axe.run(document, {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
}).then(found => done(found.violations.flatMap(rule => rule.nodes.map(node => {
  const why = [...node.any, ...node.all, ...node.none].map(one => one.message).join('; ');
  return `${rule.id}: ${node.target.join(' ')}: ${why}`;
}))), trouble => done([String(trouble)]));
"""

PART = {"title": "Make thirteen", "text": "", "timesSpoken": "", "times": [], "closing": "", "examples": [],
        "lines": [{"figure": "1", "icon": "", "title": "One", "text": "First"}],
        "worths": [{"cards": ["KC"], "text": "Clubs", "points": 7}]}


def click(selector):
    """Presses the last of those."""
    return lambda browser, _: browser.until(
        f"const one = [...document.querySelectorAll({selector!r})].pop(); if (one) one.click(); return one !== undefined")


def key(letter):
    return lambda browser, _: ActionChains(browser.driver).send_keys(letter).perform()


def long_press(browser, _):
    x, y = middle(browser, ".hand .card")
    touch(browser, "touchStart", x, y)
    browser.until("return document.querySelector('.scrim.large') !== null")


def rules(browser, stand):
    key("r")(browser, stand)
    browser.until("return document.querySelector('.rules') !== null")
    asked = next(one for one in reversed(stand.asked) if one.get("call", [])[1:2] == ["rulesOf"])
    stand.tell([{"answer": asked["id"], "value": {"first": [PART], "second": []}}])


def lose(_, stand):
    stand.refused = True
    stand.hang_up()


# What else can be open: its name, the scene below it, how it is opened, and what shows that it is.
SHEETS = [
    ("chat", "lucky-thirteen", [click(".bar .with-dot button")], ".talk-sheet"),
    ("log", "lucky-thirteen", [click(".bar .with-dot button"), click(".talk-sheet .segment")], ".talk-sheet .log-line"),
    ("menu", "lucky-thirteen", [click(".bar button")], ".menu"),
    ("fair deal", "lucky-thirteen", [key("f")], ".sheet"),
    ("rules on their way", "lucky-thirteen", [key("r")], ".rules .arc"),
    ("rules", "lucky-thirteen", [rules], ".rules section"),
    ("large card", "lucky-thirteen", [long_press], ".scrim.large"),
    ("menu of the list", "lan-tables", [click(".me")], ".menu"),
    ("games to host", "lan-tables", [click(".foot .button")], ".sheet"),
    ("options", "host-table", [click(".lobby-foot .square")], ".options"),
    ("options of Pasur", "host-table-pasur", [click(".lobby-foot .square")], ".options"),
    ("code", "host-table-page", [click(".invite .code")], ".code-sheet .qr"),
    ("eyes", "replay", [click(".actions .button:nth-of-type(4)")], ".sheet .pills"),
    ("review", "review", [click(".strip button")], ".review .review-part"),
    ("lost gateway", "lucky-thirteen", [lose], ".sheet.lost"),
]


def main():
    files, scenes, axe, light = sys.argv[1:5]
    if os.environ.get("CARDROOM_BROWSERS") != "1":
        print("Asked for with CARDROOM_BROWSERS=1, as by deploy/test browsers.")
        return SKIPPED
    if not pathlib.Path(axe).is_file():
        print("axe-core is not here; deploy/test browsers fetches it.")
        return SKIPPED
    examiner = pathlib.Path(axe).read_text()
    stand = Stand(files)
    recordings = Recordings(scenes)
    faults = {}
    states = [(scene, scene, [], "main") for scene in SCENES] + SHEETS
    with Browser(390, 844) as browser:
        for name, scene, steps, sign in states:
            stand.refused = False
            stand.hang_up()
            stand.show(recordings.of(scene), "fa" if light == "day" else "en", dark=light != "day", motion=0)
            opened = browser.open(stand.address)
            for step in steps:
                step(browser, stand)
            opened = opened and browser.until(f"return document.querySelector({sign!r}) !== null")
            browser.until("return document.fonts.status === 'loaded'")
            frame(browser)
            frame(browser)
            browser.driver.execute_script(examiner)
            for fault in browser.driver.execute_async_script(EXAMINE) if opened else [f"{name} does not open"]:
                if fault not in faults:
                    print(f"WRONG: {fault} [first in {name}]", flush=True)
                faults.setdefault(fault, []).append(name)
    print(f"{len(states)} states examined, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
