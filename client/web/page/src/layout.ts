// Where the parts of a table's page are, in CSS pixels: plain numbers, made from the window's size alone.

import {fanOf, kAspect, rowOf} from "./fan";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Wants {
  /** The number of seats that have a plaque in the row. */
  others: number;
  /** The width of what lies beside the seats in their row, such as a deck; 0: nothing. */
  deck: number;
  /** Plaques have a second line with a bar. */
  tallSeats: boolean;
  /** A row of choices above the strip. */
  choices: boolean;
  /** The number of cards in the hand; -1: the hand lies on the table. */
  hand: number;
  /** The place of the selected card in the hand; -1: none. */
  chosen: number;
  /** The factor of the text's size: 1, 1.15, 2 ... */
  text: number;
  /** A finished game is watched: there is a bar for the place in it, and no card is touched. */
  watched?: boolean;
  /** The cards of the others lie open beside their plaques. */
  open?: boolean;
}

/** The size of the text relative to the usual one. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

export type Form = "phone"|"tablet"|"land";

export interface Frame {
  form: Form;
  width: number;
  height: number;
  short: boolean;
  /** How much larger controls are than on a phone. */
  k: number;
  margin: number;
  bar: Rect;
  cloth: Rect;
  seats: Rect[];
  /** The open cards of each seat, if they lie open. */
  open: Rect[];
  openCard: number;
  deck: Rect;
  /** The room for what lies in the middle. It scrolls if that is more than what is visible. */
  table: Rect;
  /** The visible height of the table. */
  seen: number;
  choices: Rect;
  strip: Rect;
  hand: Rect;
  handCard: number;
  fan: {x: number; y: number; w: number}[];
  actions: Rect;
  /** The bar with the place in a game that is watched; without a height: there is none, or it is in the bar above. */
  place: Rect;
  /** The buttons are in a column. */
  column: boolean;
  tableCard: number;
  poolCard: number;
  pileCard: number;
  discard: number;
  choiceCard: number;
  keepCard: number;
}

export function formOf(width: number, height: number): Form {
  if (height < 500 && width > height) return "land";
  if (width >= 600 && width > height) return "land";
  return width < 600 ? "phone" : "tablet";
}

function clamp(value: number, least: number, most: number): number { return Math.max(least, Math.min(most, value)); }

export function frameOf(width: number, height: number, safe: Insets, wants: Wants): Frame {
  const form = formOf(width, height);
  return form === "land" ? landscape(width, height, safe, wants) : portrait(form, width, height, safe, wants);
}

/** The least height in which the cards of a table can still be read, and with large text its words too. */
function needed(text: number, short: boolean): number {
  return text > 1.15 ? 290 + 90 * (text - 1) : short ? 110 : 130;
}

