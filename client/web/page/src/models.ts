// The models of the gateway that the page shows, with the properties that it uses. Their meaning is described
// in client/models.

import {Json} from "./mirror";

export interface SeatCard {
  seat: number;
  place: number;
  name: string;
  secondLine: string;
  person: boolean;
  open: boolean;
  picture: string;
  botType: string;
  botPaceMs: number;
  you: boolean;
  owner: boolean;
  ready: boolean;
  lost: boolean;
  away: boolean;
  held: boolean;
  toAct: boolean;
  nextName: string;
  cardsHeld: number;
  scoreText: string;
  team: string;
  winner: boolean;
  accessibleText: string;
}

export interface TableCard {
  key: string;
  card: string;
  zone: string;
  seat: number;
  place: number;
  places: number;
  origin: string;
  step: number;
  playable: boolean;
  drawn: boolean;
  lastPlayed: boolean;
  hinted: boolean;
  marked: boolean;
  used: boolean;
  name: string;
  text: string;
}

export interface Choice {
  id: string;
  allowed: boolean;
  whyNot: string;
  text: string;
}

export interface Action {
  id: string;
  text: string;
  key: string;
}

export interface EndingRow {
  player: SeatCard;
  name: string;
  team: string;
  line: string;
  points: number;
  winner: boolean;
  text: string;
}

export interface Ending {
  verdict: string;
  reason: string;
  rows: EndingRow[];
  cards: string[];
  won: boolean;
}

export interface GameModel {
  cards: TableCard[];
  progress: string;
  step: number;
  steps: number;
  prompt: string;
  phases: string[];
  phase: number;
  variant: string;
  ending: Ending;
}

export interface LogLine {
  heading: string;
  who: string;
  text: string;
  plain: string;
  cardKey: string;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  icon: string;
  spoken: string;
  you: boolean;
}

export interface Table {
  phase: string;
  tableName: string;
  kind: string;
  kindTitle: string;
  replay: boolean;
  owner: boolean;
  notAFairDeal: boolean;
  costlyCard: string;
  game: GameModel|null;
  log: Listed<LogLine, {justNow: string[]}>;
  breaks: {
    on: boolean; title: string; shortTitle: string; text: string; lastedText: string; countIn: number; mayEnd: boolean;
    mayAsk: boolean;
    question: string;
    missing: string;
    missingPicture: string;
    missingText: string;
    missingShareLeft: number;
  };
  chat: {
    lines: ChatLine[]; unread: number; phrases: string[]; reactions: {icon: string; text: string}[];
    speakers: {id: string; name: string; muted: boolean; choice: string}[];
    mutedText: string;
  };
  choice: {
    selected: string; considered: string; ways: Choice[]; aim: string; actions: Action[]; moving: boolean;
    movingCard: string;
  };
  clock: {
    turnSecondsLeft: number; turnShareLeft: number; pauseSecondsLeft: number; pauseShareLeft: number; pauseWords: string
  };
  fair: {
    record: string; state: string; stateText: string; title: string; text: string; thrownAway: string[];
    steps: {mark: string; title: string; text: string; numbers: string[]}[];
    number: string;
  };
  last: {
    offered: boolean; shown: boolean; recall: {
      title: string; rows: {name: string; cards: string[]; taken: string[]; note: string; won: boolean}[]; text: string
    };
  };
  openHands?: {mayOpen: boolean; open: boolean; mayStepBack: boolean; mayStepOn: boolean};
  pace: {paced: boolean; stopped: boolean; speed: number};
  people: {
    seats: SeatCard[]; watching: boolean; watchingText: string; watchersText: string; canSitDown: boolean;
    held: boolean;
    ready: boolean
  };
  result: {
    shown: boolean; telling: boolean; heldSeconds: number; wantAnother: string;
    evening: {name: string; picture: string; you: boolean; won: number; wonText: string}[];
    gamesText: string;
  };
  takeBack: {may: boolean; question: string};
  turn: {
    yours: boolean; waitingFor: string; prompt: string; primaryText: string; primaryReady: boolean;
    primaryShareLeft: number;
    canHint: boolean;
  };
}

