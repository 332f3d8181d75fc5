// The page of a table: bar, seats, cards, strip, hand and buttons. What lies in the middle comes from the kind.

import {backOf, grainUrl, icon, inkUrl, lookOf} from "./art";
import {boardOf, forgetPlaces, handGestures, handIs, Lie} from "./board";
import {h, Kid, VNode} from "./dom";
import {rowOf} from "./fan";
import {box, kindOf, Laid, Scene} from "./kinds/kind";
import {Frame, frameOf, Insets, textScale, Wants} from "./layout";
import {App, GameModel, SeatCard, Table, TableCard} from "./models";
import {button, dots, iconButton, ringed, styled, thinking} from "./parts";
import {replayBar, replayButtons, replayFoot, replayStrip, tableOf} from "./replay";
import {call, invalidate, num, t, toggle, ui} from "./state";

export function clothStyle(kind: string): {[name: string]: string} {
  const preferences = (appNow?.preferences) ?? {dark: true, cloth: ""};
  const look = lookOf(kind);
  const colours = preferences.dark ? look.evening : look.day;
  return {
    "--cloth-1": colours[0] ?? "",
    "--cloth-2": colours[1] ?? "",
    "--cloth-3": colours[2] ?? "",
    "--cloth-line": colours[3] ?? ""
  };
}

let appNow: App|null = null;

export function cloth(kind: string, props: {[name: string]: unknown}, ...inside: Kid[]): VNode {
  const dark = appNow?.preferences.dark ?? true;
  const motif = inkUrl(`motif-${lookOf(kind).art}`, dark ? "#ffffff" : "#2a1408");
  const {style, ...rest} = props;
  return h(
    "div.cloth", {...rest, style: {...clothStyle(kind), ...(style as object)}},
    h("span.grain", {"aria-hidden": "true", style: {"background-image": grainUrl()}}),
    motif !== "" && h("img.motif", {src: motif, alt: "", draggable: "false"}), h("span.frame", {"aria-hidden": "true"}),
    inside);
}

export function useApp(app: App): void { appNow = app; }

let lastTable = "";

export function insets(): Insets {
  const style = getComputedStyle(document.documentElement);
  const read = (side: string): number => parseFloat(style.getPropertyValue(`--safe-${side}-px`)) || 0;
  return {top: read("top"), right: read("right"), bottom: read("bottom"), left: read("left")};
}

function plaque(
  seat: SeatCard, rect: {x: number; y: number; w: number; h: number}, table: Table, inner: Kid, frame: Frame): VNode {
  const lit = seat.toAct && table.phase === "Playing" && !table.breaks.on;
  const seconds = lit && table.clock.turnSecondsLeft >= 0;
  const urgent = seat.lost || seat.held || seat.away || seat.open;
  return h(
    "li.plaque", {
      key: String(seat.seat),
      class: `${lit ? "lit" : ""} ${seat.winner ? "winner" : ""} ${frame.short && !frame.column ? "one-line" : ""} ${
        urgent ? "gone" : ""} ${rect.w < 104 ? "narrow" : ""}`,
      style: box(rect),
      "aria-label": seat.accessibleText,
      role: "listitem",
      onclick: () => undefined
    },
    h("span.inner", {"aria-hidden": "true"}, seat.team !== "" && h("span.team-edge", {class: seat.team}),
      seat.open ? h("span.avatar.empty") : ringed(seat, seconds ? table.clock.turnShareLeft : 1, lit && seconds),
      h("span.who", null, h("b", null, seat.open ? t("emptySeat") : seat.name),
        h("span.line", null,
          seconds && !urgent ? [h("span.seconds", {key: "s"}, num(table.clock.turnSecondsLeft)), thinking()] :
            urgent || table.phase === "Over" ? h("span.grow", {key: "u"}, styled(seat.secondLine)) :
                                               inner || styled(seat.secondLine)))));
}

export interface TablePage {
  node: VNode;
  frame: Frame;
}

