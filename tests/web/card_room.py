"""A server and a gateway from this build, to which browsers can connect."""
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile


class CardRoom:
    """`there`: put before the name of each program, so that it runs on another host; the gateway then listens at all
    addresses of that host."""

    def __init__(self, programs, there=()):
        self.programs = pathlib.Path(programs).resolve()
        self.there = list(there)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="cardroom-web-test-"))
        self.port = 0
        self.page = 0
        self.start_server()
        self.start_gateway()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in (self.gateway, self.server):
            process.kill()
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.page}"

    def start_server(self):
        self.server = self._start("cardroom-server", "--local-only", "--port", str(self.port), "--data-dir",
                                  str(self.folder / "data"))
        words = self._listening(self.server)
        self.port = int(words["port"])
        self.key = words["key"]

    def start_gateway(self):
        self.gateway = self._start("cardroom-web", "--server", f"cardroom://127.0.0.1:{self.port}?key={self.key}",
                                   "--plain", "--address", "0.0.0.0" if self.there else "127.0.0.1", "--port", str(self.page))
        self.page = int(self._listening(self.gateway)["port"])

    def tells(self, words):
        """How many lines of the gateway's log end with these words."""
        lines = (self.folder / "cardroom-web.log").read_text(errors="replace").splitlines()
        return sum(line.endswith(words) for line in lines)

    def kill_server(self):
        self._kill(self.server)

    def kill_gateway(self):
        self._kill(self.gateway)

    def _kill(self, process):
        process.send_signal(signal.SIGKILL)
        process.wait()

    def _start(self, name, *arguments):
        log = open(self.folder / f"{name}.log", "ab")
        return subprocess.Popen([*self.there, self.programs / name, *arguments], stdout=subprocess.PIPE, stderr=log)

    def _listening(self, process):
        line = process.stdout.readline().decode()
        if " listening " not in line:
            raise RuntimeError(f"{process.args[0]} does not listen: {line}")
        return dict(re.findall(r"(\w+)=(\S+)", line))
