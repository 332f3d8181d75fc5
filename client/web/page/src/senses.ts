// What a phone can do besides showing: the title, vibration, announcements and the screen that stays on.

import {kindOf} from "./kinds/kind";
import {App} from "./models";
import {call, ui} from "./state";

interface WakeSentinel {
  release(): Promise<void>;
  released: boolean;
}

let awake: WakeSentinel|null = null;
let wanted = false;

async function keepAwake(on: boolean): Promise<void> {
  wanted = on;
  const lock = (navigator as unknown as {wakeLock?: {request(kind: "screen"): Promise<WakeSentinel>}}).wakeLock;
  if (!lock) return;
  try {
    if (on && !document.hidden && (!awake || awake.released))
      awake = await lock.request("screen");
    else if (!on && awake) {
      await awake.release();
      awake = null;
    }
  } catch {
    awake = null;  // A weak battery, or a page that is hidden.
  }
}

document.addEventListener("visibilitychange", () => void keepAwake(wanted));

export function vibrate(pattern: number|number[]): void {
  // Before the person has touched the page, a browser only complains.
  const activation = (navigator as unknown as {userActivation?: {hasBeenActive: boolean}}).userActivation;
  if (ui.vibrate && activation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
}

let polite: HTMLElement|null = null;
let assertive: HTMLElement|null = null;

/** Makes elements that stay, since screen readers announce only changes inside an existing element. */
export function makeLiveRegions(): void {
  const make = (kind: string): HTMLElement => {
    const element = document.createElement("div");
    element.className = "told";
    element.setAttribute("aria-live", kind);
    element.setAttribute("role", kind === "polite" ? "log" : "alert");
    document.body.append(element);
    return element;
  };
  polite = make("polite");
  assertive = make("assertive");
}

export function announce(text: string, urgent = false): void {
  const region = urgent ? assertive : polite;
  if (!region || text === "") return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 6) region.firstElementChild?.remove();
}

let before = {yours: false, moving: false, seconds: -1, won: false, page: "", telling: false, shown: false};
let tellTimer = 0;

/** Called after each change. Returns whether the person's turn has just begun. */
export function feel(app: App|null): boolean {
  if (!app) return false;
  const table = app.table;
  // A person who watches a finished game is still at the table.
  const at = app.page === "TablePage" || app.page === "ReplayPage";
  const now = {
    yours: at && table.turn.yours,
    moving: table.choice.moving,
    seconds: at && table.turn.yours ? table.clock.turnSecondsLeft : -1,
    won: table.result.shown && (table.game?.ending.won ?? false),
    page: app.page,
    telling: table.result.telling,
    shown: table.result.shown
  };
  const began = now.yours && !before.yours;
  if (app.windowTitle && document.title !== app.windowTitle) document.title = app.windowTitle;
  if (began) {
    vibrate(30);
    announce(table.turn.prompt, true);
  }
  if (now.moving && !before.moving) vibrate(10);
  if (now.seconds >= 0 && now.seconds <= 5 && now.seconds !== before.seconds) {
    if (now.seconds === 5) vibrate(60);
    announce(String(now.seconds), true);
  }
  if (now.won && !before.won) vibrate([40, 60, 40, 60, 80]);
  // The hands have been laid open: the result follows when they have been looked at.
  if (now.telling && !before.telling) {
    window.clearTimeout(tellTimer);
    // Hands that lie open can be looked at; a person who plays alone decides for how long.
    const held = table.result.heldSeconds;
    const seconds = !kindOf(table.kind).laysHandsOpen ? 3 : held > 0 ? held + 2 : 0;
    if (seconds > 0) tellTimer = window.setTimeout(() => call("app.table.result.goOn"), 1000 * seconds);
  }
  if (!now.telling) window.clearTimeout(tellTimer);
  if (!now.shown) ui.resultHidden = false;
  if (table.phase !== "Paused") ui.pauseHidden = false;
  const running = at && !table.people.watching && (table.phase === "Playing" || table.phase === "Paused") ||
    app.page === "ReplayPage" && app.replay.playing;
  if (running !== wanted) void keepAwake(running);
  before = now;
  return began;
}
