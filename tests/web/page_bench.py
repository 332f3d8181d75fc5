#!/usr/bin/python3
"""page_bench.py PROGRAMS: measures the page in Chromium at a real table, with the server and the gateway in the folder
PROGRAMS. Prints each figure with its limit. Except for the taps, the phone is simulated: a processor four times slower, and a link
of 20 Mbit/s. Takes about four minutes, on a machine that does nothing else."""
import os
import sys
import time

from card_room import CardRoom
from room_test import Phone

SLOWER = 4
LINK = {"offline": False, "latency": 20, "downloadThroughput": 20e6 / 8, "uploadThroughput": 20e6 / 8}
LOADS = 5
TAPS = 300
TAPS_WITHIN = 120  # Seconds.
FLIGHTS_FOR = 30   # Seconds.

# The time from the start of the navigation until a card has been drawn inside the window, and the bytes of everything
# that was fetched, or begun to be fetched, until then.
FIRST_CARD = """
window.told = 0;
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...of) {
    super(...of);
    this.addEventListener('message', message => { if (!window.firstCard) window.told += message.data.length; });
  }
};
const look = () => {
  const shown = [...document.querySelectorAll('.hand .card img, .three-cards img')].some(image => {
    const box = image.getBoundingClientRect();
    return image.complete && image.naturalWidth > 0 && box.width > 0 && box.top < innerHeight && box.left < innerWidth;
  });
  if (shown) requestAnimationFrame(() => { window.firstCard = performance.now(); });
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
FETCHED = """
const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
return window.told + all.filter(one => one.startTime < window.firstCard).reduce((sum, one) => sum + one.transferSize, 0);
"""

# The time from the end of a tap on the button until the frame in which the card is no longer in the hand.
TAPPED = """
window.took = [];
let since = 0;
let before = 0;
const held = () => document.querySelectorAll('.hand .card').length;
document.addEventListener('pointerup', event => {
  since = event.target.closest('.actions .primary') && document.querySelector('.hand .card.raised') ? event.timeStamp : 0;
  before = held();
}, true);
new MutationObserver(() => {
  if (since === 0 || held() >= before) return;
  const from = since;
  since = 0;
  // After this frame has been drawn.
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.took.push(performance.now() - from);
    channel.port2.postMessage(0);
  });
}).observe(document, {childList: true, subtree: true});
"""

# The intervals between frames while cards fly.
FLIES = """
window.intervals = [];
let last = 0;
const frame = now => {
  const flying = [...document.querySelectorAll('.card')].some(card => card.getAnimations().some(one => one.playState === 'running'));
  if (flying && last > 0) window.intervals.push(now - last);
  last = flying ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""


def on_load(phone, script):
    phone.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})


def slow(phone):
    phone.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.driver.execute_cdp_cmd("Network.enable", {})
    phone.driver.execute_cdp_cmd("Network.emulateNetworkConditions", LINK)


def load(phone, address, cold):
    """The milliseconds until the first card, and the bytes until then."""
    if cold:
        phone.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    phone.driver.get("about:blank")
    phone.driver.get(address)
    if not phone.until("return window.firstCard", 30):
        raise RuntimeError(f"no card is shown in: {phone.shown()}")
    shown = phone.driver.execute_script("return window.firstCard")
    phone.until("return document.readyState === 'complete' && performance.getEntriesByType('resource').some(one => one.name.includes('/backs.'))")
    return shown, phone.driver.execute_script(FETCHED)


def host(phone, room, kind):
    phone.comes_in(room.address)
    phone.taps("button", "Host a table")
    phone.taps("button", kind)
    phone.waits_for("return document.querySelector('.lobby') !== null")
    return phone.driver.execute_script("return document.querySelector('.invite').dataset.link")


