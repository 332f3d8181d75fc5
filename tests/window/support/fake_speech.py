"""A silent speech server: it implements the Speech Dispatcher protocol (SSIP) on the socket FILE and prints a line for
each text that it is told to say, "spoken TEXT", or "cancelled" when a reader withdraws what has not been spoken yet.

  fake_speech.py FILE
"""
import re
import socketserver
import sys
import threading

REPLIES = {
    "SET": "220 OK VAR SET", "STOP": "210 OK STOPPED", "CANCEL": "210 OK CANCELED", "PAUSE": "211 OK PAUSED",
    "RESUME": "212 OK RESUMED", "HISTORY": "245-1\r\n245 OK CLIENT ID SENT", "GET": "251-1\r\n251 OK GET RETURNED",
    "CHAR": "225-1\r\n225 OK MESSAGE QUEUED", "KEY": "225-1\r\n225 OK MESSAGE QUEUED",
    "SOUND_ICON": "225-1\r\n225 OK MESSAGE QUEUED", "BLOCK": "260 OK INSIDE BLOCK", "QUIT": "231 HAPPY HACKING",
}
LISTS = {
    "OUTPUT_MODULES": "250-silent\r\n250 OK MODULE LIST SENT",
    "VOICES": "249-MALE1\r\n249 OK VOICE LIST SENT",
    "SYNTHESIS_VOICES": "249-English\ten\tnone\r\n249 OK VOICE LIST SENT",
}
printing = threading.Lock()


def tell(text):
    with printing:
        print(text, flush=True)


class Client(socketserver.StreamRequestHandler):
    def reply(self, text):
        self.wfile.write(text.encode() + b"\r\n")
        self.wfile.flush()

    def handle(self):
        for raw in self.rfile:
            words = raw.decode(errors="replace").split()
            command = words[0].upper() if words else ""
            if command == "SPEAK":
                self.reply("230 OK RECEIVING DATA")
                lines = []
                while (line := self.rfile.readline().decode(errors="replace").rstrip("\r\n")) != ".":
                    lines.append(line)
                # Speech arrives with SSML tags around it.
                text = re.sub(r"<[^>]*>", "", " ".join(lines)).strip()
                tell("spoken " + text)
                self.reply("225-1\r\n225 OK MESSAGE QUEUED")
                continue
            if command == "CANCEL":
                tell("cancelled")
            if command == "LIST":
                self.reply(LISTS.get(words[1].upper(), LISTS["VOICES"]))
            else:
                self.reply(REPLIES.get(command, "300 ERR NOT KNOWN"))
            if command == "QUIT":
                return


class Server(socketserver.ThreadingUnixStreamServer):
    daemon_threads = True


with Server(sys.argv[1], Client) as server:
    tell("ready")
    server.serve_forever()
