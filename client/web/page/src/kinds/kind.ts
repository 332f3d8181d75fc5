// What a kind of game adds to the table's page: where its cards lie, and what lies between them. Nothing here knows a
// rule: the models tell which card may be chosen, and what that does.

import {Lie, Place, Via} from "../board";
import {Kid} from "../dom";
import {Frame, Rect, Wants} from "../layout";
import {App, GameModel, SeatCard, Table, TableCard} from "../models";

export interface Scene<Game extends GameModel = GameModel> {
  app: App;
  table: Table;
  game: Game;
  frame: Frame;
  /** The seats that have a plaque, clockwise from the person's left. */
  others: SeatCard[];
  own: SeatCard|undefined;
  plaqueOf(seat: number): Rect;
  back: string;
  /** The latest events, newest first, each styled. */
  justNow: string[];
}

export interface Laid {
  lie(card: TableCard): Lie|null;
  /** Where a card that leaves the table is seen before it goes; `lay`: where a card lay until now. Null: it is gone. */
  via?(card: TableCard, lay: (key: string) => Place | null): Via|null;
  /** Below the cards, and above them. */
  under?: Kid;
  over?: Kid;
  choices?: Kid;
  /** The second line of the strip; empty: the usual one. */
  second?: string;
  /** Under the name on a plaque. */
  plaque?(seat: SeatCard): Kid;
  /** At the end of the bar. */
  score?: Kid;
  /** In place of the buttons. */
  buttons?: Kid;
  /** The place of the table under a point, for a card that is dragged. */
  placeAt?(x: number, y: number): string;
  inHand?(card: TableCard): boolean;
  marks?: boolean;
}

/** What is shown over the table between two deals. */
export interface Pause {
  title: string;
  text: string;
  body: Kid;
}

export interface KindPage<Game extends GameModel = GameModel> {
  wants(game: Game, table: Table, seats: number): Partial<Wants>&{noSeats?: boolean};
  lay(scene: Scene<Game>): Laid;
  /** The middle of the result; without it, a line for each player or team. */
  result?(game: Game): Kid;
  /** Null: nothing is shown. */
  pause?(game: Game): Pause|null;
  /** The hands lie open on the table at the end, to be looked at before the result. */
  laysHandsOpen?: boolean;
}

/** The pages of all known kinds, by name; set once, when the page starts. */
let pages: Record<string, KindPage> = {};

export function useKinds(all: Record<string, KindPage>): void { pages = all; }

/** For a kind that this page does not know: the cards that are the person's, and nothing else. */
const unknown: KindPage = {
  wants: () => ({}),
  lay: () => ({lie: () => null})
};

export function kindOf(name: string): KindPage { return pages[name] ?? unknown; }

export function box(rect: Rect): {[name: string]: string} {
  return {left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.w}px`, height: `${rect.h}px`};
}

export function inside(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;
}
