"""A stand-in for the gateway, for the page's tests and for looking at the page: it serves the page's files with the
gateway's security policy, gives every browser the same recorded models, and records what the page asks for. It has no
WebSocket, so the page uses its stream instead."""
import gzip
import http.server
import json
import pathlib
import queue
import re
import threading

POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; manifest-src 'self'; "
          "img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
TYPES = {"html": "text/html; charset=utf-8", "js": "text/javascript", "css": "text/css", "svg": "image/svg+xml",
         "txt": "text/plain; charset=utf-8", "woff2": "font/woff2", "webmanifest": "application/manifest+json"}
SPEAKS_EVERY = 10  # Seconds; a page that hears nothing at all believes that it has lost the connection.
SOURCES = pathlib.Path(__file__).resolve().parents[2] / "client"


def page_words(language="en"):
    """The contents of PageWords, read from its source and translations."""
    source = (SOURCES / "web/page_words.cpp").read_text()
    texts = {name: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text))
             for name, text in re.findall(r'PageText\{"(\w+)",\s*QT_TRANSLATE_NOOP\("PageWords",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)\}', source)}
    if language != "en":
        import xml.etree.ElementTree as tree
        for context in tree.parse(SOURCES / f"translations/cardroom_{language}.ts").getroot().iter("context"):
            if context.findtext("name") == "PageWords":
                translated = {m.findtext("source"): m.findtext("translation") for m in context.iter("message")}
                texts = {name: translated.get(text) or text for name, text in texts.items()}
    looks = []
    games = (SOURCES.parent / "common/games/games.cmake").read_text()
    for folder in re.findall(r"^cardroom_add_game\((\w+)\)$", games, re.M):
        model = (SOURCES / f"models/games/{folder}/{folder}_model.cpp").read_text()
        looks.append({"kind": folder.replace("_", "-"), "art": re.search(r'\.art = "(\w+)"', model)[1],
                      "evening": re.findall(r'"(#\w+)"', re.search(r"\.evening = \{(.*?)\}", model, re.S)[1]),
                      "day": re.findall(r'"(#\w+)"', re.search(r"\.day = \{(.*?)\}", model, re.S)[1])})
    return {"language": language, "rightToLeft": language == "fa", "texts": texts, "looks": looks,
            "languages": [{"code": "en", "name": "English"}, {"code": "fa", "name": "فارسی"},
                          {"code": "nb", "name": "Norsk"}, {"code": "zh", "name": "中文"}]}


class Stand:
    def __init__(self, files):
        self.files = pathlib.Path(files)
        self.first = []       # What a page receives once it has connected.
        self.asked = []       # What pages have asked for, decoded.
        self.streams = []     # A queue for each page that listens.
        self.refused = False  # Nothing answers: the connection is lost.
        stand = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def plain(self, status, body=b"", **headers):
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_GET(self):
                path = self.path.partition("?")[0]
                if path.startswith("/stream/"):
                    return self.stream()
                name = "index.html" if path == "/" or path.startswith("/t/") else path[1:]
                kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
                for file, encoding in ((stand.files / f"{name}.gz", "gzip"), (stand.files / name, "")):
                    if "/" not in name and file.is_file():
                        extra = {"Content_Encoding": encoding} if encoding else {}
                        return self.plain(200, file.read_bytes(), Content_Type=kind, Content_Security_Policy=POLICY,
                                          X_Content_Type_Options="nosniff", **extra)
                return self.plain(404)

            def stream(self):
                if stand.refused:
                    return self.plain(503)
                mine = queue.Queue()
                mine.put(stand.first)
                stand.streams.append(mine)
                self.send_response(200)
                self.send_header("Content-Type", "application/x-ndjson")
                self.send_header("Connection", "close")
                self.end_headers()
                try:
                    while True:
                        try:
                            changes = mine.get(timeout=SPEAKS_EVERY)
                        except queue.Empty:
                            self.wfile.write(b"\n")
                            continue
                        if changes is None:
                            break
                        self.wfile.write(json.dumps(changes).encode() + b"\n")
                        self.wfile.flush()
                except OSError:
                    pass
                self.close_connection = True

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                for line in body.decode().splitlines():
                    if line:
                        stand.asked.append(json.loads(line))
                return self.plain(204)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/"

    def show(self, scene, language="en", **changes):
        """Gives new pages the recorded models of a scene. `changes`: properties of preferences."""
        self.first = json.loads(pathlib.Path(scene).read_text())
        self.first[0]["new"]["preferences"].update(changes)
        if not any(change.get("at") == "words" for change in self.first):
            self.first.append({"at": "words", "new": page_words(language)})
        self.asked.clear()

    def tell(self, changes):
        for stream in self.streams:
            stream.put(changes)

    def hang_up(self):
        for stream in self.streams:
            stream.put(None)
        self.streams.clear()


def size_of(files):
    """The number of bytes that a browser fetches in all, and until it can show a card."""
    files = list(pathlib.Path(files).iterdir())
    needed = [file for file in files if re.match(r"(index|page|cards)\.", file.name)]
    return sum(file.stat().st_size for file in files), sum(file.stat().st_size for file in needed)
