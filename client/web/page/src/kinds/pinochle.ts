import {icon, suitIcons} from "../art";
import {h, Kid, VNode} from "../dom";
import {textScale} from "../layout";
import {GameModel, SeatCard} from "../models";
import {avatar, button, smallCard, styled} from "../parts";
import {call, filled, num, t} from "../state";

import {box, inside, KindPage} from "./kind";

interface Meld {
  id: string;
  name: string;
  points: number;
  cards: string[];
  spoken: string;
}

interface PinochleSeat {
  player: SeatCard;
  name: string;
  bidder: boolean;
  line: string;
  melds: number;
  sum: number;
  bid: number;
  missing: number;
  missingText: string;
  taken: number;
  takenText: string;
  meldsTitle: string;
  meldRows: Meld[];
  noMelds: string;
  text: string;
}

interface Pinochle extends GameModel {
  stage: string;
  stock: number;
  seats: PinochleSeat[];
  bidding: {
    bid: number; text: string; missNote: string; passNote: string; ranges: {
      suit: string; melds: number; meldsText: string; likely: number; lucky: number; rangeText: string; text: string
    }[];
    meldsNote: string;
    likelyNote: string;
  };
  trump: {
    suit: string; text: string; contractText: string; playText: string; note: string;
    worth: {suit: string; points: number; pointsText: string; meldsText: string; text: string}[];
  };
  turned: {card: string; text: string; spoken: string}[];
  tricks: {meldsNote: string; ledText: string; ledByYou: boolean; followNote: string};
  end: {
    title: string; verdict: string; reason: string; results: {
      player: SeatCard; meldRows: Meld[];
      lines: {id: string; text: string; points: number; more: string; lost: boolean}[];
      score: number;
      text: string
    }[];
  };
  ready: {
    offers: {id: string; kind: string; text: string; spoken: string; key: string; hinted: boolean}[];
    firstBid: {amount: number; least: number; most: number; step: number; leap: number};
    chosenSuit: string;
    hintedSuit: string;
    keeping: {count: number; of: number; text: string; points: number; meldsText: string; wholeText: string};
    trumpOpen: boolean;
    meldsOpen: boolean;
  };
}

function suit(letter: string): VNode {
  return icon(suitIcons[letter] ?? "spades", {class: `suit-${suitIcons[letter] ?? ""}`});
}

function meldTable(seat: PinochleSeat, width: number): VNode {
  return h(
    "div.melds-of", {key: String(seat.player.seat)}, h("h2", null, seat.meldsTitle, h("b", null, num(seat.melds))),
    seat.meldRows.length === 0 ? h("p.none", null, seat.noMelds) :
                                 seat.meldRows.map(
                                   meld =>
                                     h("p.meld", {key: meld.id, role: "img", "aria-label": meld.spoken},
                                       h("b", null, num(meld.points)), h("span.grow", null, meld.name),
                                       h("span.meld-cards", {"aria-hidden": "true"},
                                         meld.cards.map((card, at) => smallCard(card, width, {key: String(at)}))))));
}

function result({end}: Pinochle): Kid {
  return h(
    "div.pinochle-results", {key: "rows"},
    end.results.map(
      one =>
        h("section.ending-row",
          {key: String(one.player.seat), class: one.player.winner ? "winner" : "", "aria-label": one.text},
          h("header", null, avatar(one.player), h("b.grow", null, one.player.name), h("strong", null, num(one.score))),
          one.lines.map(
            line => h(
              "p", {key: line.id, class: `line-${line.id} ${line.lost ? "bad" : ""}`}, h("span.grow", null, line.text),
              line.more !== "" && h("small", null, line.more), h("b", null, num(line.points)))))));
}

