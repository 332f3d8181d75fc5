// The cards of a table, each an element of its own for as long as it has the same key, so that it glides to where it
// goes; and what a finger does to those of the hand.

import {cardUrl} from "./art";
import {h, VNode} from "./dom";
import {kAspect} from "./fan";
import {TableCard} from "./models";
import {app, call, invalidate, t, ui} from "./state";

/** How a card lies. */
export interface Lie {
  x: number;
  y: number;
  w: number;
  z?: number;
  /** It is not drawn, but comes from or goes to here. */
  away?: boolean;
  /** What is shown if its face is not known. */
  back?: string;
  raised?: boolean;
  lit?: boolean;
  dim?: boolean;
  tag?: string;
  tagLook?: string;
  tilt?: number;
  /** A review says that it should not have been played. */
  costly?: boolean;
  /** It can be tapped. */
  act?: () => void;
  pressed?: boolean;
  face?: string;
}

export interface Place {
  x: number;
  y: number;
  w: number;
}

const places = new Map<string, Place>();
let order = new Map<string, number>();

/** Where a card that leaves the table is seen on its way. */
export interface Via extends Place {
  /** How long it lies there, in milliseconds. */
  stay: number;
  /** It lies on top of the other cards that leave. */
  over?: boolean;
}

interface Leaving {
  via: Via;
  end: Place;
  face: string;
  since: number;
  z: number;
}

const kGoing = 340;
const leaving = new Map<string, Leaving>();
let drawnKeys = new Set<string>();

export interface Board {
  /** Cards on the table, and those in the hand. */
  table: VNode[];
  hand: VNode[];
}

const transformOf = (place: Place, lift = 0, tilt = 0): string =>
  `translate(${Math.round(place.x)}px, ${Math.round(place.y - lift)}px)${tilt ? ` rotate(${tilt}deg)` : ""}`;

/** `from`: where a new card comes from, by its origin. */
export function boardOf(
  cards: TableCard[], lie: (card: TableCard) => Lie | null, from: (card: TableCard) => Place | null,
  inHand: (card: TableCard) => boolean, yours: boolean, marks: boolean,
  via: (card: TableCard, lay: (key: string) => Place | null) => Via | null): Board {
  const table: VNode[] = [];
  const begun = places.size > 0;
  const time = performance.now();
  const drawn = new Set<string>();
  const lay = (key: string): Place|null => places.get(key) ?? null;
  const hand: {place: number; node: VNode}[] = [];
  const now = new Map<string, Place>();
  const held = cards.filter(card => inHand(card)).sort((one, other) => one.place - other.place);
  const focusKey = held.some(card => card.key === lastFocus) ?
    lastFocus :
    held.find(card => card.key === ui.slide)?.key ?? held[0]?.key ?? "";
  for (const card of cards) {
    const where = lie(card);
    if (!where) continue;
    now.set(card.key, {x: where.x, y: where.y, w: where.w});
    if (where.away) {
      const seen = drawnKeys.has(card.key) && !leaving.has(card.key);
      const way = begun && card.card !== "" && (seen || !places.has(card.key)) ? via(card, lay) : null;
      if (way) {
        leaving.set(card.key, {
          via: way,
          end: {x: where.x, y: where.y, w: where.w},
          face: card.card,
          since: time,
          z: 300 + leaving.size + (way.over ? 50 : 0)
        });
        window.setTimeout(invalidate, way.stay + 10);
        window.setTimeout(invalidate, way.stay + kGoing + 10);
      }
      const left = leaving.get(card.key);
      if (!left) continue;
      const gone = time - left.since;
      if (gone >= left.via.stay + kGoing) {
        leaving.delete(card.key);
        continue;
      }
      const going = gone >= left.via.stay;
      const at = going ? left.end : left.via;
      const start = lay(card.key) ?? from(card);
      table.push(
        h("div.card", {
          key: card.key,
          class: going ? "going" : "leaving",
          "aria-hidden": "true",
          style: {
            transform: transformOf(at),
            width: `${at.w}px`,
            height: `${Math.round(at.w * kAspect)}px`,
            "z-index": String(left.z)
          },
          mount: (node: Node) => glide(node as HTMLElement, start, at, 0, 0)
        },
          h("img", {src: cardUrl(left.face), alt: "", draggable: "false"})));
      continue;
    }
    leaving.delete(card.key);
    drawn.add(card.key);
    const mine = inHand(card);
    const drag = ui.drag?.key === card.key ? ui.drag : null;
    const height = Math.round(where.w * kAspect);
    const lift = where.raised ? Math.round(0.12 * height) : 0;
    const spot = drag ? {x: where.x + drag.dx, y: where.y + drag.dy, w: where.w} : where;
    const face = where.face ?? (card.card || where.back || "");
    const url = cardUrl(face);
    const start = places.get(card.key) ?? from(card);
    const classes = ["card"];
    if (where.lit || card.lastPlayed && !mine) classes.push("lit");
    if (where.raised) classes.push("raised");
    if (where.dim) classes.push("dim");
    if (card.card === "" && !where.face) classes.push("down");
    if (drag) classes.push("dragged");
    if (ui.refused === card.key) classes.push("refused");
    if (where.act) classes.push("tappable");
    if (card.hinted) classes.push("hinted");
    if (where.costly) classes.push("costly");
    const props = {
      key: card.key,
      class: classes.join(" "),
      style: {
        transform: transformOf(spot, lift, where.tilt ?? 0),
        width: `${where.w}px`,
        height: `${height}px`,
        "z-index": String(drag ? 900 : (where.z ?? 0) + (where.raised && !mine ? 40 : 0))
      },
      mount: (node: Node) => glide(node as HTMLElement, start, where, lift, card.step)
    };
    const tag = where.tag || (card.hinted ? t(watched() ? "expert" : "tryThis") : card.drawn && mine ? t("drawn") : "");
    const inside = [
      url !== "" ? h("img", {src: url, alt: "", draggable: "false"}) : h("span.blank"),
      tag !== "" && h("span.tag", {class: where.tagLook ?? ""}, tag)
    ];
    const name = tag === "" ? card.name : `${card.name} · ${tag}`;
    if (mine) {
      hand.push(
        {
          place: card.place,
          node:
            h("div", {
              ...props,
              role: "option",
              id: `card-${card.key}`,
              "data-key": card.key,
              tabindex: card.key === focusKey ? "0" : "-1",
              "aria-label": name,
              "aria-selected": String(marks ? card.marked : where.raised === true),
              "aria-posinset": String(card.place + 1),
              "aria-setsize": String(held.length),
              "aria-disabled": String(yours && !card.playable),
              onfocus: () => {
                lastFocus = card.key;
              },
              onpointerenter: yours ? (event: PointerEvent) => event.pointerType === "mouse" && !touch &&
                  call("app.table.choice.consider", card.key) :
                                      undefined,
              onpointerleave: yours ? (event: PointerEvent) => event.pointerType === "mouse" && !touch &&
                  call("app.table.choice.consider", "") :
                                      undefined,
              onkeydown: (event: KeyboardEvent) => handKey(event, held, card)
            },
              ...inside)
        });
    } else {
      const act = where.act;
      table.push(
        h(act ? "button" : "div", {
          ...props,
          type: act ? "button" : undefined,
          role: act                                ? undefined :
            face.startsWith("back") || face === "" ? "presentation" :
                                                     "img",
          "data-key": card.key,
          "aria-label": face.startsWith("back") ? undefined : name,
          "aria-hidden": face.startsWith("back") ? "true" : undefined,
          "aria-pressed": act ? String(where.pressed === true) : undefined,
          onclick: act ?
            (event: Event) => {
              event.stopPropagation();
              act();
            } :
            undefined
        },
          ...inside));
    }
  }
  places.clear();
  for (const [key, place] of now) places.set(key, place);
  order = new Map(held.map(card => [card.key, card.place]));
  hand.sort((one, other) => one.place - other.place);
  drawnKeys = drawn;
  return {table, hand: hand.map(entry => entry.node)};
}

