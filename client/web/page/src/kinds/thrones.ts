import {cardUrl, icon} from "../art";
import {h, Kid, VNode} from "../dom";
import {pileOf} from "../fan";
import {Rect} from "../layout";
import {GameModel} from "../models";
import {endingRow, smallCard, teamMark} from "../parts";
import {call, num, t, ui} from "../state";

import {box, inside, KindPage} from "./kind";

interface Attack {
  ours: boolean;
  succeeds: boolean;
  toUs: boolean;
  points: number;
  text: string;
  brief: string;
  line: string;
  spoken: string;
  stake: string;
  changed: boolean;
}

interface Pile {
  id: string;
  ours: boolean;
  title: string;
  names: string;
  count: number;
  attack: number;
  defence: number;
  text: string;
  waits: string;
  starts: boolean;
}

interface Preview {
  allowed: boolean;
  whyNot: string;
  attack: number;
  defence: number;
  attackChanges: boolean;
  defenceChanges: boolean;
  outcome: Attack[];
  text: string;
}

interface Thrones extends GameModel {
  table: {
    playing: boolean; ourPile: number; upperPile: number; over: boolean; turnText: string; heartTurn: boolean;
    heartRule: string;
    piles: Pile[];
    scores: {ours: boolean; title: string; text: string; score: number; gain: number}[];
    scoreText: string;
    hearts: {hearts: number; text: string}[];
    outcome: Attack[];
    battle: {play: number; lines: Attack[]; verdict: string; us: number; them: number};
  };
  preview: Preview[];
  result: {
    plays: {title: string; hearts: string[]; us: number; them: number; lines: Attack[]; spoken: string}[];
    verdict: string;
    reason: string;
  };
}

function outcomeLine(now: Attack|undefined, then: Attack|undefined, key: string): Kid {
  const shown = now ?? then;
  if (!shown) return null;
  const changes = then !== undefined && then.changed;
  return h(
    "p.attack-line", {key, class: shown.ours ? "ours" : "theirs"}, icon("attack"),
    changes && now ? h("s", null, now.brief) : !changes && h("span", null, shown.text),
    changes && h("span.lit-pill", null, then.text));
}

function result({result, ending}: Thrones): Kid {
  return [
    h("ul.endings", {key: "rows"}, ending.rows.map(endingRow)),
    h("ol.plays", {key: "plays"},
      result.plays.map(
        (play, at) =>
          h("li", {key: String(at), "aria-label": play.spoken}, h("b", null, play.title),
            h("span.cards", null, play.hearts.map(heart => smallCard(heart, 30, {key: heart}))),
            h("span.grow", null,
              play.lines.map(line => h("small", {key: line.brief, class: line.ours ? "ours" : "theirs"}, line.brief))),
            h("span.pair", null, teamMark(true), num(play.us), teamMark(false), num(play.them)))))
  ];
}