def moving(phone):
    """Cards fly, unlike in the tests."""
    phone.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def measure_loads(programs):
    with CardRoom(programs) as room, Phone("Maren") as maren, Phone("Jonas") as jonas:
        link = host(maren, room, "Lucky Thirteen")
        moving(jonas)
        on_load(jonas, FIRST_CARD)
        slow(jonas)
        guest = [load(jonas, room.address + link, cold=True) for _ in range(LOADS)]
        jonas.comes_in(room.address + link)
        maren.waits_for("return document.querySelectorAll('[role=option]').length > 0", lambda: maren.tap(".lobby .primary", "tart"))
        jonas.waits_for("return document.querySelectorAll('[role=option]').length > 0")
        cold = [load(jonas, room.address, cold=True) for _ in range(LOADS)]
        warm = [load(jonas, room.address, cold=False) for _ in range(LOADS)]
        return {name: {"ms": sorted(ms for ms, _ in runs), "bytes": max(size for _, size in runs)}
                for name, runs in (("guest", guest), ("cold", cold), ("warm", warm))}


def measure_taps(programs):
    """Two people at one table, so that nobody waits for a bot."""
    with CardRoom(programs) as room, Phone("Maren") as maren, Phone("Jonas") as jonas:
        for phone in (maren, jonas):
            moving(phone)
            on_load(phone, TAPPED)
        link = host(maren, room, "Pasur")
        jonas.comes_in(room.address + link)
        for phone in (maren, jonas):
            phone.waits_for("return document.querySelectorAll('[role=option]').length > 0", lambda: maren.tap(".lobby .primary", "tart"))
        took = []
        end = time.monotonic() + TAPS_WITHIN
        while len(took) < TAPS and time.monotonic() < end:
            for phone in (maren, jonas):
                phone.acts()
                took += phone.driver.execute_script("return window.took.splice(0)")
        took.sort()
        if not took:
            raise RuntimeError(f"no card has been played: {maren.shown()}")
        return {"taps": len(took), "p50_ms": took[len(took) // 2], "p99_ms": took[len(took) * 99 // 100]}


def measure_flights(programs):
    with CardRoom(programs) as room, Phone("Maren") as maren:
        moving(maren)
        on_load(maren, FLIES)
        host(maren, room, "Lucky Thirteen")
        slow(maren)
        end = time.monotonic() + FLIGHTS_FOR
        while time.monotonic() < end:
            maren.tap(".lobby .primary", "tart") or maren.acts()
            time.sleep(0.2)
        intervals = sorted(maren.driver.execute_script("return window.intervals"))
        return {"frames": len(intervals), "per_second": 1000 * len(intervals) / sum(intervals),
                "late_share": sum(one > 25 for one in intervals) / len(intervals), "slowest_ms": intervals[-1]}


def row(what, value, unit, limit, met, beside=""):
    print(f"{what:52} {value:10,.0f} {unit:5} {limit:14} {'met' if met else 'missed':7} {beside}".rstrip(), flush=True)


def main():
    programs = sys.argv[1]
    loads = measure_loads(programs)
    for name, what, most in (("guest", "from the link to a card, a new guest", 3000), ("cold", "to the hand, nothing kept", 3000),
                             ("warm", "to the hand, the second time", 1000)):
        times = loads[name]["ms"]
        row(what, times[-1], "ms", f"<= {most:,}", times[-1] <= most, f"at best {times[0]:,.0f}; the slowest of {len(times)}")
        row("  bytes until then", loads[name]["bytes"], "", "<= 200,000", loads[name]["bytes"] <= 200_000)
    taps = measure_taps(programs)
    row("from a tap to the moved card, p99", taps["p99_ms"], "ms", "<= 50", taps["p99_ms"] <= 50,
        f"p50 {taps['p50_ms']:.0f}; {taps['taps']} taps")
    flights = measure_flights(programs)
    row("frames while cards fly", flights["per_second"], "/s", ">= 60", round(flights["per_second"]) >= 60,
        f"{100 * flights['late_share']:.0f} % later than 25 ms, the slowest after {flights['slowest_ms']:.0f} ms; {flights['frames']} frames")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end.")


if __name__ == "__main__":
    main()
