import {icon} from "../art";
import {h, VNode} from "../dom";
import {gridSpot} from "../fan";
import {GameModel} from "../models";
import {avatar, smallCard, styled} from "../parts";
import {call, filled, num, t, ui} from "../state";

import {inside, KindPage} from "./kind";

interface PasurSeat {
  name: string;
  you: boolean;
  before: number;
  total: number;
  gain: number;
  takenText: string;
  surs: number;
  sursText: string;
  line: string;
  text: string;
}

interface PasurPlayer {
  seat: number;
  name: string;
  person: boolean;
  picture: string;
  botType: string;
  leads: boolean;
  parts: {value: number; more: number}[];
  round: number;
  total: number;
  before: number;
  text: string;
  totalText: string;
}

interface Pasur extends GameModel {
  table: {
    dealText: string; target: number; deck: number; deckText: string; poolPlaces: number; poolRow: number;
    poolText: string;
    over: boolean;
    seats: PasurSeat[];
    race: PasurSeat[];
  };
  lastPlay: {seat: number; card: string; picks: string[]; swept: string[]; sur: boolean; surText: string};
  sheet: {
    roundTitle: string; roundText: string; players: PasurPlayer[];
    rounds: {title: string; points: number[]; totals: number[]; text: string}[];
    verdict: string;
    reason: string;
  };
  captures: {id: string; number: number; cards: string[]; spoken: string}[];
  captureTitle: string;
  many: boolean;
}

function sheetOf(game: Pasur, over: boolean): VNode {
  const drawn = (name: string, text: string): VNode =>
    icon(name, {"aria-hidden": "false", "aria-label": text, role: "img"});
  const heads = [
    drawn("clubs", t("clubs")), h("span", null, "10♦"), h("span", null, "2♣"), h("span", null, t("aces")),
    h("span", null, t("jacks")), drawn("sur", t("surs"))
  ];
  const target = Math.max(1, game.table.target);
  return h(
    "div.pasur-scroll", {key: "rows"},
    h("table.pasur-table", null,
      h("thead", null,
        h("tr", null, h("td"), heads.map((head, at) => h("th", {key: String(at), scope: "col"}, head)),
          h("th", {scope: "col"}, t("round")), h("th", {scope: "col"}, t("total")))),
      h("tbody", null,
        game.sheet.players.map(
          player =>
            h("tr", {key: String(player.seat), class: `${player.leads ? "winner" : ""} ${over ? "ending-row" : ""}`},
              h("th", {scope: "row", "aria-label": player.totalText}, avatar(player), h("span", null, player.name)),
              player.parts.map(
                (part, at) =>
                  h("td", {key: String(at), class: part.value === 0 ? "zero" : ""}, num(part.value),
                    part.more > 0 && h("small", null, `+${num(part.more)}`))),
              h("td.round", null, player.round > 0 ? `+${num(player.round)}` : num(0)),
              h("td.total", null, num(player.total)))))),
    h("div.race-bars", null,
      game.sheet.players.map(
        player =>
          h("p", {key: String(player.seat)}, h("span.who", null, player.name),
            h("span.meter", {"aria-hidden": "true"},
              h("i", {style: {width: `${Math.min(100, 100 * player.before / target)}%`}}),
              h("i.gain", {style: {width: `${Math.min(100, 100 * (player.total - player.before) / target)}%`}})),
            h("b", null, num(player.total))))));
}

