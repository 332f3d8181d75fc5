// A finished game that is watched again: on the page of a table, with a bar for the place in the game in place of what
// a player needs, and the review of what the moves cost.

import {icon} from "./art";
import {h, Kid, VNode} from "./dom";
import {box} from "./kinds/kind";
import {Frame} from "./layout";
import {App, Replay, Table} from "./models";
import {button, closeSheet, iconButton, ringed, segments, sheet, sheetHead, styled} from "./parts";
import {call, filled, invalidate, set, t, toggle, ui} from "./state";
import {fairIcon, fitted, sized, toastStrip} from "./table";

/** The table that is shown: in a replay, its own. */
export function tableOf(app: App): Table { return app.page === "ReplayPage" ? app.replay.table : app.table; }

let reviewWished = false;

export function watchAgain(table: Table, review: boolean): void {
  reviewWished = review;
  call("app.ways.watchGame", table.fair.record);
}

/** Called when the page has changed. A game that has not been opened is not reviewed. */
export function pageChanged(page: string): void {
  letFingerGo();
  if (reviewWished && page === "ReplayPage") call("app.replay.beginReview");
  reviewWished = false;
}

export function leaveReplay(): void { call("app.back"); }

function setPlaying(on: boolean): void { set("app.replay.playing", on); }

/** A place in the game as a share of the bar, in per cent. */
const along = (replay: Replay, moment: number): number => 100 * Math.min(1, moment / Math.max(1, replay.count - 1));

// The gateway hangs up on a page that asks for more than 20 things a second (kRequestsPerSecond in
// client/web/browser.h), so a finger that moves along the bar, or a key that is held down, asks for half as many.
const kAskEvery = 100;
let askedAt = 0;
let wanted = -1;

function askSoon(): boolean {
  const now = performance.now();
  if (now - askedAt < kAskEvery) return false;
  askedAt = now;
  return true;
}

function scrub(moment: number): void {
  ui.place = moment;
  invalidate();
  if (wanted >= 0) {
    wanted = moment;
  } else if (askSoon()) {
    call("app.replay.scrub", moment);
  } else {
    wanted = moment;
    window.setTimeout(() => {
      if (wanted >= 0) {
        askedAt = performance.now();
        call("app.replay.scrub", wanted);
      }
      wanted = -1;
    }, kAskEvery);
  }
}

/** How near to a mark a tap means that mark, in CSS pixels. */
const kNear = 14;
let finger: {id: number; line: Element; from: number; moved: boolean}|null = null;

function letFingerGo(): void {
  finger = null;
  wanted = -1;
  ui.place = -1;
}

function momentAt(replay: Replay, event: PointerEvent): number {
  const line = (event.currentTarget as Element).getBoundingClientRect();
  const share = (event.clientX - line.left) / Math.max(1, line.width);
  const forward = document.documentElement.dir === "rtl" ? 1 - share : share;
  const moment = Math.max(0, Math.min(replay.count - 1, Math.round(forward * (replay.count - 1))));
  if (finger?.moved) return moment;
  const distance = (mark: number): number => Math.abs(along(replay, mark) / 100 - forward) * line.width;
  const near = [...replay.review.marks, ...replay.marks]
                 .map(mark => mark.moment)
                 .sort((one, other) => distance(one) - distance(other))[0];
  return near !== undefined && distance(near) < kNear ? near : moment;
}

