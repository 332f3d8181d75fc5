// The page of a browser: connects to the gateway, keeps its models and draws them.

import {artReady, loadArt} from "./art";
import {focusHand} from "./board";
import {h, patch, VNode} from "./dom";
import {KindPage, useKinds} from "./kinds/kind";
import {Link} from "./link";
import {apply, Change, Json} from "./mirror";
import {firstPage, listPage, lobbyPage} from "./pages";
import {giveFocusBack} from "./parts";
import {leaveReplay, pageChanged, replayKey} from "./replay";
import {askForRules, openRules} from "./rules";
import {announce, feel, makeLiveRegions, vibrate} from "./senses";
import {sheetsOf} from "./sheets";
import {app, begin, call, invalidate, toggle, tree, ui, words} from "./state";
import {tablePage, useApp} from "./table";

const kToast = 4000;
const root = document.createElement("div");
root.className = "root";

function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";  // The browser stores nothing.
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then nothing is stored.
  }
}

// The table that this tab watches: loading the page again must neither leave it nor take a seat there.
const kWatched = "cardroom.watched";

function watched(): string {
  try {
    return sessionStorage.getItem(kWatched) ?? "";
  } catch {
    return "";
  }
}

function keepWatched(table: string): void {
  try {
    if (table !== watched()) sessionStorage.setItem(kWatched, table);
  } catch {
    // Then nothing is stored.
  }
}

function tableIn(link: string): string {
  return /^\/t\/([0-9a-fA-F]+)$/.exec(link)?.[1] ?? "";
}

function hello(): Json {
  const table = tableIn(location.pathname) || watched();
  return {
    version: 1,
    language: stored("cardroom.language") || (navigator.languages ?? [navigator.language]).join(","),
    dark: !matchMedia("(prefers-color-scheme: light)").matches,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    profile: stored("cardroom.profile"),
    table,
    origin: location.origin,
    watch: table !== "" && table === watched()
  };
}

let toasts = 0;

function told(text: string, icon: string): void {
  const id = (toasts += 1);
  ui.toasts = ui.toasts.filter(toast => toast.text !== text);
  ui.toasts.push({text, icon, id});
  window.setTimeout(() => {
    ui.toasts = ui.toasts.filter(toast => toast.id !== id);
    invalidate();
  }, kToast);
}

function signalled(change: Change): void {
  const [first, second] = (change.with ?? []).map(String);
  switch (`${change.at ?? ""} ${change.signal ?? ""}`) {
    case "app told":
      told(first ?? "", second ?? "");
      break;
    case "app withdrawn":
      ui.toasts = ui.toasts.filter(toast => toast.text !== first);
      break;
    case "app announced":
      announce(first ?? "");
      break;
    case "app.table.choice refused":
      vibrate([20, 40, 20]);
      ui.refused = first ?? "";
      window.setTimeout(() => {
        ui.refused = "";
        invalidate();
      }, 500);
      break;
    default:
      break;
  }
}

export function changed(changes: Change[]): void {
  for (const change of changes) {
    if (change.keep !== undefined)
      keep("cardroom.profile", change.keep);
    else if (change.signal !== undefined)
      signalled(change);
    else
      apply(tree, change);
  }
  invalidate();
}

let drawn: VNode[] = [];
let sheets = 0;
let pageBefore = "";

/** Whether a step back in the browser closes something here. */
function follow(open: boolean): void {
  const inside = history.state?.["cardroom"] === true;
  if (open && !inside) history.pushState({cardroom: true}, "");
}

/** Whether that page shows a table: the person's, or that of a finished game. */
function onTable(page: string): boolean { return page === "TablePage" || page === "ReplayPage"; }