function portrait(form: Form, width: number, height: number, safe: Insets, wants: Wants): Frame {
  const tablet = form === "tablet";
  const watched = wants.watched ?? false;
  const short = !tablet && (watched || height - safe.top - safe.bottom < 740);
  const k = tablet ? clamp(Math.min(width / 820, height / 1180) * 1.15, 1, 1.3) : 1;
  const text = wants.text;
  const grown = (length: number): number => Math.round(length * (1 + (text - 1) * 0.85));
  // The text of the bar and the buttons grows only up to a limit.
  const capped = (length: number): number => Math.round(length * (1 + (Math.min(text, 1.4) - 1) * 0.85));
  const margin = tablet ? 32 : 12;
  const inner = width - 2 * margin - safe.left - safe.right;
  const left = safe.left + margin;
  const bar: Rect = {x: 0, y: 0, w: width, h: safe.top + capped(tablet ? 60 : short ? 48 : 52)};
  const scale = tablet ? clamp(Math.min(width / 820, height / 1180), 0.8, 1.25) : inner / 366;
  const cards = tablet ? {hand: 138, table: 110, pool: 110, pile: 78, discard: 60, choice: 42, keep: 84} : {
    hand: wants.hand > 3 || wants.hand < 0 ? 84 : 113,
    table: 84,
    pool: 77,
    pile: 54,
    discard: 42,
    choice: 34,
    keep: 54
  };
  let handCard = cards.hand * scale * (short ? 0.82 : 1);
  // Large text leaves less for the cards.
  if (text > 1.2) handCard *= 0.86;
  handCard = Math.round(handCard);
  const fan = fanOf(Math.max(0, wants.hand), handCard, inner, wants.chosen);
  const handHeight = wants.hand < 0 ? 0 : fan.height;
  const actionsHeight = capped(tablet ? 60 : short ? 52 : 56);
  const bottom = height - (6 + Math.max(12, safe.bottom)) - (tablet ? 6 : 0);
  const actions: Rect = {x: left, y: bottom - actionsHeight, w: inner, h: actionsHeight};
  const place: Rect = {
    x: safe.left + (tablet ? 32 : 18),
    y: actions.y - (tablet ? 66 : 50),
    w: width - safe.left - safe.right - 2 * (tablet ? 32 : 18),
    h: watched ? (tablet ? 60 : 46) : 0
  };
  const floor = watched ? place.y - 6 : actions.y;
  const handTop = floor - (wants.hand < 0 ? 0 : short ? 9 : tablet ? 20 : 14) - handHeight;
  const raise = wants.hand < 0 ? (tablet ? 16 : 14) :
    fan.rows > 1               ? 10 :
                                 Math.round((watched ? 16 : short ? 5 : 8) + 0.12 * handCard * kAspect);
  const stripHeight = grown(tablet ? 72 : watched ? 68 : short ? 50 : 60);
  const strip: Rect = {x: left - 3, y: handTop - raise - stripHeight, w: inner + 6, h: stripHeight};
  const choicesHeight = wants.choices ? grown(tablet ? 84 : short ? 56 : 68) : 0;
  const choices: Rect = {x: left, y: strip.y - 12 - choicesHeight, w: inner, h: choicesHeight};
  const seatsHeight = grown(tablet ? 78 : short ? 44 : wants.tallSeats ? 66 : 56);
  const seatsTop = bar.h + (tablet ? 26 : short ? 10 : 14);
  const gap = tablet ? 18 : 8;
  const deckWidth = wants.deck > 0 ? wants.deck * (tablet ? 1.4 : 1) : 0;
  const room = inner - (deckWidth > 0 ? deckWidth + gap : 0);
  const others = Math.max(1, wants.others);
  const each = Math.min((room - gap * (others - 1)) / others, tablet ? 420 : others === 1 ? 250 : room);
  const from = left + (room - each * others - gap * (others - 1)) / 2;
  const seats = Array.from(
    {length: wants.others}, (_, at) => ({x: from + at * (each + gap), y: seatsTop, w: each, h: seatsHeight}));
  const openCard = wants.open ? (tablet ? 56 : 36) : 0;
  const openHeight = wants.open ? Math.round(openCard * kAspect) + 4 : 0;
  const open = seats.map(seat => ({
                           x: wants.others === 1 ? left : seat.x,
                           y: seatsTop + seatsHeight + 4,
                           w: wants.others === 1 ? room : seat.w,
                           h: openHeight
                         }));
  const tableTop = seatsTop + seatsHeight + openHeight + (short ? 6 : 9);
  const tableBottom = (wants.choices ? choices.y : strip.y) - (tablet ? 20 : short ? 8 : 12);
  return {
    form,
    width,
    height,
    short,
    k,
    margin,
    bar,
    cloth: {x: 0, y: bar.h, w: width, h: (watched ? floor : height) - bar.h},
    seats,
    open,
    openCard,
    deck: {x: left + inner - deckWidth, y: seatsTop, w: deckWidth, h: seatsHeight},
    table: {x: left, y: tableTop, w: inner, h: Math.max(needed(text, short), tableBottom - tableTop)},
    seen: tableBottom - tableTop,
    choices,
    strip,
    hand: {x: left, y: handTop, w: inner, h: handHeight},
    handCard,
    fan: fan.spots,
    actions,
    place,
    column: false,
    tableCard: Math.round(cards.table * scale * (short ? 0.85 : 1)),
    poolCard: Math.round(cards.pool * scale * (short ? 0.85 : 1)),
    pileCard: Math.round(cards.pile * scale * (short ? 0.9 : 1)),
    discard: Math.round(cards.discard * scale * (short ? 0.9 : 1)),
    choiceCard: Math.round(cards.choice * scale * (short ? 0.85 : 1)),
    keepCard: Math.round(cards.keep * scale)
  };
}

