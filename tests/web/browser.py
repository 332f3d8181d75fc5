"""Browsers for the page's tests: Chromium through chromedriver, and WebKit through WebKitWebDriver."""
import glob
import os
import pathlib
import signal
import subprocess
import sys
import time

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService

# The exit status of a test that cannot be run here.
SKIPPED = 77

# Finds texts that are cut off; `may` matches those for which that is allowed.
OVERFLOWS = """
const loose = new Set();
const may = '.who b, .line, .line *, .titles *, .just-now *, .pile-name small, .lobby-seat b, .lucky-results *, .ending-row *, .race .who, .race-bars .who, .phrases, .choices, .pictures, .told, .told *, .ranges .grow, .keep-meter p, .pasur-table *, .log-line b, .meter-of .grow, .second, .prompt';
for (const element of document.querySelectorAll('.root *')) {
  if (element.matches(may) || !element.childNodes.length) continue;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  if (!box.width || style.visibility === 'hidden') continue;
  const own = [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue.trim());
  if (!own) continue;
  const text = element.textContent.trim().slice(0, 40);
  if (style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible') loose.add('cut: ' + text);
  if (!element.closest('.phrases, .choices, .pictures') && (box.left < -1 || box.right > innerWidth + 1)) loose.add('outside: ' + text);
  const button = element.closest('button');
  if (button && !button.matches('.card, .pile-panel')) {
    const outer = button.getBoundingClientRect();
    if (box.left < outer.left - 1 || box.right > outer.right + 1 || box.top < outer.top - 2 || box.bottom > outer.bottom + 2) loose.add('button: ' + text);
  }
}
return [...loose];
"""


def below(process):
    """The processes that this one has started, and those that they have started."""
    started = [int(one) for tasks in pathlib.Path(f"/proc/{process}/task").glob("*/children") for one in tasks.read_text().split()]
    return started + [one for each in started for one in below(each)]


class Page:
    """A page in any browser: `driver`."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def until(self, script, seconds=8.0):
        """Waits until the script returns a true value. Returns that value, or the last one when the time is over."""
        end = time.monotonic() + seconds
        while True:
            value = self.driver.execute_script(script)
            if value or time.monotonic() > end:
                return value
            time.sleep(0.03)

    def open(self, address):
        self.driver.get(address)
        return self.until("const page = document.querySelector('main'); const images = [...document.images];"
                          "return page && !page.matches('.opening') && images.every(image => image.complete)"
                          " && [...document.querySelectorAll('.card .blank, .small-card:empty')].length === 0")


class Browser(Page):
    def __init__(self, width, height, touch=True):
        options = Options()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
                         "--force-color-profile=srgb", f"--window-size={width},{height + 120}"):
            options.add_argument(argument)
        options.binary_location = "/usr/bin/chromium"
        if touch:
            options.add_experimental_option("mobileEmulation", {
                "deviceMetrics": {"width": width, "height": height, "pixelRatio": 2.0, "touch": True, "mobile": True}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        try:
            self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        except WebDriverException as trouble:
            print("No browser starts on this machine:", trouble)
            sys.exit(SKIPPED)
        if not touch:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": height, "deviceScaleFactor": 1.0, "mobile": False})

    def open(self, address):
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        return super().open(address)

    def dress(self, safe=False, text=1.0):
        self.driver.execute_script(
            "const style = document.documentElement.style;"
            "if (arguments[0]) { const land = innerWidth > innerHeight;"
            " style.setProperty('--safe-top-px', land ? '0px' : '47px'); style.setProperty('--safe-bottom-px', land ? '21px' : '34px');"
            " style.setProperty('--safe-left-px', land ? '47px' : '0px'); style.setProperty('--safe-right-px', land ? '47px' : '0px'); }"
            "if (arguments[1] !== 1) style.fontSize = `${16 * arguments[1]}px`;"
            "window.dispatchEvent(new Event('resize'));", safe, text)

    def sleep(self):
        """Stops all of the browser's processes, as a phone that sleeps does. It answers nothing until it is woken."""
        self._signal(signal.SIGSTOP)

    def wake(self):
        self._signal(signal.SIGCONT)

    def _signal(self, number):
        for process in below(self.driver.service.process.pid):
            os.kill(process, number)

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] in ("SEVERE", "WARNING") and "/socket" not in entry["message"]]

    def overflows(self):
        return self.driver.execute_script(OVERFLOWS)


class WebKit(Page):
    """WebKitGTK's own small browser, on a display of its own."""

    def __init__(self, width, height):
        programs = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
        if not programs or not os.path.exists("/usr/bin/WebKitWebDriver"):
            print("The package webkit2gtk-driver is not installed.")
            sys.exit(SKIPPED)
        ready, says = os.pipe()
        self.display = subprocess.Popen(["Xvfb", "-displayfd", str(says), "-screen", "0", "1280x1400x24", "-nolisten", "tcp"],
                                        pass_fds=[says], stderr=subprocess.DEVNULL)
        os.close(says)
        with os.fdopen(ready) as number:
            display = f":{number.readline().strip()}"
        options = WebKitOptions()
        options.binary_location = programs[0]
        options.add_argument("--automation")
        self.service = WebKitService("/usr/bin/WebKitWebDriver", env={**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"})
        try:
            self.service.start()
            self.driver = webdriver.Remote(self.service.service_url, options=options)
        except WebDriverException as trouble:
            self.stop()
            print("WebKit does not start on this machine:", trouble)
            sys.exit(SKIPPED)
        self.driver.set_window_size(width, height)

    def __exit__(self, *_):
        self.driver.quit()
        self.stop()

    def stop(self):
        self.service.stop()
        self.display.kill()
        self.display.wait()

    def complaints(self):
        return []  # WebKit's driver does not tell them.