let lastFocus = "";

function glide(element: HTMLElement, start: Place|null, end: Lie, lift: number, step: number): void {
  if (!start) {
    element.classList.add("fresh");
    element.getBoundingClientRect();
    element.classList.remove("fresh");
    return;
  }
  if (start.x === end.x && start.y === end.y && start.w === end.w) return;
  const target = transformOf(end, lift, end.tilt ?? 0);
  element.style.transition = "none";
  element.style.transform = transformOf(start);
  element.style.width = `${start.w}px`;
  element.style.height = `${Math.round(start.w * kAspect)}px`;
  element.getBoundingClientRect();
  element.style.transition = "";
  element.style.transitionDelay = `${Math.min(step, 16) * 80}ms`;
  element.style.transform = target;
  element.style.width = `${end.w}px`;
  element.style.height = `${Math.round(end.w * kAspect)}px`;
  element.addEventListener("transitionend", () => {
    element.style.transitionDelay = "";
  }, {once: true});
}

/** The cards lie elsewhere from now on, without gliding there: another table. */
export function forgetPlaces(): void {
  places.clear();
  leaving.clear();
  drawnKeys.clear();
}

export function focusHand(): void {
  const wanted = document.querySelector<HTMLElement>(".hand [tabindex=\"0\"]");
  wanted?.focus({preventScroll: true});
}

/** Whether a finished game is watched: no card can be chosen, and the arrow keys step through the game. */
function watched(): boolean { return app()?.page === "ReplayPage"; }