function dress(): void {
  const models = app();
  const html = document.documentElement;
  const preferences = models?.preferences;
  const dark = preferences?.dark ?? !matchMedia("(prefers-color-scheme: light)").matches;
  html.dataset["light"] = dark ? "dark" : "day";
  html.classList.toggle("still", preferences?.motion === 0);
  html.classList.toggle("four", preferences?.fourColours ?? false);
  html.lang = words().language || "en";
  html.dir = words().rightToLeft ? "rtl" : "ltr";
  if (words().language) keep("cardroom.language", words().language);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", dark ? "#191512" : "#fffaf0");
}

/** Closes what belongs to the page before, if there is another one now. */
function turnTo(page: string): void {
  if (page === pageBefore) return;
  pageBefore = page;
  ui.message = "";
  pageChanged(page);
  const ofReplay = ui.sheet === "review" || ui.sheet === "eyes";
  if (ofReplay || page !== "TablePage" && page !== "SetupPage") ui.sheet = "";
}

function draw(): void {
  dress();
  const models = artReady() ? app() : null;
  const page = models?.page ?? "";
  const fromReplay = pageBefore === "ReplayPage";
  turnTo(page);
  const width = root.clientWidth || window.innerWidth;
  const height = root.clientHeight || window.innerHeight;
  const nodes: VNode[] = [];
  if (models) {
    useApp(models);
    if (onTable(models.page))
      nodes.push(tablePage(models, width, height).node);
    else if (models.page === "SetupPage")
      nodes.push(lobbyPage(models));
    else if (models.page === "FirstStartPage")
      nodes.push(firstPage(models));
    else
      nodes.push(listPage(models));
  } else {
    nodes.push(h("main.page.opening", {key: "opening", "aria-busy": "true"}, h("span.arc")));
  }
  const over = sheetsOf(models);
  const loose = models && !onTable(models.page) ?
    ui.toasts.slice(-1).map(
      toast => h("p.loose-toast", {key: `toast-${toast.id}`, role: "status"}, toast.text.replace(/<[^>]*>/g, ""))) :
    [];
  if (nodes[0]) nodes[0].props["inert"] = over.length > 0;
  nodes.push(...over, ...loose);
  patch(root, drawn, nodes);
  drawn = nodes;
  const began = feel(models);
  if (sheets > 0 && over.length === 0) giveFocusBack();
  // Behind a replay, a turn waits until the person is back.
  const awaited = page === "TablePage" && (began || fromReplay && models?.table.turn.yours);
  if (awaited && over.length === 0 && !(document.activeElement instanceof HTMLInputElement)) focusHand();
  sheets = over.length;
  const there = onTable(page) || page === "SetupPage";
  if (models) keepWatched(there && models.table.people.watching ? tableIn(models.setup.invitation.link) : "");
  follow(ui.sheet !== "" || there);
}

/** Closes what is open here, or else undoes what is prepared. Returns false if only leaving remains. */
function stepBack(): boolean {
  const models = app();
  if (!models) return false;
  const table = models.table;
  if (ui.large !== "")
    ui.large = "";
  else if (ui.sheet !== "")
    ui.sheet = "";
  else if (models.dialogs.question.what !== "") {
    const choices = models.dialogs.question.choices;
    call("app.dialogs.answer", choices[choices.length - 1]?.answer ?? "");
  } else if (models.dialogs.trouble.title !== "")
    call("app.dialogs.acknowledge");
  else if (models.page === "ReplayPage")
    leaveReplay();
  else if (models.page !== "TablePage")
    return false;
  else if (table.last.shown)
    call("app.table.last.hide");
  else if (table.choice.selected !== "")
    call("app.table.choice.clearSelection");
  else if (table.result.shown && !ui.resultHidden) {
    ui.resultHidden = true;
    call("app.table.result.show", false);
  } else
    return false;
  invalidate();
  return true;
}

