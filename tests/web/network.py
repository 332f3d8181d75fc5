"""Networks of the tests' own, whose cables can be cut: the test and its browsers on one side, the card room on the other."""
import ctypes
import os
import subprocess
import time

CLONE_NEWNET = 0x40000000


def leave_for_own_network():
    """Moves this process, and those that it starts from now on, into a network of their own. Returns why that is not
    possible here, or an empty text."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(CLONE_NEWNET) != 0:
        return f"no network namespace: {os.strerror(ctypes.get_errno())}"
    try:
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    except (OSError, subprocess.CalledProcessError) as trouble:
        return f"no network namespace: {trouble}"
    return ""


class OtherHost:
    """A host with a network of its own, with cables that lead to ours."""

    def __init__(self):
        # It stays until its input is closed, at the latest when we end.
        self.holder = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE)
        self.network = f"/proc/{self.holder.pid}/ns/net"
        end = time.monotonic() + 10
        while os.readlink(self.network) == os.readlink("/proc/self/ns/net"):
            if time.monotonic() > end:
                raise RuntimeError("the other host has no network")
            time.sleep(0.01)
        # A program that runs there: put this before its name.
        self.there = ["nsenter", f"--net={self.network}"]
        self.cables = 0
        subprocess.run([*self.there, "ip", "link", "set", "lo", "up"], check=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.holder.stdin.close()
        self.holder.wait()

    def cable(self):
        """A new cable. Returns its name, and the other host's address at its end."""
        self.cables += 1
        name = f"cable{self.cables}"
        here, there = (f"10.44.{self.cables}.{end}" for end in (1, 2))
        subprocess.run(["ip", "link", "add", name, "type", "veth", "peer", "name", name, "netns", str(self.holder.pid)],
                       check=True)
        for prefix, address in (([], here), (self.there, there)):
            subprocess.run([*prefix, "ip", "address", "add", f"{address}/24", "dev", name], check=True)
            subprocess.run([*prefix, "ip", "link", "set", name, "up"], check=True)
        return name, there

    def plug(self, cable, plugged):
        # At the other end: we would see that our own end is down, as somebody whose Wi-Fi is too weak does not.
        subprocess.run([*self.there, "ip", "link", "set", cable, "up" if plugged else "down"], check=True)
