#!/usr/bin/python3
"""assemble.py SOURCE ASSETS BUILD ESBUILD FONT...: puts the page together, for CMakeLists.txt.

Writes BUILD/files/*, everything that a browser fetches, compressed with gzip unless it is compressed already, and
BUILD/page.qrc. Every file but index.html has a hash of its content in the name that it is fetched by, so that a browser
may keep it for ever. BUILD must contain page.js.
"""
import gzip
import hashlib
import pathlib
import re
import subprocess
import sys

from scour import scour

RANKS = "A23456789TJQK"
SUITS = "SHDC"
# What Latin languages need, with the dashes, quotation marks, arrows and signs of our texts.
LATIN = "U+0020-007E,U+00A0-017F,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2039,U+203A,U+2190-2193,U+2212,U+00D7"


def small(drawing):
    """The drawing with fewer digits and shorter names."""
    options = scour.sanitizeOptions()
    options.digits = options.cdigits = 4
    options.shorten_ids = True
    options.strip_comments = True
    options.remove_descriptive_elements = True
    options.strip_xml_prolog = True
    options.indent_type = "none"
    options.newlines = False
    return scour.scourString(drawing, options).strip()


def sheet(drawings):
    """Many drawings as one text: a line for each, its name and a tab first. Like drawings lie beside each other, where
    gzip sees them together."""
    return "".join(f"{name}\t{drawing.replace(chr(10), '')}\n" for name, drawing in drawings).encode()


def page(source, assets, build, esbuild, fonts):
    files = build / "files"
    files.mkdir(parents=True, exist_ok=True)
    for old in files.iterdir():
        old.unlink()
    shipped = {}  # By the name used in the sources: the name by which it is fetched.
    entries = []

    def add(name, content, hashed=True, packed=True):
        stem, _, ending = name.rpartition(".")
        url = f"{stem}.{hashlib.sha256(content).hexdigest()[:10]}.{ending}" if hashed else name
        shipped[name] = url
        alias = url + (".gz" if packed else "")
        (files / alias).write_bytes(gzip.compress(content, 9, mtime=0) if packed else content)
        entries.append(alias)

    def linked(text):
        """The text with the names by which the other files are fetched."""
        for name, url in shipped.items():
            text = text.replace(f"/{name}", f"/{url}")
        return text

    cards = assets / "cards"
    title = re.compile(r"<title>[^<]*</title>")
    # What a table needs first: the icons and the faces, those of a rank together, since they are alike.
    add("cards.txt", sheet([(f"icon-{file.stem}", file.read_text()) for file in sorted((assets / "icons").glob("*.svg"))]
                           + [(rank + suit, title.sub("", (cards / f"{rank}{suit}.svg").read_text()))
                              for rank in RANKS for suit in SUITS]))
    add("backs.txt", sheet([(file.stem, small(file.read_text())) for file in sorted(cards.glob("back-*.svg"))]
                           + [(f"motif-{file.stem}", file.read_text()) for file in sorted((assets / "motifs").glob("*.svg"))]
                           + [(f"person-{file.stem}", file.read_text()) for file in sorted((assets / "people").glob("*.svg"))]))
    add("cardroom.svg", (assets / "cardroom.svg").read_bytes())
    add("cardroom.webmanifest", linked((source / "cardroom.webmanifest").read_text()).encode())
    for font in fonts:
        name = pathlib.Path(font).stem + ".woff2"
        subprocess.run([sys.executable, "-m", "fontTools.subset", font, f"--unicodes={LATIN}", "--flavor=woff2",
                        "--layout-features=kern,liga,lnum,tnum", "--no-hinting", f"--output-file={build / name}"], check=True)
        add(name, (build / name).read_bytes(), packed=False)
    css = (source / "page.css").read_text()
    # A font that is not installed here is left out; the browser then takes the next in the list.
    css = re.sub(r"@font-face \{[^}]*url\(/([^)]*)\)[^}]*\}\n", lambda rule: rule[0] if rule[1] in shipped else "", css)
    css = subprocess.run([esbuild, "--minify", "--loader=css"], input=linked(css).encode(), stdout=subprocess.PIPE,
                         check=True).stdout
    add("page.css", css)
    add("page.js", (build / "page.js").read_bytes())
    add("index.html", linked((source / "index.html").read_text()).encode(), hashed=False)

    (build / "page.qrc").write_text("<RCC><qresource prefix=\"/page\">\n" + "".join(
        f"<file alias=\"{name}\">files/{name}</file>\n" for name in entries) + "</qresource></RCC>\n")


if __name__ == "__main__":
    page(*(pathlib.Path(argument) for argument in sys.argv[1:4]), sys.argv[4], sys.argv[5:])
