// What the page knows: the gateway's models, and what the person has open here. Everything is redrawn from it after
// a change.

import {Link} from "./link";
import {find, Tree} from "./mirror";
import {App, Json, RulesText, Words} from "./models";

export const tree: Tree = {};

export interface Toast {
  text: string;
  icon: string;
  id: number;
}

/** The page's own state; none of it concerns the game. */
export const ui = {
  sheet: "" as "" | "talk" | "menu" | "fair" | "host" | "options" | "rules" | "code" | "review" | "eyes",
  /** What the sheet of rules shows; null: they are on their way. */
  rules: null as RulesText | null,
  rulesOf: "",
  talk: "chat" as "chat" | "log",
  name: null as string | null,
  password: "",
  tablePassword: "",
  tableName: null as string | null,
  message: "",
  toasts: [] as Toast[],
  large: "" as string,
  missingWaits: true,
  bot: "" as string,
  allRules: false,
  slide: "",
  /** Where a finger is on the bar of a replay; -1: nowhere. */
  place: -1,
  drag: null as null |
    {
      key: string;
      dx: number;
      dy: number
    },
  /** The place over which a card is dragged: "pile-0"; empty: none. */
  over: "",
  refused: "",
  /** The browser has not let us copy the link. */
  cannotCopy: false,
  pauseHidden: false,
  resultHidden: false,
  /** The card of the pool that every listed capture must contain; empty: any. */
  wanted: "",
  picture: "",
  vibrate: true,
  connected: false,
  tries: 0
};

let link: Link|null = null;
let waiting = false;
let draw: () => void = () => undefined;

export function begin(way: Link, drawn: () => void): void {
  link = way;
  draw = drawn;
}

/** Redraws the page soon. */
export function invalidate(): void {
  if (waiting) return;
  waiting = true;
  const now = (): void => {
    if (!waiting) return;
    waiting = false;
    draw();
  };
  requestAnimationFrame(now);
  // A hidden page gets no frames, but its title must change.
  if (document.hidden) window.setTimeout(now, 50);
}

export function app(): App|null { return (tree["app"] as unknown as App | undefined) ?? null; }

const noWords: Words = {
  language: "en",
  rightToLeft: false,
  languages: [],
  looks: [],
  texts: {}
};

export function words(): Words { return (tree["words"] as unknown as Words | undefined) ?? noWords; }

/** A text of the page's own chrome. */
export function t(name: string): string { return words().texts?.[name] ?? ""; }

/** A number in the digits of the person's language. */
export function num(value: number): string {
  const language = words().language;
  return language === "fa" ? new Intl.NumberFormat("fa-IR", {useGrouping: false}).format(value) : String(value);
}

/** "Race to %1" with its numbers. */
export function filled(text: string, ...values: (string|number)[]): string {
  return text.replace(/%(\d)/g, (_, digit: string) => {
    const value = values[Number(digit) - 1];
    return typeof value === "number" ? num(value) : value ?? "";
  });
}

export function call(path: string, ...values: Json[]): void {
  // Nobody can play in a replay, and its cards must not be played at the table that waits behind it.
  if (app()?.page === "ReplayPage" && /^app\.table\.(choice|turn|game)\./.test(path)) return;
  const dot = path.lastIndexOf(".");
  link?.call(path.slice(0, dot), path.slice(dot + 1), ...values);
}

export async function ask(path: string, ...values: Json[]): Promise<Json> {
  const dot = path.lastIndexOf(".");
  return link ? link.ask(path.slice(0, dot), path.slice(dot + 1), ...values) : null;
}

/** Sets a writable property, immediately on the page too, so that a switch does not lag. */
export function set(path: string, value: Json): void {
  const dot = path.lastIndexOf(".");
  const object = find(tree, path.slice(0, dot));
  if (object && typeof object === "object" && !Array.isArray(object)) object[path.slice(dot + 1)] = value;
  link?.set(path.slice(0, dot), path.slice(dot + 1), value);
  invalidate();
}

export function tryNow(): void {
  if (!ui.connected)
    link?.tryNow();
  else
    call("app.ways.tryNow");
}

export function toggle(sheet: typeof ui.sheet): void {
  ui.sheet = ui.sheet === sheet ? "" : sheet;
  // A replay shows its own log, never the chat of the table behind it.
  if (ui.sheet === "talk" && app()?.page !== "ReplayPage") call("app.table.chat.seen");
  invalidate();
}