function keyPressed(event: KeyboardEvent): void {
  document.documentElement.classList.add("keys");
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const models = app();
  if (!models) return;
  if (event.key === "Escape") {
    if (!stepBack() && models.page === "TablePage") call("app.ways.askToLeave");
    event.preventDefault();
    return;
  }
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.repeat && event.key === "Enter" && target.closest("button")) {
    // Browsers press a button again and again while Enter is held down, and the gateway hangs up on who asks so much.
    event.preventDefault();
    return;
  }
  if (target.closest("input, textarea") || !onTable(models.page) || sheets > 0) return;
  if (models.page === "ReplayPage") {
    if (replayKey(event, models)) event.preventDefault();
    return;
  }
  const table = models.table;
  const letter = event.code.startsWith("Key") ? event.code.slice(3) : event.key.toUpperCase();
  const onButton = target.closest("button") !== null;
  const actions = [...table.choice.actions.map(action => ({id: action.id, key: action.key})), ...offersOf(table.game)];
  const action = actions.find(one => one.key !== "" && (one.key === letter || one.key === event.key));
  if (action)
    call("app.table.choice.act", action.id);
  else if (event.key === "Enter" && !onButton) {
    if (table.turn.primaryReady) call("app.table.turn.primary");
  } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && table.choice.ways.length > 1)
    call("app.table.choice.aimNext", event.key === "ArrowUp" ? -1 : 1);
  else if (letter === "H" && table.turn.canHint)
    call("app.table.turn.hint");
  else if (letter === "L" || letter === "C") {
    ui.talk = letter === "L" ? "log" : "chat";
    toggle("talk");
  } else if (letter === "F")
    toggle("fair");
  else if (letter === "R")
    openRules(table.kind);
  else if (letter === "V")
    call("app.table.last.show");
  else if (letter === "U")
    call("app.table.takeBack.takeBack");
  else if (letter === "B")
    call("app.table.breaks.ask");
  else if (letter === "A")
    call("app.table.turn.again");
  else if (/^[1-9]$/.test(event.key)) {
    const cards =
      (table.game?.cards ?? []).filter(card => card.zone === "hand").sort((one, other) => one.place - other.place);
    const card = cards[Number(event.key) - 1];
    const ways = table.choice.ways;
    const way = ways[Number(event.key) - 1];
    if (table.choice.selected !== "" && ways.length > 1 && way)
      call("app.table.choice.aimAt", way.id);
    else if (card)
      call("app.table.choice.select", card.key);
  } else
    return;
  event.preventDefault();
}

function offersOf(game: unknown): {id: string; key: string}[] {
  return (game as {ready?: {offers?: {id: string; key: string}[]}} | null)?.ready?.offers ?? [];
}

/** Begins the page. `kinds`: the page of each game, by the name of its kind. */
export function start(kinds: Record<string, KindPage>): void {
  useKinds(kinds);
  document.body.append(root);
  makeLiveRegions();
  ui.vibrate = stored("cardroom.vibrate") !== "0";
  const link = new Link({
    hello,
    changes: changed,
    connected: (there, tries) => {
      ui.connected = there;
      ui.tries = there ? 0 : tries + 1;
      if (there) askForRules();
      invalidate();
    }
  });
  begin(link, draw);
  void loadArt();
  window.addEventListener("resize", invalidate);
  void document.fonts.ready.then(invalidate);
  document.fonts.addEventListener("loadingdone", invalidate);
  window.visualViewport?.addEventListener("resize", () => {
    // The keyboard of a phone leaves less room; the field with the focus stays above it.
    const hidden = window.innerHeight - (window.visualViewport?.height ?? window.innerHeight);
    document.documentElement.style.setProperty("--keyboard", `${hidden > 120 ? hidden : 0}px`);
  });
  document.addEventListener("keydown", keyPressed);
  // The focus ring is for people who use the keyboard.
  document.addEventListener("pointerdown", () => document.documentElement.classList.remove("keys"), true);
  window.addEventListener("popstate", () => {
    if (stepBack()) return;
    const page = app()?.page;
    if (page === "TablePage")
      call("app.ways.askToLeave");
    else if (page === "SetupPage")
      call("app.ways.leaveTable");
    invalidate();
  });
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", invalidate);
  draw();
  link.open();
}