/** The bar with the parts of the game, its marks and the place in it. `width`: about how wide it is. */
function placeBar(replay: Replay, width: number, style: {[name: string]: string}): VNode {
  // A bar that has been replaced, as when a phone is turned, does not hear that the finger is lifted.
  if (finger && !finger.line.isConnected) letFingerGo();
  const at = ui.place >= 0 ? ui.place : replay.at;
  const room = (begin: number, end: number): number =>
    width * (Math.min(end, replay.count - 1) - begin) / Math.max(1, replay.count - 1) - 6;
  const fits = (text: string, begin: number, end: number): boolean => 7.4 * text.length <= room(begin, end);
  const named = replay.stretches.every(one => one.shortName === "" || fits(one.name, one.begin, one.end));
  const stretches = replay.stretches.map((one, index) => {
    const begin = along(replay, one.begin);
    const end = index === replay.stretches.length - 1 ? 100 : along(replay, one.end);
    const name = named || one.shortName === "" ? one.name : one.shortName;
    const gone = Math.max(0, Math.min(1, (along(replay, at) - begin) / Math.max(0.01, end - begin)));
    return h(
      "span.stretch", {
        key: String(index),
        class: index === replay.stretch ? "now" : "",
        style: {"inset-inline-start": `${begin}%`, width: `${end - begin}%`}
      },
      fits(name, one.begin, one.end) && h("small", null, name),
      h("i", {class: end < 100 ? "cut" : ""}, h("b", {style: {width: `${100 * gone}%`}})));
  });
  const spot = (moment: number): {[name: string]: string} => ({"inset-inline-start": `${along(replay, moment)}%`});
  const move = (event: PointerEvent): void => {
    if (finger?.id !== event.pointerId) return;
    if (Math.abs(event.clientX - finger.from) > 6) finger.moved = true;
    if (finger.moved) scrub(momentAt(replay, event));
  };
  const end = (event: PointerEvent): void => {
    if (finger?.id !== event.pointerId) return;
    const moment = event.type === "pointerup" ? momentAt(replay, event) : ui.place;
    finger = null;
    wanted = -1;
    if (moment >= 0) call("app.replay.goTo", moment);
    ui.place = moment;
    // The handle stays where the finger was until the table has followed.
    window.setTimeout(() => {
      if (!finger) ui.place = -1;
      invalidate();
    }, 300);
    invalidate();
  };
  return h(
    "div.place", {
      key: "place",
      style,
      role: "slider",
      tabindex: "0",
      "aria-label": t("placeInGame"),
      "aria-orientation": "horizontal",
      "aria-valuemin": "1",
      "aria-valuemax": String(replay.count),
      "aria-valuenow": String(at + 1),
      "aria-valuetext": [replay.atText, replay.stretches[replay.stretch]?.name ?? ""].filter(one => one).join(", ")
    },
    h("div.line", {
      "aria-hidden": "true",
      onpointerdown: (event: PointerEvent) => {
        if (event.button !== 0 || finger?.line.isConnected) return;
        letFingerGo();
        const line = event.currentTarget as Element;
        finger = {id: event.pointerId, line, from: event.clientX, moved: false};
        line.setPointerCapture(event.pointerId);
      },
      onpointermove: move,
      onpointerup: end,
      onpointercancel: end,
      onlostpointercapture: (event: PointerEvent) => {
        // After a pointerup, end() has done all.
        if (finger?.id !== event.pointerId) return;
        letFingerGo();
        invalidate();
      }
    },
      stretches,
      replay.marks.map(
        mark =>
          h("span.mark", {key: `m${mark.moment}`, class: mark.moment <= at ? "gone" : "", style: spot(mark.moment)})),
      replay.review.marks.map(
        mark =>
          h("span.mark.costly", {key: `c${mark.moment}`, class: mark.worst ? "worst" : "", style: spot(mark.moment)})),
      h("span.handle", {key: "handle", style: spot(at)})));
}

/** The sentence about the moment that is shown, and the smaller one below it. */
function words(replay: Replay): {prompt: string; second: string} {
  const review = replay.review;
  const stretch = replay.stretches[replay.stretch]?.name ?? "";
  const place = [stretch, replay.atText].filter(one => one !== "").join(" · ");
  if (review.on && review.atDecision)
    return {
      prompt: review.costText,
      second: review.same ? review.playedText : filled(t("expertSays"), review.betterText)
    };
  if (review.on && review.running) return {prompt: review.progressText, second: review.summaryText || review.whoseText};
  const log = replay.table.log;
  const over = replay.at === replay.count - 1 ? replay.table.game?.ending.verdict ?? "" : "";
  const happened =
    over || replay.marks.find(mark => mark.moment === replay.at)?.text || log[log.length - 1]?.plain || stretch;
  // At the beginning, nothing has happened yet: there the review is summed up.
  if (review.on && review.summaryText !== "" && replay.at === 0) return {prompt: review.summaryText, second: place};
  return {prompt: happened, second: place};
}

