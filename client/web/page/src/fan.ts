// Where the cards of a hand lie: plain geometry.

export interface Spot {
  x: number;
  y: number;
  w: number;
}

export interface Fan {
  /** By place; the card's upper left corner, relative to the hand's. */
  spots: Spot[];
  /** The height of the hand without a raised card. */
  height: number;
  rows: number;
}

export const kAspect = 1.4;

/**
 * The left edges of cards `card` wide in a row `width` wide, centred. `chosen`: the place of the card that stays
 * largely uncovered; -1: none.
 */
export function rowOf(count: number, card: number, width: number, chosen = -1, between = 10): number[] {
  if (count <= 0) return [];
  const step = count === 1 ? 0 : Math.min(card + between, (width - card) / (count - 1));
  const whole = step * (count - 1) + card;
  const left = (width - whole) / 2;
  const xs: number[] = [];
  const free = 0.86 * card;
  if (chosen < 0 || chosen >= count - 1 || step >= free) {
    for (let place = 0; place < count; ++place) xs.push(left + place * step);
    return xs;
  }
  // Most of the chosen card stays uncovered; the others share the rest, but each shows at least a corner.
  const others = Math.max(0.28 * card, (whole - card - free) / (count - 2));
  let x = left + Math.min(0, whole - card - free - others * (count - 2));
  for (let place = 0; place < count; ++place) {
    xs.push(x);
    x += place === chosen ? free : others;
  }
  return xs;
}

/** A hand of `count` cards. A row whose cards would show too little is divided into two. */
export function fanOf(count: number, card: number, width: number, chosen = -1): Fan {
  const height = Math.round(card * kAspect);
  const step = count > 1 ? Math.min(card + 10, (width - card) / (count - 1)) : card;
  if (step >= 40 || count < 2) {
    return {spots: rowOf(count, card, width, chosen).map(x => ({x: Math.round(x), y: 0, w: card})), height, rows: 1};
  }
  const upper = Math.ceil(count / 2);
  const down = Math.round(0.54 * height);
  const first = rowOf(upper, card, width, chosen < upper ? chosen : -1);
  const second = rowOf(count - upper, card, width, chosen >= upper ? chosen - upper : -1);
  return {
    spots: [
      ...first.map(x => ({x: Math.round(x), y: 0, w: card})), ...second.map(x => ({x: Math.round(x), y: down, w: card}))
    ],
    height: height + down,
    rows: 2
  };
}

/** The cards of a pile whose first card lies apart: a heart, and what was put on it. */
export function pileOf(count: number, card: number, width: number, gap = 6, most = 38): number[] {
  if (count <= 0) return [];
  const xs = [0];
  const first = card + gap;
  const step = count > 2 ? Math.min(most, (width - first - card) / (count - 2)) : 0;
  for (let place = 1; place < count; ++place) xs.push(Math.round(first + (place - 1) * step));
  return xs;
}

/** Cards in rows of `columns`, from the upper left; `card` is their width. */
export function gridSpot(place: number, columns: number, card: number, gapX: number, gapY: number): Spot {
  const height = Math.round(card * kAspect);
  return {x: (place % columns) * (card + gapX), y: Math.floor(place / columns) * (height + gapY), w: card};
}
