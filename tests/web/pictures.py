#!/usr/bin/python3
"""pictures.py FILES SCENES OUT [--size 390x844] [--safe] [--day] [--fa] [--text 1.0] [--do JS] NAME...

Takes screenshots of the page with recorded scenes, to be looked at; not a test. FILES: the page as built; SCENES: a
folder with one file per scene."""
import argparse
import json
import pathlib
import sys
import time

from browser import Browser
from page_stand import Stand


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files")
    parser.add_argument("scenes")
    parser.add_argument("out")
    parser.add_argument("names", nargs="+")
    parser.add_argument("--size", default="390x844")
    parser.add_argument("--safe", action="store_true")
    parser.add_argument("--day", action="store_true")
    parser.add_argument("--fa", action="store_true")
    parser.add_argument("--text", type=float, default=1)
    parser.add_argument("--do", default="")
    parser.add_argument("--tag", default="")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    stand = Stand(options.files)
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    with Browser(width, height, touch=width < 1000) as browser:
        for name in options.names:
            stand.show(pathlib.Path(options.scenes) / f"{name}.json", "fa" if options.fa else "en", dark=not options.day)
            browser.open(stand.address)
            browser.dress(safe=options.safe, text=options.text)
            browser.until('return document.fonts.status === "loaded"')
            if options.do:
                browser.driver.execute_script(options.do)
            time.sleep(0.6)
            tag = f"{name}-{options.size}{options.tag}"
            browser.driver.save_screenshot(str(out / f"{tag}.png"))
            for complaint in browser.complaints():
                print(name, "CONSOLE", complaint)
            for text in browser.overflows():
                print(name, "OVERFLOW", text)


if __name__ == "__main__":
    sys.exit(main())