export function tablePage(app: App, width: number, height: number): TablePage {
  appNow = app;
  const table = tableOf(app);
  const replay = table.replay ? app.replay : null;
  const name = `${table.tableName} ${table.kind} ${replay !== null}`;
  if (name !== lastTable) {
    lastTable = name;
    forgetPlaces();
  }
  const game: GameModel|null = table.game;
  const kind = kindOf(game ? table.kind : "");
  const seats = table.people.seats;
  const own = seats.find(seat => seat.you);
  const others = seats.filter(seat => own ? !seat.you : true).sort((one, other) => one.place - other.place);
  const watching = table.people.watching;
  const wanted = game ? kind.wants(game, table, seats.length) : {};
  const cards = game ? game.cards : [];
  const held = cards.filter(card => card.zone === "hand");
  const inHand = (card: TableCard): boolean => card.zone === "hand" && wanted.hand !== -1;
  const selectedPlace = held.find(card => card.key === (ui.slide || table.choice.selected))?.place ?? -1;
  const wants: Wants = {
    others: wanted.noSeats ? 0 : others.length,
    deck: wanted.deck ?? 0,
    tallSeats: wanted.tallSeats ?? false,
    choices: wanted.choices ?? false,
    hand: wanted.hand ?? held.length,
    chosen: selectedPlace,
    text: textScale(),
    watched: replay !== null,
    open: replay !== null && replay.eyes < 0 && !wanted.noSeats
  };
  const frame = frameOf(width, height, insets(), wants);
  const plaqueOf = (seat: number): {x: number; y: number; w: number; h: number} => {
    if (own?.seat === seat) return frame.strip;
    const at = others.findIndex(other => other.seat === seat);
    return frame.seats[at] ?? {x: frame.table.x + frame.table.w / 2 - 40, y: frame.table.y, w: 80, h: 40};
  };
  const justNow = table.log.justNow ?? [];
  const scene:
    Scene = {app, table, frame, others, own, plaqueOf, back: backOf(table.kind), justNow, game: game as GameModel};
  const laid: Laid = game ? kind.lay(scene) : {lie: () => null};
  const choosing = table.turn.yours && !table.choice.moving;
  const spots = new Map<string, Lie>();
  // Where hands lie open in a replay, unless the kind lays them elsewhere, as at the end of a game.
  const openSpot = (card: TableCard): Lie|null => {
    const rect = frame.open[others.findIndex(other => other.seat === card.seat)];
    if (!rect || frame.openCard === 0 || card.zone !== "seat" || card.card === "") return null;
    const hand = cards.filter(other => other.zone === "seat" && other.seat === card.seat)
                   .sort((one, other) => one.place - other.place);
    const at = hand.indexOf(card);
    const xs = rowOf(hand.length, frame.openCard, rect.w - 3, -1, 4);
    return {x: rect.x + 3 + (xs[at] ?? 0) - (xs[0] ?? 0), y: rect.y, w: frame.openCard, z: 30 + at};
  };
  const lowest = Math.max(0, ...frame.fan.map(spot => spot.y));
  const lieOf = (card: TableCard): Lie|null => {
    if (!inHand(card)) {
      const own = laid.lie(card);
      const lie = !own || own.away ? openSpot(card) ?? own : own;
      if (lie && card.zone === "hand" && wanted.hand === -1) lie.act = () => call("app.table.choice.select", card.key);
      return lie ? {back: scene.back, ...lie} : null;
    }
    const spot = frame.fan[card.place] ?? frame.fan[frame.fan.length - 1] ?? {x: 0, y: 0, w: frame.handCard};
    const raised =
      (ui.slide || table.choice.selected) === card.key || table.choice.movingCard === card.key && table.choice.moving;
    const costly = card.key === table.costlyCard;
    const lie: Lie = {
      x: frame.hand.x + spot.x,
      y: frame.hand.y + spot.y,
      w: spot.w,
      z: 100 + card.place + (raised && spot.y < lowest ? 100 : 0),
      back: scene.back,
      raised: raised || replay !== null && card.hinted,
      lit: raised || replay !== null && card.hinted,
      costly,
      tag: costly && !card.hinted ? t("played") : undefined,
      tagLook: costly ? "costly" : undefined,
      dim: choosing && card.card !== "" && !card.playable && held.some(other => other.playable)
    };
    spots.set(card.key, lie);
    return lie;
  };
  const pile = (card: TableCard): Lie|null => {
    const top = cards.find(other => other.zone === card.origin) ?? null;
    if (card.origin === "seat") {
      const rect = plaqueOf(card.seat);
      return {x: rect.x + rect.w / 2 - 12, y: rect.y + 8, w: 24};
    }
    if (card.origin === "") return null;
    const lie = top ? laid.lie(top) : null;
    return lie ?? {
      x: frame.deck.w > 0 ? frame.deck.x + 8 : frame.table.x + frame.table.w / 2,
      y: frame.deck.w > 0 ? frame.deck.y : frame.table.y,
      w: 40
    };
  };
  const marks = laid.marks ?? false;
  const board = boardOf(
    cards, lieOf, pile, inHand, choosing, marks, (card, lay) => replay?.jumped ? null : laid.via?.(card, lay) ?? null);
  handIs({
    cards: held,
    spots,
    selected: table.choice.selected,
    marks,
    yours: table.turn.yours,
    locked: table.choice.moving,
    placeAt: (x, y) => laid.placeAt?.(x, y + (document.querySelector(".board")?.scrollTop ?? 0)) ?? "",
    play: () => {
      if (table.turn.primaryReady) call("app.table.turn.primary");
    }
  });
  // Where there is not enough room, the table scrolls with its seats; in landscape these have a column of their own.
  const scrolls = frame.table.h > frame.seen + 1;
  const top = frame.bar.h;
  const toAct = others.find(seat => seat.toAct);
  const lampAt = table.turn.yours || !toAct || wants.others === 0 ? frame.strip : plaqueOf(toAct.seat);
  const resting = table.breaks.on || table.phase === "Over" && !table.result.telling && !game;
  const seatRow = !wanted.noSeats &&
    h("ul.seats", {key: "seats", role: "list", "aria-label": t("players")},
      others.map(
        (seat, at) => plaque(seat, frame.seats[at] ?? frame.table, table, laid.plaque?.(seat) ?? null, frame)));
  const node =
    h("main.table-page", {
      key: "table",
      class: `form-${frame.form} ${frame.column ? "columned" : ""} ${frame.short ? "short" : ""} kind-${table.kind} ${
        replay ? "replaying" : ""} ${replay?.jumped ? "jumped" : ""} ${frame.openCard > 0 ? "open-hands" : ""}`,
      style: {...clothStyle(table.kind), "--k": String(frame.k)},
      onclick: () => {
        if (table.choice.selected !== "" && !table.choice.moving) call("app.table.choice.clearSelection");
      }
    },
      cloth(table.kind, {key: "cloth", style: box(frame.cloth)}), h("div.lamp", {
        key: "lamp",
        "aria-hidden": "true",
        style: {
          transform: `translate(${Math.round(lampAt.x + lampAt.w / 2)}px, ${Math.round(lampAt.y + lampAt.h / 2)}px)`,
          "--lamp": `${Math.round(frame.width * (frame.column ? 0.9 : 1.5))}px`
        }
      }),
      replay ? replayBar(app, frame) : bar(app, frame, laid), !scrolls && seatRow,
      h("section.board",
        {
          key: "board",
          "aria-label": t("table"),
          class: scrolls ? "scrolls" : "",
          tabindex: scrolls ? "0" : undefined,
          style: scrolls ? {top: `${top}px`, height: `${frame.table.y + frame.seen - top}px`} : {}
        },
        h("div.inner", {style: {top: scrolls ? `${- top}px` : "0"}}, scrolls && seatRow, laid.under, board.table,
          laid.over,
          scrolls && h("span.foot-of-table", {key: "foot", style: {top: `${frame.table.y + frame.table.h}px`}}))),
      laid.choices, replay ? replayStrip(app, frame) : strip(app, frame, laid, own, watching),
      h("div.hand",
        {
          key: "hand",
          ...(wanted.hand === -1 || held.length === 0 ? {role: "none"} : {
            role: "listbox",
            "aria-label": t("hand"),
            "aria-orientation": "horizontal",
            "aria-multiselectable": marks ? "true" : undefined
          }),
          class: `${table.choice.moving ? "locked" : ""} ${watching || resting ? "quiet" : ""}`,
          ...(replay ? {} : handGestures)
        },
        board.hand),
      replay ? replayFoot(replay, frame) : null,
      replay ? replayButtons(app, frame) : buttons(app, frame, laid, watching));
  return {node, frame};
}