function landscape(width: number, height: number, safe: Insets, wants: Wants): Frame {
  const k = clamp(height / 390, 1, 1.6);
  const wide = k > 1.2;
  const text = 1 + (wants.text - 1) * 0.6;
  const left = Math.max(safe.left, wide ? 24 : 14);
  const right = Math.max(safe.right, wide ? 24 : 14);
  const bar: Rect = {x: 0, y: 0, w: width, h: safe.top + Math.round((wide ? 56 : 44) * text)};
  const rail = Math.round(128 * (wide ? 1.75 : 1) * Math.min(text, 1.3));
  const column = Math.round(168 * (wide ? 1.75 : 1) * Math.min(text, 1.3));
  const top = bar.h + (wide ? 22 : 10);
  const scale =
    wide ? clamp(Math.min(height / 800, width / 1280), 0.75, 1.5) : clamp((height - safe.bottom) / 390, 0.8, 1.2);
  const handCard = Math.round((wide ? (wants.hand > 3 ? 118 : 128) : 86) * scale);
  const watched = wants.watched ?? false;
  // The rail goes down to the foot of the page where open hands need its height.
  const beside = wide || watched;
  const handWidth = width - left - right - column - 16 - (beside ? rail + 16 : 0);
  const handLeft = left + (beside ? rail + 16 : 0);
  const foot = watched && wide ? 84 + safe.bottom : 0;
  const tall = fanOf(Math.max(0, wants.hand), handCard, handWidth, wants.chosen);
  // There is no room for two rows.
  const fan = tall.rows > 1 ? oneRow(wants.hand, handCard, handWidth) : tall;
  const hidden = wants.hand < 0 ? 0 :
    foot > 0                    ? -16 - foot :
    wide                        ? -20 - safe.bottom :
                                  Math.round(0.16 * handCard * kAspect);
  const shown = wants.hand < 0 ? 0 : Math.round(handCard * kAspect) - hidden;
  const handTop = height - shown;
  const columnX = width - right - column;
  const stripHeight = Math.round((watched ? (wide ? 170 : 96) : wide ? 92 : 62) * text);
  const strip: Rect = {x: columnX, y: top, w: column, h: stripHeight};
  const seatHeight = Math.round((wide ? 66 : wants.open ? (wants.others > 3 ? 36 : 44) : 50) * text);
  const between = wide ? 12 : 8;
  const each = (height - foot - safe.bottom - top - 8) / Math.max(1, wants.others) - between;
  const openCard =
    wants.open ? clamp(Math.floor((each - seatHeight - 4) / kAspect), wide ? 40 : 20, wide ? 54 : 36) : 0;
  const openHeight = wants.open ? Math.round(openCard * kAspect) + 4 : 0;
  const seats = Array.from(
    {length: wants.others},
    (_, at) => ({x: left, y: top + at * (seatHeight + openHeight + between), w: rail, h: seatHeight}));
  const open = seats.map(seat => ({x: seat.x, y: seat.y + seat.h + 4, w: seat.w, h: openHeight}));
  const tableLeft = left + rail + 16;
  const choicesHeight = wants.choices ? Math.round((wide ? 78 : 54) * text) : 0;
  const tableBottom = handTop - (wants.hand < 0 ? 12 + safe.bottom : (wide ? 10 : 4) + 0.12 * handCard * kAspect) -
    (choicesHeight > 0 ? choicesHeight + 8 : 0);
  const deckWidth = wants.deck > 0 ? wants.deck * (wide ? 1.3 : 1) : 0;
  const lastSeat = seats[seats.length - 1];
  return {
    form: "land",
    width,
    height,
    short: !wide,
    k: wide ? 1.15 : 1,
    margin: left,
    bar,
    cloth: {x: 0, y: bar.h, w: width, h: height - bar.h - foot},
    seats,
    open,
    openCard,
    deck: {
      x: left + (rail - deckWidth) / 2,
      y: (lastSeat ? lastSeat.y + lastSeat.h + openHeight : top) + 8,
      w: deckWidth,
      h: wide ? 84 : 62
    },
    table:
      {x: tableLeft, y: top, w: columnX - 16 - tableLeft, h: Math.max(wants.text > 1.15 ? 190 : 90, tableBottom - top)},
    seen: tableBottom - top,
    choices: {x: tableLeft, y: tableBottom + 8, w: columnX - 16 - tableLeft, h: choicesHeight},
    strip,
    hand: {x: handLeft, y: handTop, w: handWidth, h: Math.round(handCard * kAspect)},
    handCard,
    fan: fan.spots,
    actions: {
      x: columnX,
      y: strip.y + strip.h + 10,
      w: column,
      h: height - Math.max(wide ? 24 : 12, foot > 0 ? foot + 20 : safe.bottom + 4) - strip.y - strip.h - 10
    },
    place: {x: left + 4, y: height - foot + 6, w: width - left - right - 8, h: foot > 0 ? 72 : 0},
    column: true,
    tableCard: Math.round((wide ? 112 : 70) * scale),
    poolCard: Math.round((wide ? 96 : 54) * scale),
    pileCard: Math.round((wide ? 84 : 48) * scale),
    discard: Math.round((wide ? 54 : 34) * scale),
    choiceCard: Math.round((wide ? 40 : 27) * scale),
    keepCard: Math.round((wide ? 84 : 40) * scale)
  };
}

function oneRow(count: number, card: number, width: number): ReturnType<typeof fanOf> {
  const xs = rowOf(count, card, width);
  return {spots: xs.map(x => ({x: Math.round(x), y: 0, w: card})), height: Math.round(card * kAspect), rows: 1};
}