export function replayStrip(app: App, frame: Frame): VNode {
  const toast = toastStrip(frame);
  if (toast) return toast;
  const {table: waiting, replay} = app;
  const review = replay.review;
  if (waiting.turn.yours) {
    const back = (event: Event): void => {
      event.stopPropagation();
      leaveReplay();
    };
    return h(
      "button.strip.lit", {key: "back-strip", type: "button", style: box(frame.strip), onclick: back},
      h("span.words", null, h("b.prompt", null, sized(waiting.turn.prompt)), h("span.second", null, t("tapBack"))));
  }
  const {prompt, second} = words(replay);
  const decides = review.on && review.atDecision;
  const seat = replay.table.people.seats.find(one => one.toAct) ?? replay.table.people.seats.find(one => one.you);
  const opens = review.on && !(review.running && !decides);
  // Not a status: each moment is announced by ReplayModel, and the progress of a review changes all the time.
  return h(
    "div.strip", {
      key: "moment",
      class: decides && review.costly ? "lit costs" : "waits",
      style: {...box(frame.strip), "--share": String(review.share)},
      onclick: (event: Event) => {
        event.stopPropagation();
        if (opens) toggle("review");
      }
    },
    seat && !decides && !review.running && ringed(seat, 1, false),
    decides && review.costly && h("span.diamond", {key: "diamond", "aria-hidden": "true"}),
    h("div.words", {key: "words"}, h("p.prompt", {mount: fitted, update: fitted}, sized(prompt)),
      h("p.second", null, styled(second))),
    review.running && !decides && button("quiet.small", t("stop"), () => call("app.replay.review.stop"), {key: "stop"}),
    opens && iconButton(t("review"), "info", () => toggle("review"), {key: "why"}),
    review.running && h("span.progress", {key: "progress", "aria-hidden": "true"}, h("i")));
}

function reviewButton(replay: Replay): VNode {
  const review = replay.review;
  if (review.on && review.marks.length > 0)
    return button("primary", t("nextCostly"), () => call("app.replay.leapToCostly"), {key: "review"});
  const known = review.on && (review.running || review.share >= 1);
  const act = (): void => known ? toggle("review") : call("app.replay.beginReview");
  return button("quiet.grow", t("review"), act, {key: "review", icon: "hint"});
}

export function replayButtons(app: App, frame: Frame): VNode {
  const replay = app.replay;
  const last = replay.count - 1;
  const step = (on: boolean): VNode => button("quiet.square.back", null, () => call("app.replay.step", on), {
    key: on ? "on" : "back",
    name: on ? t("oneMove") : t("moveBack"),
    icon: on ? "forward" : "back",
    "aria-disabled": String(on ? replay.at === last : replay.at === 0)
  });
  const play = button(
    "primary.square.round", null, () => setPlaying(!replay.playing),
    {key: "play", name: replay.playing ? t("pause") : t("play"), icon: replay.playing ? "pause" : "play"});
  const eyes = button(
    "quiet.square", null, () => toggle("eyes"),
    {key: "eyes", name: replay.eyesText, icon: "watch", "aria-description": t("whoseTable")});
  const steps = [step(false), play, step(true)];
  const rest = [eyes, reviewButton(replay)];
  return h(
    "div.actions", {
      key: "actions",
      class: frame.column ? "column replay" : "replay",
      style: box(frame.actions),
      onclick: (event: Event) => event.stopPropagation()
    },
    frame.column ? [h("div.steps", {key: "steps"}, steps), h("div.steps", {key: "rest"}, rest)] : [...steps, ...rest]);
}

/** The dark foot of the page, with the place in the game; none where that is in the bar. */
export function replayFoot(replay: Replay, frame: Frame): Kid {
  if (frame.place.h === 0) return null;
  const top = frame.place.y - 6;
  return [
    h("div.foot-ground",
      {key: "foot", "aria-hidden": "true", style: {top: `${top}px`, height: `${frame.height - top}px`}}),
    placeBar(replay, frame.place.w, box(frame.place))
  ];
}

export function replayBar(app: App, frame: Frame): VNode {
  const replay = app.replay;
  const table = replay.table;
  const roomy = frame.form !== "phone";
  const talk = (): void => {
    ui.talk = "log";
    toggle("talk");
  };
  return h(
    "header.bar", {key: "bar", style: box(frame.bar)},
    iconButton(t("leaveReplay"), "back", leaveReplay, {key: "back", class: "back"}),
    h("div.titles", {key: "titles"}, h("h1", null, replay.review.on ? t("review") : t("replay")),
      h("p", null, h("span", null, replay.tableText))),
    frame.place.h === 0 && placeBar(replay, Math.max(200, frame.width * 0.45), {}),
    roomy && table.fair.state !== "None" && frame.place.h > 0 &&
      iconButton(table.fair.stateText, fairIcon(table.fair.state), () => toggle("fair"), {key: "fair"}),
    iconButton(t("log"), "log", talk, {key: "log"}),
    iconButton(t("menu"), "menu", () => toggle("menu"), {key: "menu"}));
}