function bar(app: App, frame: Frame, laid: Laid): VNode {
  const table = app.table;
  const game = table.game;
  const phases = game !== null && game.phase >= 0 && game.phases.length > 0;
  const dealText = (game as unknown as {table?: {dealText?: string; turnText?: string}} | null)?.table?.dealText ?? "";
  const kindLine = game?.variant ? `${table.kindTitle}, ${game.variant}` : table.kindTitle;
  const roomy = frame.form !== "phone";
  const progress =
    table.breaks.on ? table.breaks.shortTitle : [game?.progress ?? "", dealText].filter(text => text !== "").join(", ");
  return h(
    "header.bar", {key: "bar", style: box(frame.bar)},
    iconButton(t("leaveTable"), "back", () => call("app.ways.leaveTable"), {key: "back", class: "back"}),
    h("div.titles", {key: "titles"}, h("h1", null, table.tableName),
      h("p", null,
        h("span", null,
          phases || progress === "" ? kindLine :
            roomy                   ? `${kindLine} · ${progress}` :
                                      progress),
        !phases && game && dots(game.step, game.steps))),
    h("span.score", {key: "score"}, laid.score),
    roomy && table.fair.state !== "None" &&
      iconButton(table.fair.stateText, fairIcon(table.fair.state), () => toggle("fair"), {key: "fair"}),
    frame.column && table.turn.canHint &&
      iconButton(t("hint"), "hint", () => call("app.table.turn.hint"), {key: "hint"}),
    roomy &&
      iconButton(
        t("log"), "log",
        () => {
          ui.talk = "log";
          toggle("talk");
        },
        {key: "log"}),
    h("span.with-dot", {key: "chat"},
      iconButton(
        t("chat"), "chat",
        () => {
          ui.talk = "chat";
          toggle("talk");
        },
        {"aria-description": table.chat.unread > 0 ? num(table.chat.unread) : undefined}),
      table.chat.unread > 0 && h("i.dot", {"aria-hidden": "true"})),
    iconButton(t("menu"), "menu", () => toggle("menu"), {key: "menu"}));
}

