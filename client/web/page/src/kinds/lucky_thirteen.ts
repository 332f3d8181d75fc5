import {h, Kid} from "../dom";
import {GameModel, SeatCard, TableCard} from "../models";
import {avatar, smallCard, styled} from "../parts";
import {call, num, t} from "../state";

import {box, inside, KindPage} from "./kind";

interface LuckyResult {
  player: SeatCard;
  hand: TableCard[];
  publicCards: TableCard[];
  sum: string;
  products: string;
  account: string;
  scores: boolean;
  points: number;
}

interface LuckyThirteen extends GameModel {
  pileText: string;
  end: {verdict: string; reason: string; results: LuckyResult[]};
}

function result({end}: LuckyThirteen): Kid {
  const row = (one: LuckyResult): Kid => {
    // Where nothing counts, nothing is set off.
    const small = (card: TableCard): Kid => {
      const look = card.used ? "used" : one.sum !== "" ? "unused" : "";
      return smallCard(card.card, 40, {key: card.key, class: look});
    };
    const second = one.sum !== "" ? styled(one.player.secondLine) : one.products;
    return h(
      "li.ending-row", {key: String(one.player.seat), class: one.player.winner ? "winner" : ""},
      h("div.line", null, avatar(one.player), h("span.who", null, h("b", null, one.player.name), h("small", null, second)),
        h("span.cards", null, one.hand.map(small), h("i.gap"), one.publicCards.map(small)),
        h("strong", {class: one.points > 0 ? "" : "none"}, num(one.points))),
      one.sum !== "" && h("p.account", null, h("b", null, one.sum), h("span", null, one.products)));
  };
  return h("ul.lucky-results", {key: "rows"}, end.results.map(row));
}

export const page: KindPage<LuckyThirteen> = {
  wants: () => ({}),
  lay(scene) {
    const {frame, game, table, others} = scene;
    const T = frame.table;
    const land = frame.column;
    const laidOut = game.end.results.length > 0;
    const small = frame.discard;
    const smallHeight = Math.round(small * 1.4);
    const own = scene.own?.seat ?? -1;
    const mine = game.cards.filter(card => card.zone === "discards" && card.seat === own);
    // The others' discards lie below their plaques or, in landscape, in rows beside them.
    const top = land ? T.y : T.y + smallHeight + (frame.short ? 8 : 16);
    const foot = land ? T.y + T.h : T.y + T.h - smallHeight - (frame.short ? 6 : 12);
    const label = Math.round(26 * Math.max(1, frame.k));
    const tableCard = Math.max(
      40,
      Math.min(
        frame.tableCard, Math.floor((foot - top - label - 6) / 1.4),
        Math.floor((T.w - (land ? 4.2 * small : 0)) / 3.8)));
    const height = Math.round(tableCard * 1.4);
    const between = Math.round(0.14 * tableCard);
    const apart = Math.round(0.46 * tableCard);
    const group = 3 * tableCard + between + apart;
    const groupX = T.x + Math.round((T.w - group + (land ? 3.2 * small : 0)) / 2);
    const groupY = Math.round((top + foot - height - label) / 2);
    const publicX = groupX + tableCard + apart;
    const discardSpot = (seat: number, place: number): {x: number; y: number; w: number} => {
      if (seat === own || others.length === 0) {
        return land ? {x: frame.strip.x + place * 0.58 * small, y: frame.strip.y + frame.strip.h + 12, w: small} :
                      {x: T.x + place * 0.58 * small, y: foot + (frame.short ? 6 : 12), w: small};
      }
      const plaque = scene.plaqueOf(seat);
      if (land) return {x: T.x + place * 0.58 * small, y: plaque.y + (plaque.h - smallHeight) / 2, w: small};
      const count = 4;
      const room = Math.min(0.58 * small, (plaque.w - small) / (count - 1));
      return {x: plaque.x + 3 + place * room, y: T.y, w: small};
    };
    return {
      lie(card) {
        switch (card.zone) {
          case "pile":
            return {
              x: groupX - 1.5 * (card.places - 1 - card.place),
              y: groupY - 1.5 * (card.places - 1 - card.place),
              w: tableCard,
              z: card.place,
              away: laidOut
            };
          case "public":
            return {x: publicX + card.place * (tableCard + between), y: groupY, w: tableCard, z: 10 + card.place};
          case "discards": {
            const spot = discardSpot(card.seat, card.place);
            return {...spot, z: 20 + card.place, lit: card.lastPlayed, away: laidOut};
          }
          case "seat": {
            const plaque = scene.plaqueOf(card.seat);
            if (laidOut && card.card !== "") {
              const spot = discardSpot(card.seat, 0);
              return {
                x: spot.x + card.place * (small + 5),
                y: spot.y,
                w: small,
                z: 20,
                lit: card.used,
                dim: !card.used
              };
            }
            return {x: plaque.x + plaque.w / 2, y: plaque.y + plaque.h / 2 - 10, w: 22, away: true};
          }
          default:
            return null;
        }
      },
      under: [
        !laidOut &&
          h("p.pile-label", {
            key: "pile",
            style: {left: `${groupX - 40}px`, top: `${groupY + height + 6}px`, width: `${tableCard + 80}px`}
          },
            game.pileText),
        h("p.pile-label", {
          key: "public",
          style: {left: `${publicX}px`, top: `${groupY + height + 6}px`, width: `${2 * tableCard + between}px`}
        },
          t("publicCards")),
        !land && own >= 0 && mine.length > 0 && !laidOut && table.choice.selected === "" &&
          h("p.side-label", {
            key: "discards",
            style: {
              left: `${T.x + small + (mine.length - 1) * 0.58 * small + 12}px`,
              top: `${foot + (frame.short ? 6 : 12) + smallHeight / 2 - 11}px`
            }
          },
            t("yourDiscards")),
        !land &&
          h("div.just-now", {
            key: "now",
            style: {
              top: `${foot + 2}px`,
              height: `${smallHeight + 10}px`,
              left: `${T.x + T.w * 0.52}px`,
              width: `${T.w * 0.48}px`
            }
          },
            scene.justNow.slice(0, 2).map((line, index) => h("p", {key: String(index)}, styled(line)))),
        table.turn.yours && table.choice.selected !== "" && h("button.dashed-place", {
          type: "button",
          tabindex: "-1",
          "aria-hidden": "true",
          key: "drop",
          style: box({...discardSpot(own, mine.length), w: small, h: smallHeight}),
          onclick: (event: Event) => {
            event.stopPropagation();
            call("app.table.choice.playAt", table.choice.selected, "discards");
          }
        })
      ],
      plaque: seat =>
        h("span.backs", {"aria-hidden": "true"},
          Array.from({length: Math.min(4, seat.cardsHeld)}, (_, at) => smallCard(scene.back, 16, {key: String(at)}))),
      placeAt: (x, y) =>
        inside({x: T.x, y: frame.cloth.y, w: T.w, h: frame.strip.y - frame.cloth.y - 30}, x, y) && table.turn.yours ?
        "discards" :
        ""
    };
  },
  result,
  laysHandsOpen: true
};