/** Handles a key that has a meaning in a replay; returns whether it has. */
export function replayKey(event: KeyboardEvent, app: App): boolean {
  const replay = app.replay;
  const rightToLeft = document.documentElement.dir === "rtl";
  const onButton = (event.target as Element).closest?.("button") !== null;
  const held = (ask: () => void): void => {
    if (!event.repeat || askSoon()) ask();
  };
  const once = (ask: () => void): void => {
    if (!event.repeat) ask();
  };
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
      held(() => call("app.replay.step", (event.key === "ArrowRight") !== rightToLeft));
      return true;
    case "Home":
      once(() => call("app.replay.goTo", 0));
      return true;
    case "End":
      once(() => call("app.replay.goTo", replay.count - 1));
      return true;
    case "PageUp":
    case "PageDown":
      held(() => call("app.replay.leap", event.key === "PageDown"));
      return true;
    case "[":
    case "]":
      held(() => call("app.replay.leapToMark", event.key === "]"));
      return true;
    case " ":
      if (onButton) return false;
      once(() => setPlaying(!replay.playing));
      return true;
    case "Enter":
      if (onButton || !replay.review.on) return false;
      once(() => call("app.replay.leapToCostly"));
      return true;
    default:
      break;
  }
  if (event.repeat) return false;
  const letter = event.code.startsWith("Key") ? event.code.slice(3) : event.key.toUpperCase();
  if (letter === "E") {
    // A review may be refused: there is nothing to open before it has begun.
    replay.review.on ? toggle("review") : call("app.replay.beginReview");
  } else if (letter === "L") {
    ui.talk = "log";
    toggle("talk");
  } else if (letter === "F")
    toggle("fair");
  else
    return false;
  return true;
}

export function eyesSheet(app: App): VNode {
  const replay = app.replay;
  const options = [
    {value: -1, text: t("allHands")},
    ...replay.players.map((name, seat) => ({value: seat, text: filled(t("asPlayer"), name)}))
  ];
  return sheet("eyes", t("whoseTable"), closeSheet, [
    sheetHead(t("whoseTable"), closeSheet),
    h("div.sheet-body.menu", {key: "body"},
      h("div.row.stacked", {key: "eyes"},
        segments(t("whoseTable"), options, replay.eyes, seat => set("app.replay.eyes", seat), "pills")),
      h("button.row", {key: "speed", type: "button", onclick: () => call("app.replay.faster")}, icon("clock"),
        h("span.grow", null, t("speed")), h("b", null, replay.speedText)))
  ]);
}

export function reviewSheet(app: App): VNode {
  const review = app.replay.review;
  const part = (title: string, text: string, look: string): Kid =>
    h("section.review-part", {key: title, class: look}, h("h3", null, title), h("p", null, styled(text)));
  const next = (): void => {
    ui.sheet = "";
    call("app.replay.leapToCostly");
    invalidate();
  };
  const percent = (share: number): string => `${Math.round(100 * Math.max(0, Math.min(1, share)))}%`;
  return sheet("review", t("review"), closeSheet, [
    sheetHead(t("review"), closeSheet),
    h("div.sheet-body.review", {key: "body"}, h("p.quiet-line", null, review.whoseText),
      review.running &&
        h("div.under-way", {key: "way"}, h("span.grow", null, review.progressText),
          button("quiet.small", t("stop"), () => call("app.replay.review.stop"), {key: "stop"}),
          h("span.progress", {"aria-hidden": "true", style: {"--share": String(review.share)}}, h("i"))),
      review.summaryText !== "" && h("p.sum", {key: "sum"}, review.summaryText),
      review.atDecision && part(t("played"), review.playedText, review.costly ? "costly" : ""),
      review.atDecision && !review.same && part(t("expertWould"), review.betterText, "better"),
      review.costText !== "" && h("h2", {key: "cost", class: review.costly ? "costly" : ""}, review.costText),
      review.chanceText !== "" &&
        h("div.chance", {key: "chance"}, h("p", null, review.chanceText),
          h("span.chances", {"aria-hidden": "true"}, h("i.before", {style: {width: percent(review.chanceBefore)}}),
            h("i.after", {style: {width: percent(review.chanceAfter)}}))),
      !review.atDecision && !review.running && h("p.quiet-line", {key: "how"}, t("stepToDecision"))),
    review.marks.length > 0 &&
      h("div.actions", {key: "actions"}, button("primary", t("nextCostly"), next, {key: "next"}))
  ]);
}