export function fairIcon(state: string): string {
  return ({Fair: "fair", None: "fair-open", Open: "fair-open", Wrong: "fair-wrong"} as Record<string, string>)[state] ??
    "fair-none";
}

/** The latest notice, in the strip's place; null: there is none. */
export function toastStrip(frame: Frame): VNode|null {
  const toast = ui.toasts[ui.toasts.length - 1];
  if (!toast) return null;
  return h(
    "div.strip.lit.toast", {
      key: "strip",
      style: box(frame.strip),
      role: "status",
      onclick: (event: Event) => {
        event.stopPropagation();
        ui.toasts = [];
        invalidate();
      }
    },
    toast.icon !== "" && icon(toast.icon, {class: "toast-icon"}),
    h("div.words", null, h("p.small-prompt", null, styled(toast.text))));
}

function strip(app: App, frame: Frame, laid: Laid, own: SeatCard|undefined, watching: boolean): VNode {
  const table = app.table;
  const toast = toastStrip(frame);
  if (toast) return toast;
  const yours = table.turn.yours;
  const question = table.breaks.question || table.takeBack.question;
  if (question !== "") {
    const about = table.breaks.question !== "" ? "breaks" : "takeBack";
    return h(
      "div.strip.lit.asks", {key: "strip", style: box(frame.strip), role: "status"},
      h("div.words", null, h("p.small-prompt", null, question)),
      button("quiet", t("notNow"), () => call(`app.table.${about}.decline`), {key: "no"}),
      button(
        "primary", t("agree"), () => call(about === "breaks" ? "app.table.breaks.ask" : "app.table.takeBack.takeBack"),
        {key: "yes"}));
  }
  const seconds = yours && table.clock.turnSecondsLeft >= 0       ? table.clock.turnSecondsLeft :
    table.phase === "Paused" && table.clock.pauseSecondsLeft >= 0 ? table.clock.pauseSecondsLeft :
                                                                    -1;
  const share = yours ? table.clock.turnShareLeft : table.phase === "Paused" ? table.clock.pauseShareLeft : 1;
  const over = table.phase === "Over" && !table.result.telling ? table.game?.ending.verdict ?? "" : "";
  const prompt =
    table.turn.prompt || over || (watching ? table.people.watchingText : app.ways.underWay) || t("oneMoment");
  const waiting = !yours && table.phase === "Playing";
  const second = laid.second ||
    (watching ? table.people.watchingText === prompt ? table.people.watchersText : table.people.watchingText :
       yours  ? own?.secondLine ?? "" :
       table.phase === "Paused" ? table.clock.pauseWords :
                                  own?.secondLine ?? "");
  const who = own ?? table.people.seats.find(seat => seat.toAct);
  return h(
    "div.strip", {
      key: "strip",
      class: `${yours ? "lit" : "waits"} ${yours && seconds >= 0 && seconds <= 5 ? "late" : ""}`,
      style: box(frame.strip),
      role: "status",
      onclick: (event: Event) => event.stopPropagation()
    },
    who && ringed(who, seconds >= 0 ? share : 1, yours && seconds >= 0),
    h("div.words", null, h("p.prompt", {mount: fitted, update: fitted}, sized(prompt)),
      h("p.second", null, second === prompt ? "" : styled(second))),
    seconds >= 0 ? h("span.seconds", {"aria-hidden": "true"}, num(seconds)) :
      waiting    ? thinking() :
                   null);
}