export const page: KindPage<Thrones> = {
  wants: () => ({}),
  lay(scene) {
    const {frame, game, table} = scene;
    const T = frame.table;
    const land = frame.column;
    const now = game.table;
    const upper = now.upperPile;
    const considered = table.choice.considered;
    const aim = ui.over || table.choice.aim;
    const aimPile = aim === "pile-1" ? 1 : aim === "pile-0" ? 0 : -1;
    const preview: Preview|undefined = considered !== "" && aimPile >= 0 ? game.preview[aimPile] : undefined;
    const fought = now.battle.lines.length > 0;
    const outcome = fought ? now.battle.lines : now.outcome;
    const lines = outcome.length > 0 || (preview?.outcome.length ?? 0) > 0;
    const middle = land ? (lines ? 34 : 12) * frame.k : frame.short ? 54 : Math.max(60, T.h * 0.16);
    const gap = land ? 0 : frame.form === "tablet" ? 10 : 2;
    const panelHeight = Math.min((T.h - middle) / 2 - gap, land ? 200 : frame.pileCard * 1.4 + 84 * frame.k);
    const topY = T.y + Math.max(0, (T.h - middle - 2 * panelHeight - 2 * gap) / 2);
    const rectOf = (pile: number): Rect =>
      ({x: T.x, y: pile === upper ? topY : topY + panelHeight + middle + 2 * gap, w: T.w, h: panelHeight});
    const head = land ? 0 : Math.round(46 * frame.k);
    const side = land ? Math.round(Math.min(170 * frame.k, T.w * 0.36)) : 14;
    const card = Math.max(30, Math.min(frame.pileCard, Math.floor((panelHeight - head - (land ? 16 : 14)) / 1.4)));
    const spotOf = (pile: number, place: number, places: number): {x: number; y: number; w: number} => {
      const rect = rectOf(pile);
      const xs =
        pileOf(Math.max(places, place + 1), card, rect.w - side - 14, Math.round(card * 0.12), Math.round(card * 0.7));
      return {
        x: rect.x + side + (xs[place] ?? 0),
        y: rect.y + head + Math.round((panelHeight - head - card * 1.4) / 2) - (land ? 0 : 2),
        w: card
      };
    };
    const panel = (pile: number): VNode => {
      const shown = now.piles[pile] as Pile;
      const there: Preview|undefined = considered !== "" ? game.preview[pile] : undefined;
      const aimed = considered !== "" && aimPile === pile && (there?.allowed ?? false);
      const value = (drawn: string, is: number, changes: boolean, then: number): Kid =>
        h("span.value", null, icon(drawn), h("b", null, num(is)),
          changes && h("span.becomes", {class: aimed ? "lit-pill" : "dashed-pill"}, `→ ${num(then)}`));
      const wanted = (shown.starts && table.turn.yours) || aimed;
      return h(
        "button.pile-panel", {
          key: `panel-${pile}`,
          type: "button",
          class: `${shown.ours ? "ours" : "theirs"}${wanted ? " aimed" : ""}${there && there.allowed ? " open" : ""}`,
          style: {...box(rectOf(pile)), "--side": `${side}px`},
          // Its name is the text that can be seen, because people who control the phone by voice say that.
          "aria-description": considered !== "" && there ? `${shown.text} ${there.text}` : shown.text,
          "aria-pressed": String(aimed),
          onclick: (event: Event) => {
            if (table.choice.selected === "") return;
            event.stopPropagation();
            call("app.table.choice.aimAt", shown.id);
          }
        },
        h("span.pile-head", {class: land ? "stacked" : ""},
          h("span.pile-name", null, teamMark(shown.ours), h("b", null, shown.title), h("small", null, shown.names)),
          shown.count > 0 || there ?
            h("span.values", null, value("attack", shown.attack, there?.attackChanges ?? false, there?.attack ?? 0),
              value("defence", shown.defence, there?.defenceChanges ?? false, there?.defence ?? 0)) :
            null),
        shown.count === 0 && shown.waits !== "" && h("span.pile-waits", null, shown.waits));
    };
    const ghost = aimPile >= 0 && !ui.drag && preview?.allowed && considered !== "" ? (() => {
      const count = now.piles[aimPile]?.count ?? 0;
      const spot = spotOf(aimPile, count, count + 1);
      const held = game.cards.find(one => one.key === considered);
      const url = cardUrl(held?.card ?? "");
      return h(
        "div.ghost", {key: "ghost", style: {...box({...spot, h: Math.round(spot.w * 1.4)})}},
        url !== "" && h("img", {src: url, alt: ""}));
    })() :
                                                                                      null;
    return {
      lie(cardOf) {
        if (cardOf.zone === "pile-0" || cardOf.zone === "pile-1") {
          const pile = cardOf.zone === "pile-0" ? 0 : 1;
          const more = considered !== "" && aimPile === pile ? 1 : 0;
          // A heart that has been beaten lies at an angle.
          const beaten = fought && cardOf.place === 0 &&
            now.battle.lines.some(line => line.succeeds && line.ours === (pile !== now.ourPile));
          return {
            ...spotOf(pile, cardOf.place, cardOf.places + more),
            z: 10 + cardOf.place,
            lit: cardOf.lastPlayed && !fought,
            dim: beaten,
            tilt: beaten ? 6 : 0
          };
        }
        if (cardOf.zone === "seat") {
          const plaque = scene.plaqueOf(cardOf.seat);
          return {x: plaque.x + plaque.w / 2, y: plaque.y + plaque.h / 2 - 10, w: 22, away: true};
        }
        return null;
      },
      under: [
        panel(upper), panel(1 - upper),
        h("div.outcome", {
          key: "outcome",
          class: fought ? "fought" : "",
          style: box({x: T.x, y: topY + panelHeight + gap, w: T.w, h: middle})
        },
          outcome.length > 0 || preview ? [0, 1].map(at => outcomeLine(outcome[at], preview?.outcome[at], String(at))) :
                                          h("span.stars", {"aria-hidden": "true"}, icon("star", {key: "a"}),
                                            icon("star", {key: "b"}), icon("star", {key: "c"})))
      ],
      over: ghost,
      second: now.heartTurn && table.turn.yours                      ? now.heartRule :
        table.choice.selected !== "" && table.choice.ways.length > 1 ? t("tapPile") :
                                                                       "",
      plaque:
        seat => [smallCard(scene.back, 14, {key: "back", class: "tiny"}), h("span", {key: "n"}, num(seat.cardsHeld))],
      score: now.scores.length === 2 &&
        h("span.score-pair", {"aria-label": now.scoreText, role: "img"},
          now.scores.map(
            (score, at) => h(
              "span", {key: String(at), "aria-hidden": "true"}, teamMark(score.ours), h("b", null, num(score.score))))),
      placeAt(x, y) {
        for (const pile of [0, 1])
          if (inside(rectOf(pile), x, y)) return `pile-${pile}`;
        return "";
      }
    };
  },
  result
};