export const page: KindPage<Pinochle> = {
  wants: (game, table) => ({
    hand: game.stage === "keeping" && game.ready.keeping.of > 0 ? -1 : undefined,
    noSeats: game.stage === "bidding" && !table.people.watching && !table.replay ||
      game.stage === "keeping" && game.ready.keeping.of > 0
  }),
  lay(scene) {
    const {frame, game, table} = scene;
    const T = frame.table;
    const land = frame.column;
    const k = frame.k;
    const stage = game.stage;
    const other = scene.others[0];
    const keeping = stage === "keeping" && game.ready.keeping.of > 0;
    const bidding = stage === "bidding" && !table.people.watching;
    const noSeats = bidding && !table.replay || keeping;
    const phases = game.phase >= 0 && game.phases.length > 0;
    // Without the row of seats, the phases are in its place.
    const top = noSeats && !land ? frame.seats[0]?.y ?? T.y - 50 : T.y;
    const phaseHeight = phases ? Math.round((frame.short ? 30 : 36) * Math.max(1, k)) : 0;
    const free =
      {x: T.x, y: top + phaseHeight + (phases ? 6 : 0), w: T.w, h: T.y + T.h - top - phaseHeight - (phases ? 6 : 0)};
    const under: Kid[] = [];
    if (phases) {
      under.push(
        h("ol.phases", {key: "phases", style: box({x: T.x, y: top, w: T.w, h: phaseHeight})},
          game.phases.map(
            (phase, at) =>
              h("li", {
                key: String(at),
                class: at === game.phase ? "now" :
                  at < game.phase        ? "done" :
                                           "",
                "aria-current": at === game.phase ? "step" : undefined
              },
                phase))));
    }
    const bidder = game.seats.find(seat => seat.bidder);
    const own = game.seats.find(seat => seat.player.you) ?? game.seats[scene.own?.seat ?? 0];
    const trumpHead = (rect: {x: number; y: number; w: number; h: number}): VNode =>
      h("div.trump-head", {key: "trump", style: box(rect)}, h("span.trump-mark", null, suit(game.trump.suit)),
        h("span.grow", null, h("b", null, game.trump.text), h("small", null, game.trump.contractText)),
        other && keeping &&
          h("span.plaque.inline", null, avatar(other),
            h("span", null, h("b", null, other.name), h("small", null, styled(other.secondLine)))));
    // Where the twenty-four cards lie of which twelve are kept.
    const headHeight = Math.round((frame.short ? 48 : 56) * k);
    const footHeight = Math.round((frame.short || land ? 50 : 62) * k);
    const gapX = Math.max(4, frame.form === "tablet" ? 12 : 7);
    const keepRoom = free.h - headHeight - footHeight - 18;
    const keepSize = (across: number): number => Math.min(
      frame.keepCard * (land ? 1.2 : 1), Math.floor((free.w - gapX * (across - 1)) / across),
      Math.floor((keepRoom - 14 * (24 / across - 1)) / (24 / across) / 1.4));
    // In as many columns as make the cards largest.
    const columns = [6, 8, 12].reduce((best, across) => keepSize(across) > keepSize(best) + 1 ? across : best);
    const rows = 24 / columns;
    const keepCard = Math.max(26, keepSize(columns));
    const keepGap = Math.min(24, (keepRoom - rows * keepCard * 1.4) / Math.max(1, rows - 1));
    const keepX = free.x + (free.w - columns * keepCard - (columns - 1) * gapX) / 2;
    const keepY = free.y + headHeight + 12;
    const ledCard = Math.round(Math.min(frame.tableCard * 1.25, (free.h - 110 * k) / 1.4));
    const cx = free.x + free.w / 2;
    let second = "";
    let buttons: Kid = null;
    let trickY = free.y;

    if (bidding) {
      const bid = game.bidding;
      const panelHeight = land && frame.short ? 54 : Math.min(Math.round((frame.short ? 76 : 96) * k), free.h * 0.4);
      under.push(
        h("div.bid-panel", {
          key: "bid",
          class: other?.toAct ? "lit" : "",
          style: box({x: free.x, y: free.y + 4, w: free.w, h: panelHeight})
        },
          other && avatar(other),
          h("span.grow", null, h("b", null, bid.text),
            h("small", null, other ? styled(other.secondLine || other.name) : ""),
            other && h("small.held", null, smallCard(scene.back, 14, {class: "tiny"}), num(other.cardsHeld))),
          h("span.amount", null, bid.bid > 0 ? num(bid.bid) : "–")));
      under.push(h(
        "div.ranges",
        {key: "ranges", style: box({x: free.x, y: free.y + panelHeight + 12, w: free.w, h: free.h - panelHeight - 12})},
        bid.ranges.length > 0 && h("h2", null, t("meldsByTrump")),
        bid.ranges.map(
          range => h(
            "p", {key: range.suit, role: "img", "aria-label": range.text}, suit(range.suit),
            h("b", null, num(range.melds)), h("span.grow", null, range.meldsText), h("small", null, range.rangeText))),
        free.h - panelHeight > 210 && bid.meldsNote !== "" &&
          h("p.note", null, bid.meldsNote, " ", styled(bid.likelyNote))));
      second = table.turn.yours ? bid.passNote || bid.missNote : "";
      const offers = game.ready.offers;
      const first = game.ready.firstBid;
      if (offers.length > 0 && table.turn.yours) {
        const by = (steps: number): void => call("app.table.game.stepFirstBid", steps);
        const pass = offers.find(offer => offer.kind === "pass");
        const ordered = offers.filter(offer => offer.kind !== "pass")
                          .sort((one, two) => (one.kind === "twenty" ? -1 : 0) - (two.kind === "twenty" ? -1 : 0));
        buttons = [
          pass &&
            button(
              "quiet", pass.spoken, () => call("app.table.choice.act", pass.id),
              {key: "pass", class: pass.hinted ? "hinted" : ""}),
          first.most > 0 &&
            h("span.stepper", {key: "stepper", role: "group", "aria-label": filled(t("firstBid"), first.amount)},
              button(
                "plain", null, () => by(-first.step),
                {name: t("tenLess"), icon: "minus", disabled: first.amount <= first.least, key: "less"}),
              button(
                "plain", null, () => by(first.step),
                {name: t("tenMore"), icon: "plus", disabled: first.amount >= first.most, key: "more"})),
          ordered.map(
            offer => button(
              offer.kind === "twenty" ? "outline" : "primary", offer.spoken,
              () => call("app.table.choice.act", offer.id), {key: offer.kind, class: offer.hinted ? "hinted" : ""}))
        ];
      }
    } else if (keeping) {
      under.push(trumpHead({x: free.x, y: free.y, w: free.w, h: headHeight}));
      const kept = game.ready.keeping;
      under.push(
        h("div.keep-meter",
          {key: "kept", style: box({x: free.x, y: free.y + free.h - footHeight, w: free.w, h: footHeight})},
          h("p", null, h("b", null, kept.text),
            h("span.ticks", {"aria-hidden": "true"},
              Array.from({length: kept.of}, (_, at) => h("i", {key: String(at), class: at < kept.count ? "on" : ""})))),
          h("p", null, styled(kept.meldsText))));
      second = plainTail(kept.wholeText, kept.meldsText);
      buttons = [
        button(
          "quiet.square", null, () => call("app.table.choice.act", "clear"),
          {key: "clear", name: t("clear"), icon: "undo", disabled: kept.count === 0}),
        table.turn.canHint &&
          button("quiet.square", null, () => call("app.table.turn.hint"), {key: "hint", name: t("hint"), icon: "hint"}),
        mainButton(table.turn.primaryText, table.turn.primaryReady)
      ];
    } else if (stage === "trump") {
      if (game.ready.trumpOpen || game.trump.suit !== "") {
        under.push(
          h("div.trump-big", {key: "big", style: box(free)}, h("span.trump-mark", null, suit(game.trump.suit)),
            h("b", null, game.trump.text), h("small", null, game.trump.contractText)));
      } else {
        second = game.trump.note;
        under.push(
          h("div.suits", {key: "suits", role: "radiogroup", "aria-label": table.turn.prompt, style: box(free)},
            game.trump.worth.map(
              worth =>
                h("button.suit-choice", {
                  key: worth.suit,
                  type: "button",
                  role: "radio",
                  "aria-checked": String(worth.suit === game.ready.chosenSuit),
                  "aria-label": worth.text,
                  class: `${worth.suit === game.ready.chosenSuit ? "chosen" : ""} ${
                    worth.suit === game.ready.hintedSuit ? "hinted" : ""}`,
                  disabled: !table.turn.yours,
                  onclick: (event: Event) => {
                    event.stopPropagation();
                    call("app.table.choice.act", `suit-${worth.suit}`);
                  }
                },
                  suit(worth.suit), h("b", null, worth.pointsText), h("small", null, worth.meldsText)))));
      }
    } else if (stage === "turned") {
      under.push(trumpHead({x: free.x, y: free.y, w: free.w, h: headHeight}));
    } else if (game.ready.meldsOpen) {
      under.push(
        h("div.melds", {key: "melds", style: box(free)},
          game.trump.suit !== "" && h("p.trump-line", null, suit(game.trump.suit), game.trump.playText),
          h("div.melds-both", null,
            [...game.seats]
              .sort((one, two) => Number(two.player.you) - Number(one.player.you))
              .map(
                seat => meldTable(
                  seat,
                  land                      ? 24 :
                    frame.form === "tablet" ? 36 :
                                              26)))));
    } else if (stage === "tricks" || stage === "over") {
      const meter = bidder ?? own;
      const meterHeight = Math.round((frame.short || land ? 60 : 72) * Math.min(k, 1.15) * Math.min(1.25, textScale()));
      if (meter) {
        const scale = Math.max(1, meter.bid * 1.15, meter.sum);
        under.push(h(
          "div.meter-of", {
            key: "meter",
            role: "img",
            "aria-label": meter.text,
            style: box({x: free.x, y: free.y + (land ? 0 : 6), w: free.w, h: meterHeight})
          },
          h("p", null, h("b.sum", null, num(meter.sum)),
            h("span.grow", null, meter.player.you ? meter.missingText : `${meter.name} · ${meter.missingText}`),
            game.trump.suit !== "" && suit(game.trump.suit),
            meter.bid > 0 && h("span", null, t("bid"), " ", h("b", null, num(meter.bid)))),
          h("span.meter", {"aria-hidden": "true"}, h("i.melds-part", {style: {width: `${100 * meter.melds / scale}%`}}),
            h("i.gain", {style: {width: `${100 * Math.max(0, meter.sum - meter.melds) / scale}%`}}),
            meter.bid > 0 && h("em", {style: {"inset-inline-start": `${100 * meter.bid / scale}%`}})),
          h("p", null, h("span.grow", null, meter.line), h("span", null, own?.takenText ?? ""))));
      }
      trickY = free.y + meterHeight + (land ? 26 : 40);
      second = table.turn.yours ? game.tricks.followNote : "";
    }
    const trickRoom = free.y + free.h - trickY;
    const trick = Math.max(40, Math.min(ledCard, Math.floor((trickRoom - 8) / 1.4)));
    const trickTop = trickY + Math.max(0, (trickRoom - trick * 1.4) / 2 - 6);
    const apart = Math.round(trick * 0.22);
    const trickX = (byYou: boolean): number => byYou ? cx + apart / 2 + 8 : cx - trick - apart / 2 - 8;
    const led = game.cards.some(card => card.zone === "trick");
    if ((stage === "tricks" || stage === "over") && !game.ready.meldsOpen && table.phase !== "Over") {
      if (led)
        under.push(
          h("p.pile-label", {
            key: "led",
            style: {left: `${trickX(game.tricks.ledByYou) - 40}px`, width: `${trick + 80}px`, top: `${trickTop - 26}px`}
          },
            game.tricks.ledText));
      if (table.turn.yours) {
        under.push(
          h("button.dashed-place.named", {
            key: "place",
            type: "button",
            style:
              box({x: led ? trickX(true) : cx - trick / 2, y: trickTop + 8, w: trick, h: Math.round(trick * 1.4) - 16}),
            tabindex: "-1",
            "aria-hidden": "true",
            onclick: (event: Event) => {
              event.stopPropagation();
              if (table.choice.selected !== "") call("app.table.choice.playAt", table.choice.selected, "trick");
            }
          },
            h("span", null, t("yourCard"))));
      }
    }
    const turnedCard = Math.round(Math.min(frame.tableCard * 1.15, (free.h - headHeight - 70) / 1.4));
    const turnedTop = free.y + headHeight + Math.max(10, (free.h - headHeight - turnedCard * 1.4 - 40) / 2);
    if (stage === "turned") {
      game.turned.forEach(
        (one, at) => under.push(
          h("p.pile-label", {
            key: `turned-${at}`,
            style: {
              left: `${cx + (at - 1) * (turnedCard + 24) + 12 - 30}px`,
              width: `${turnedCard + 60}px`,
              top: `${turnedTop + turnedCard * 1.4 + 8}px`
            }
          },
            one.text)));
    }
    return {
      lie(card) {
        if (keeping && card.zone === "hand") {
          return {
            x: keepX + (card.place % columns) * (keepCard + gapX),
            y: keepY + Math.floor(card.place / columns) * (keepCard * 1.4 + keepGap),
            w: keepCard,
            z: card.place,
            lit: card.marked,
            tag: card.marked ? "✓" : undefined,
            tagLook: "chosen tick"
          };
        }
        if (card.zone === "trick")
          return {x: trickX(game.tricks.ledByYou), y: trickTop, w: trick, z: 10, lit: card.lastPlayed};
        if (card.zone === "turned") {
          const chosen = table.choice.selected === card.key;
          return {
            x: cx + (card.place - 1) * (turnedCard + 24) + 12,
            y: turnedTop,
            w: turnedCard,
            z: 10,
            lit: chosen,
            raised: chosen,
            act: table.turn.yours ? () => call("app.table.choice.select", card.key) : undefined,
            pressed: chosen
          };
        }
        if (card.zone === "taken") {
          const plaque = card.seat === scene.own?.seat ? frame.strip : scene.plaqueOf(card.seat);
          return {x: plaque.x + 14, y: plaque.y + 6, w: 30, away: true};
        }
        if (card.zone === "seat") {
          const plaque = scene.plaqueOf(card.seat);
          return {x: plaque.x + plaque.w / 2, y: plaque.y + plaque.h / 2 - 10, w: 22, away: true};
        }
        return null;
      },
      // A trick lies open for a moment, the card that followed beside the one that led.
      via(card, lay) {
        if (card.zone !== "taken" || stage !== "tricks" && stage !== "over") return null;
        const before = lay(card.key);
        const wasLed = before !== null && Math.abs(before.y - trickTop) < 30 && Math.abs(before.w - trick) < 3;
        if (wasLed) return {...before, stay: 1100};
        const mine = before !== null && before.y >= frame.hand.y - 40;
        return {x: trickX(mine), y: trickTop, w: trick, stay: 1100};
      },
      under,
      second,
      buttons,
      plaque: seat => {
        const state = game.seats[seat.seat];
        return [
          h("span.grow", {key: "line"},
            stage === "tricks" && state ?
              [h("b", {key: "sum"}, num(state.sum)), h("span", {key: "taken"}, state.takenText)] :
              styled(seat.secondLine)),
          smallCard(scene.back, 14, {key: "back", class: "tiny"}), h("span", {key: "n"}, num(seat.cardsHeld))
        ];
      },
      placeAt: (x, y) => stage === "tricks" && table.turn.yours && inside(free, x, y) ? "trick" : "",
      marks: keeping
    };
  },
  result
};

/** The part of a styled text after its beginning. */
function plainTail(whole: string, head: string): string {
  return whole.startsWith(head) ? whole.slice(head.length).trim() : "";
}

export function mainButton(text: string, ready: boolean): Kid {
  return text !== "" &&
    button(ready ? "primary" : "primary.waits", text, () => call("app.table.turn.primary"),
           {key: "primary", "aria-disabled": String(!ready)});
}