const fits = new WeakMap<HTMLElement, string>();

/** Makes a prompt smaller until it fits into its line; one that is still too long uses the second line too. */
export function fitted(node: Node): void {
  const element = node as HTMLElement;
  const words = element.parentElement as HTMLElement;
  const now = `${element.textContent ?? ""} ${words.clientWidth} ${words.parentElement?.clientHeight ?? 0} ${
    document.fonts.status}`;
  if (fits.get(element) === now || words.clientWidth === 0) return;
  fits.set(element, now);
  const column = element.closest(".columned") !== null;
  words.classList.toggle("two-lines", column);
  for (const share of column ? [1, 0.9, 0.82, 0.75] : [1, 0.93, 0.86, 0.8, 0.74]) {
    element.style.setProperty("--fit", String(share));
    if (column ? element.scrollHeight <= element.clientHeight + 3 : element.scrollWidth <= element.clientWidth) return;
  }
  words.classList.add("two-lines");
}

/** A text in the display font, in which the suit symbols, which come from another font, are set apart. */
export function sized(text: string): Kid[] {
  return text.split(/([♠♥♦♣])/).map((part, at) => at % 2 === 1 ? h("span.pip", {key: String(at)}, part) : part);
}

function buttons(app: App, frame: Frame, laid: Laid, watching: boolean): VNode {
  const table = app.table;
  const turn = table.turn;
  const rect = {
    key: "actions",
    class: frame.column ? "column" : "",
    style: box(frame.actions),
    onclick: (event: Event) => event.stopPropagation()
  };
  if (laid.buttons) return h("div.actions", rect, laid.buttons);
  const row: Kid[] = [];
  if (table.pace.paced) {
    row.push(
      button(
        "quiet.square", null, () => call("app.table.pace.letPlay", table.pace.stopped),
        {key: "pace", name: table.pace.stopped ? t("play") : t("pause"), icon: table.pace.stopped ? "play" : "pause"}),
      button(
        "quiet.square", null, () => call("app.table.pace.letOnePlay"),
        {key: "one", name: t("oneMove"), icon: "forward"}));
  }
  if (turn.canHint && !frame.column)
    row.push(
      button("quiet.square", null, () => call("app.table.turn.hint"), {key: "hint", name: t("hint"), icon: "hint"}));
  for (const action of table.choice.actions)
    row.push(button("quiet", action.text, () => call("app.table.choice.act", action.id), {key: action.id}));
  const between = table.phase === "Gathering" || table.phase === "Over";
  if (table.people.canSitDown && !between)
    row.push(button("quiet.grow", t("joinNext"), () => call("app.table.people.sitDown"), {key: "sit"}));
  if (table.phase === "Over" && !table.result.shown && !table.result.telling && table.game) {
    row.push(button("quiet", t("result"), () => call("app.table.result.show", true), {key: "result"}));
  }
  if (turn.primaryText !== "") {
    row.push(button(
      turn.primaryReady ? "primary" : "primary.waits", sized(turn.primaryText), () => call("app.table.turn.primary"), {
        key: "primary",
        "aria-disabled": String(!turn.primaryReady),
        class: turn.primaryShareLeft > 0 ? "timed" : "",
        style: {"--share": String(turn.primaryShareLeft)}
      }));
  } else if (!table.choice.moving && !turn.yours) {
    if (table.last.offered) {
      const roomy = row.length === 0;
      row.push(button(
        roomy ? "quiet.grow" : "quiet.square", roomy && t("lastRound"), () => call("app.table.last.show"),
        {key: "last", icon: "replay", name: roomy ? undefined : t("lastRound")}));
    }
    if (!watching) {
      row.push(button("quiet.square", null, () => {
        ui.talk = "chat";
        toggle("talk");
      }, {key: "chat", name: t("chat"), icon: "chat"}));
    }
  } else if (table.choice.moving) {
    row.push(h("span.sending", {key: "sending", "aria-hidden": "true"}, h("i.arc")));
  }
  return h("div.actions", rect, row);
}