export const page: KindPage<Pasur> = {
  wants: (game, table) => ({
    deck: game.table.deck > 0 || game.table.deckText !== "" ? 56 : 0,
    tallSeats: true,
    choices: table.choice.selected !== "" && game.captures.length > 1
  }),
  lay(scene) {
    const {frame, game, table} = scene;
    const T = frame.table;
    const land = frame.column;
    const now = game.table;
    const target = Math.max(1, now.target);
    const selected = table.choice.selected;
    const choosing = selected !== "" ? game.captures : [];
    const aimed = choosing.find(capture => capture.id === table.choice.aim) ?? null;
    const several = choosing.length > 1;
    const tablet = frame.form === "tablet";
    // The race and the latest events have a row of their own where there is room.
    const raceHeight = tablet ? Math.round((34 + 32 * now.race.length) * frame.k) : 0;
    const columns = land ? Math.max(now.poolRow, 5) : now.poolPlaces > 12 ? 6 : 4;
    const rows = Math.max(1, Math.ceil(now.poolPlaces / columns));
    const gapX = columns === 6 ? 8 : tablet ? 24 : land ? 10 : 14;
    const gapY = several ? (frame.short || land ? 14 : 20) : land ? 8 : 14;
    const top = T.y + (raceHeight > 0 ? raceHeight + 24 : frame.short || land ? 8 : 14);
    const room = T.y + T.h - top - (frame.short && !land ? 4 : 0);
    const poolWidth = T.w - (tablet ? 40 : 0);
    const card = Math.max(
      34,
      Math.min(
        frame.poolCard, Math.floor((room - gapY * (rows - 1)) / rows / 1.4),
        Math.floor((poolWidth - gapX * (columns - 1)) / columns)));
    const used = Math.min(columns, Math.max(now.poolPlaces, land ? 1 : columns));
    const poolX = T.x + Math.round((T.w - used * card - (used - 1) * gapX) / 2);
    const poolHeight = rows * Math.round(card * 1.4) + (rows - 1) * gapY;
    const poolY = Math.round(top + Math.max(0, (room - poolHeight) * (several || land ? 0.5 : 0.4)));
    const deck = frame.deck;
    const deckCard = Math.min(Math.round((deck.h - (frame.short ? 6 : 20)) / 1.4), 60);
    const withCard = (key: string): typeof choosing => choosing.filter(capture => capture.cards.includes(key));
    const pick = (key: string): void => {
      const sets = withCard(key);
      const narrows = game.many && ui.wanted !== key;
      const at = sets.findIndex(capture => capture.id === table.choice.aim);
      if (narrows) ui.wanted = key;
      const next = sets[narrows && at >= 0 ? at : (at + 1) % Math.max(1, sets.length)];
      if (next) call("app.table.choice.aimAt", next.id);
    };
    const wanted = game.many && ui.wanted !== "" ? withCard(ui.wanted) : [];
    const listed = wanted.length > 0 ? wanted : choosing;
    const places = new Set(game.cards.filter(one => one.zone === "pool").map(one => one.place));
    const lastRow = (rows - 1) * columns;
    const lastRowUsed = Array.from(places).filter(place => place >= lastRow).length;
    const nowY = poolY + (rows - 1) * (Math.round(card * 1.4) + gapY);
    const nowX = poolX + Math.max(lastRowUsed, Math.min(columns, now.poolPlaces - lastRow)) * (card + gapX);
    const nowRoom = T.x + T.w - nowX;
    // Cards of a set lie over each other where there is not enough room.
    const setCards = listed.reduce((sum, capture) => sum + capture.cards.length, 0);
    const setRoom = frame.choices.w - listed.length * 64 - listed.length * frame.choiceCard;
    const setStep =
      Math.max(0.5 * frame.choiceCard, Math.min(frame.choiceCard + 5, setRoom / Math.max(1, setCards - listed.length)));
    const seatOf = (seat: number): Pasur["table"]["seats"][number]|undefined => now.seats[seat];
    return {
      lie(cardOf) {
        switch (cardOf.zone) {
          case "pool": {
            const spot = gridSpot(cardOf.place, columns, card, gapX, gapY);
            const sets = several || choosing.length === 1 ? withCard(cardOf.key) : [];
            const chosen = aimed?.cards.includes(cardOf.key) ?? false;
            const tag = !several ? "" :
              chosen && aimed    ? num(aimed.number) :
              game.many          ? "" :
                                   sets.slice(0, 3).map(set => num(set.number)).join(" ");
            return {
              x: poolX + spot.x,
              y: poolY + spot.y,
              w: card,
              z: 10 + cardOf.place,
              lit: chosen || choosing.length === 1 && sets.length > 0 || cardOf.lastPlayed && choosing.length === 0,
              dim: choosing.length > 0 && sets.length === 0,
              tag,
              tagLook: chosen ? "chosen" : "among",
              act: sets.length > 0 && several ? () => pick(cardOf.key) : undefined,
              pressed: chosen
            };
          }
          case "taken":
          case "surs": {
            const mine = cardOf.seat === scene.own?.seat;
            const plaque = mine ? frame.strip : scene.plaqueOf(cardOf.seat);
            return {x: plaque.x + 14, y: plaque.y + 6, w: 30, away: true};
          }
          case "seat": {
            const plaque = scene.plaqueOf(cardOf.seat);
            return {x: plaque.x + plaque.w / 2, y: plaque.y + plaque.h / 2 - 10, w: 22, away: true};
          }
          case "pile":
            return {x: deck.x + deck.w / 2 - deckCard / 2, y: deck.y, w: deckCard, away: true};
          default:
            return null;
        }
      },
      // The card that was played lies on what it takes for a moment, and all go to the pile together.
      via(cardOf, lay) {
        const play = game.lastPlay;
        if (play.swept.includes(cardOf.key)) return {...(lay(cardOf.key) ?? {x: poolX, y: poolY, w: card}), stay: 1600};
        const taken = play.picks[play.picks.length - 1];
        const gathered = (taken !== undefined && lay(taken)) || {x: poolX, y: poolY, w: card};
        if (cardOf.key === play.card) return {x: gathered.x + 12, y: gathered.y + 16, w: card, stay: 950, over: true};
        return play.picks.includes(cardOf.key) ? {...(lay(cardOf.key) ?? gathered), stay: 950} : null;
      },
      under:
        [
          now.deckText !== "" && deck.w > 0 &&
            h("div.deck", {key: "deck", style: {left: `${deck.x}px`, top: `${deck.y}px`, width: `${deck.w}px`}},
              now.deck > 0 &&
                h("span.stack", {"aria-hidden": "true"},
                  [2, 1, 0].map(at => smallCard(scene.back, deckCard, {key: String(at), class: `stack-${at}`}))),
              h("span", null, now.deckText)),
          raceHeight > 0 &&
            h("div.race", {key: "race", style: {left: `${T.x}px`, top: `${T.y + 6}px`, width: `${T.w * 0.52}px`}},
              h("h2", null, filled(t("raceTo"), target)),
              now.race.map(
                (seat, at) =>
                  h("p", {key: String(at), role: "img", "aria-label": seat.text}, h("span.who", null, seat.name),
                    h("span.meter", null, h("i", {style: {width: `${Math.min(100, 100 * seat.before / target)}%`}}),
                      h("i.gain", {style: {width: `${Math.min(100, 100 * seat.gain / target)}%`}})),
                    h("b", null, num(seat.total)), h("small", null, seat.gain > 0 ? `+${num(seat.gain)}` : "")))),
          raceHeight > 0 &&
            h("div.just-now.titled",
              {key: "now", style: {top: `${T.y + 6}px`, left: `${T.x + T.w * 0.56}px`, width: `${T.w * 0.44}px`}},
              h("h2", null, t("justNow")),
              scene.justNow.slice(0, 3).map((line, index) => h("p", {key: String(index)}, styled(line)))),
          raceHeight === 0 && !land && nowRoom > 130 &&
            h("div.just-now", {
              key: "now",
              style: {top: `${nowY}px`, height: `${Math.round(card * 1.4)}px`, left: `${nowX}px`, width: `${nowRoom}px`}
            },
              scene.justNow.slice(0, 3).map((line, index) => h("p", {key: String(index)}, styled(line)))),
          game.lastPlay.surText !== "" &&
            h("p.event-pill",
              {key: "sur", style: {left: `${T.x}px`, top: `${poolY + poolHeight / 2 - 20}px`, width: `${T.w}px`}},
              h("span", null, icon("sur"), game.lastPlay.surText))
        ],
      choices: several &&
        h(
                 "div.choices", {
                   role: "radiogroup",
                   "aria-label": game.captureTitle,
                   style:
                     {
                       left: `${frame.choices.x}px`,
                       top: `${frame.choices.y}px`,
                       width: `${frame.choices.w}px`,
                       height: `${frame.choices.h}px`
                     }
                 },
                 listed.map(
                   capture =>
                     h("button.choice", {
                       key: capture.id,
                       type: "button",
                       role: "radio",
                       "aria-checked": String(capture.id === table.choice.aim),
                       "aria-label": capture.spoken,
                       class: capture.id === table.choice.aim ? "chosen" : "",
                       update: (element: Node) => {
                         if (capture.id === table.choice.aim)
                           (element as HTMLElement).scrollIntoView({block: "nearest", inline: "nearest"});
                       },
                       onclick:
                         (event: Event) => {
                           event.stopPropagation();
                           call("app.table.choice.aimAt", capture.id);
                         }
                     },
                       h("span.number", null, num(capture.number)),
                       h("span.sets", {style: {"--overlap": `${Math.round(setStep - frame.choiceCard)}px`}},
                         capture.cards.map(
                           key => smallCard(
                             game.cards.find(one => one.key === key)?.card ?? key, frame.choiceCard, {key})))))),
      second: several && aimed ? plainWay(table.choice.ways, aimed.id) : "",
      plaque: seat => {
        const state = seatOf(seat.seat);
        return state && [
          h("span.taken", {key: "taken"}, state.takenText),
          state.surs > 0 &&
            h("span.surs", {key: "surs"}, icon("sur"), h("span.word", null, state.sursText),
              h("span.count", null, num(state.surs))),
          h("span.total", {key: "total"}, num(state.total)),
          h("span.meter", {key: "meter", "aria-hidden": "true"},
            h("i", {style: {width: `${Math.min(100, 100 * state.before / target)}%`}}),
            h("i.gain", {style: {width: `${Math.min(100, 100 * state.gain / target)}%`}}))
        ];
      },
      score: (() => {
        const mine = scene.own ? seatOf(scene.own.seat) : undefined;
        return mine && !tablet &&
          h("span.score-of", {role: "img", "aria-label": mine.text}, h("b", null, num(mine.total)),
            h("small", null, filled(t("ofTarget"), target)));
      })(),
      placeAt: (x, y) => inside({x: T.x, y: frame.cloth.y, w: T.w, h: T.y + T.h - frame.cloth.y}, x, y) &&
          table.turn.yours && choosing.length === 0 && table.choice.ways.length === 1 ?
        table.choice.ways[0]?.id ?? "" :
        ""
    };
  },
  result: game => sheetOf(game, true),
  pause: game => game.sheet.players.length === 0 ?
    null :
    {title: game.sheet.roundTitle, text: game.sheet.roundText, body: sheetOf(game, false)}
};

function plainWay(ways: {id: string; text: string}[], id: string): string {
  return ways.find(way => way.id === id)?.text ?? "";
}