/** A finished game that is watched again. */
export interface Replay {
  table: Table;
  review: {
    on: boolean; running: boolean; whoseText: string; progressText: string; share: number; summaryText: string;
    marks: {moment: number; worst: boolean; text: string}[];
    atDecision: boolean;
    costly: boolean;
    same: boolean;
    playedText: string;
    betterText: string;
    costText: string;
    chanceText: string;
    chanceBefore: number;
    chanceAfter: number;
  };
  tableText: string;
  at: number;
  count: number;
  atText: string;
  stretches: {begin: number; end: number; name: string; shortName: string}[];
  stretch: number;
  marks: {moment: number; text: string}[];
  playing: boolean;
  speedText: string;
  players: string[];
  eyes: number;
  eyesText: string;
  jumped: boolean;
}

/** A list model: its rows, with properties of its own beside them. */
export type Listed<Row, Own = unknown> = Row[]&Partial<Own>;

export interface NearbyTable {
  name: string;
  kind: string;
  kindTitle: string;
  ownerName: string;
  seats: {name: string; picture: string; botType: string; person: boolean; held: boolean; open: boolean}[];
  locked: boolean;
  state: string;
  trouble: string;
  action: number;
  watchable: boolean;
  gone: boolean;
}

export interface RuleRow {
  option: string;
  title: string;
  detail: string;
  look: number;
  value: number;
  choices: {value: number; text: string}[];
  least: number;
  most: number;
  rare: boolean;
  valueText: string;
}

export interface Setup {
  owner: boolean;
  ownerName: string;
  kind: string;
  canChange: boolean;
  seated: boolean;
  waitingFor: string;
  primaryText: string;
  options: {
    tableName: string; seatCount: number; seatCounts: number[]; turnLimitSeconds: number;
    turnLimits: {value: number; text: string}[];
    locked: boolean;
    watchable: boolean;
    expertHints: boolean;
    rules: RuleRow[];
  };
  people: {
    seats: SeatCard[]; seatsTaken: string; waitingForSeats: string;
    others: {name: string; text: string; removable: boolean; removed: boolean}[];
    botTypes: {type: string; text: string}[];
    botPaces: {value: number; text: string}[];
  };
  invitation: {
    link: string; mayOpen: boolean; page: {wanted: boolean; link: string; address: string; trouble: string; code: string[]}
  };
}

export interface RulesExample {
  hand: string[];
  publicCards: string[];
  tags: string[];
  title: string;
  text: string;
  spoken: string;
}

export interface RulesPart {
  title: string;
  text: string;
  lines: {figure: string; icon: string; title: string; text: string}[];
  times: {card: string; times: number}[];
  timesSpoken: string;
  examples: RulesExample[];
  worths: {cards: string[]; text: string; points: number}[];
  closing: string;
}

export interface RulesText {
  first: RulesPart[];
  second: RulesPart[];
}

export interface App {
  page: string;
  personName: string;
  proposedName: string;
  personPicture: string;
  pictures: string[];
  greeting: string;
  windowTitle: string;
  kinds: {kind: string; title: string; text: string; seatsText: string; minutesText: string; cards: string[]}[];
  preferences: {
    dark: boolean; fourColours: boolean; cardBack: string; cloth: string; motion: number; wordScale: number;
    language: string;
    sound: boolean;
    handOrder: string;
    movement: string
  };
  nearby: NearbyTable[];
  setup: Setup;
  table: Table;
  replay: Replay;
  connection: {
    online: boolean; lost: boolean; stopped: boolean; secondsUntilHeld: number; shareUntilHeld: number; text: string;
    attemptText: string
  };
  dialogs: {
    question: {
      what: string; title: string; text: string; wrong: boolean; known: string; shown: string;
      choices: {answer: string; text: string}[]
    };
    trouble: {title: string; text: string; primary: string; secondary: string};
  };
  ways: {underWay: string; tablesKept: boolean; remarks: string[]};
}

export interface Words {
  language: string;
  rightToLeft: boolean;
  languages: {code: string; name: string}[];
  looks: {kind: string; art: string; evening: string[]; day: string[]}[];
  texts: {[name: string]: string};
}

export type {Json};