function handKey(event: KeyboardEvent, held: TableCard[], card: TableCard): void {
  if (watched()) return;
  const at = held.indexOf(card);
  const by = event.key === "ArrowLeft" ? -1 :
    event.key === "ArrowRight"         ? 1 :
    event.key === "Home"               ? -at :
    event.key === "End"                ? held.length - 1 - at :
                                         0;
  if (by !== 0) {
    const next = held[at + by];
    if (!next) return;
    lastFocus = next.key;
    document.getElementById(`card-${next.key}`)?.focus({preventScroll: true});
    invalidate();
  } else if (event.key === " " || event.key === "Enter" && held.every(other => !chosenKeys.has(other.key))) {
    call("app.table.choice.select", card.key);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

let chosenKeys = new Set<string>();

export interface HandState {
  cards: TableCard[];
  /** Where each lies, by key. */
  spots: Map<string, Lie>;
  selected: string;
  /** Cards are marked, not selected. */
  marks: boolean;
  /** It may be dragged to a place, and played from there. */
  yours: boolean;
  locked: boolean;
  /** The place under a point of the table: "pile-0"; empty: none. */
  placeAt: (x: number, y: number) => string;
  play: () => void;
}

let hand: HandState|null = null;

export function handIs(state: HandState): void {
  hand = state;
  chosenKeys = new Set(state.selected === "" ? [] : [state.selected]);
}

interface Touch {
  id: number;
  key: string;
  x: number;
  y: number;
  mode: ""|"slide"|"drag"|"long";
  timer: number;
}

let touch: Touch|null = null;

const kSlop = 10;
const kDragUp = 48;
const kLong = 450;

function keyAt(x: number): string {
  // The uppermost card there: the last in the order of the hand.
  if (!hand || !touch) return "";
  let found = "";
  let best = -1;
  const row = hand.spots.get(touch.key)?.y ?? 0;
  for (const [key, spot] of hand.spots) {
    if (Math.abs(spot.y - row) > 4 || x < spot.x || x > spot.x + spot.w) continue;
    const at = order.get(key) ?? 0;
    if (at > best) {
      best = at;
      found = key;
    }
  }
  return found;
}

/** The handlers of the element that contains the hand. */
export const handGestures = {
  onpointerdown: (event: PointerEvent): void => {
    const element = (event.target as Element).closest<HTMLElement>(".card[data-key]");
    if (!element || !hand || event.button !== 0 || touch) return;
    const key = element.dataset["key"] ?? "";
    touch = {id: event.pointerId, key, x: event.clientX, y: event.clientY, mode: "", timer: 0};
    touch.timer = window.setTimeout(() => {
      if (!touch || touch.mode !== "") return;
      touch.mode = "long";
      ui.large = hand?.cards.find(card => card.key === touch?.key)?.card ?? "";
      invalidate();
    }, kLong);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  },
  onpointermove: (event: PointerEvent): void => {
    if (!touch || touch.id !== event.pointerId || !hand) return;
    const dx = event.clientX - touch.x;
    const dy = event.clientY - touch.y;
    if (touch.mode === "" && Math.hypot(dx, dy) > kSlop) {
      window.clearTimeout(touch.timer);
      touch.mode = hand.marks ? "slide" : Math.abs(dx) > Math.abs(dy) ? "slide" : "drag";
      if (touch.mode === "drag" && (!hand.yours || hand.locked)) touch.mode = "slide";
      if (touch.mode === "drag") call("app.table.choice.consider", touch.key);
    }
    if (touch.mode === "drag") {
      ui.drag = {key: touch.key, dx, dy};
      const place = hand.placeAt(event.clientX, event.clientY);
      ui.over = place;
      invalidate();
    } else if (touch.mode === "slide" && !hand.marks) {
      const key = keyAt(event.clientX);
      if (key !== "" && key !== ui.slide) {
        ui.slide = key;
        invalidate();
      }
      // A finger that has slid along the fan may go on upwards, dragging the card.
      if (dy < -kDragUp && hand.yours && !hand.locked) {
        touch.key = ui.slide || touch.key;
        touch.mode = "drag";
        call("app.table.choice.consider", touch.key);
        ui.slide = "";
      }
    }
  },
  onpointerup: (event: PointerEvent): void => {
    if (!touch || touch.id !== event.pointerId || !hand) return;
    const {key, mode, y} = touch;
    window.clearTimeout(touch.timer);
    touch = null;
    const slid = ui.slide;
    ui.slide = "";
    ui.drag = null;
    ui.over = "";
    if (mode === "drag") call("app.table.choice.consider", "");
    if (mode === "") {
      tapped(key);
    } else if (mode === "slide" && slid !== "" && slid !== hand.selected) {
      call("app.table.choice.select", slid);
    } else if (mode === "drag") {
      const place = hand.placeAt(event.clientX, event.clientY);
      if (place !== "")
        call("app.table.choice.playAt", key, place);
      else if (event.clientY - y < -kDragUp) {
        if (hand.selected === key)
          hand.play();
        else
          call("app.table.choice.play", key);
      }
    }
    invalidate();
  },
  onpointercancel: (event: PointerEvent): void => {
    if (!touch || touch.id !== event.pointerId) return;
    window.clearTimeout(touch.timer);
    if (touch.mode === "drag") call("app.table.choice.consider", "");
    touch = null;
    ui.slide = "";
    ui.drag = null;
    ui.over = "";
    invalidate();
  },
  onclick: (event: Event): void => event.stopPropagation(),
  oncontextmenu: (event: Event): void => event.preventDefault()
};

function tapped(key: string): void {
  if (!hand || hand.locked) return;
  if (!hand.marks && hand.selected === key)
    hand.play();
  else
    call("app.table.choice.select", key);
}
