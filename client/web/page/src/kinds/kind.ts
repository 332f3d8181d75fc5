// What a kind of game adds to the table's page: where its cards lie, and what lies between them. Nothing here knows a
// rule: which card may be chosen, and what that does, is told by the models.

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
  /** The last events, newest first, each styled. */
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

export interface KindPage<Game extends GameModel = GameModel> {
  wants(game: Game, table: Table, seats: number): Partial<Wants>&{noSeats?: boolean};
  lay(scene: Scene<Game>): Laid;
}

export function box(rect: Rect): {[name: string]: string} {
  return {left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.w}px`, height: `${rect.h}px`};
}

export function inside(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;
}
