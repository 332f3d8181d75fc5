// The rules of a game, over the page. The models have the texts.

import {icon} from "./art";
import {h, VNode} from "./dom";
import {RulesExample, RulesPart, RulesText} from "./models";
import {closeSheet, sheet, sheetHead, smallCard} from "./parts";
import {ask, invalidate, num, t, toggle, ui} from "./state";

/** Opens the rules, and asks for their texts only now: most people never need them. */
export function openRules(kind: string): void {
  ui.rules = null;
  ui.rulesOf = kind;
  toggle("rules");
  askForRules();
}

/** Asks for the texts that the open sheet waits for; called again after a lost connection, which loses the answer. */
export function askForRules(): void {
  if (ui.sheet !== "rules" || ui.rules) return;
  void ask("app.rulesOf", ui.rulesOf).then(rules => {
    ui.rules = rules as unknown as RulesText;
    invalidate();
  });
}

function cardsOf(cards: string[], width: number): VNode[] {
  return cards.map((card, at) => smallCard(card, width, {key: `${card}${at}`}));
}

function example(one: RulesExample, at: number): VNode {
  const width = 34;
  return h(
    "div.rules-row", {key: `e${at}`, role: "img", "aria-label": one.spoken},
    h("span.rules-cards", {dir: "ltr"}, cardsOf(one.hand, width),
      one.publicCards.length > 0 &&
        h("span.rules-public", {class: one.hand.length === 0 ? "pile" : ""}, cardsOf(one.publicCards, width))),
    h("div.grow", null, h("b", null, one.title), h("p", null, one.text)));
}

function partOf(part: RulesPart, at: number): VNode {
  return h(
    "section", {key: String(at)}, h("h3", null, part.title), part.text !== "" && h("p", null, part.text),
    part.lines.map(
      (line, row) =>
        h("div.rules-row.line", {key: `l${row}`},
          h("span.rules-sign", {"aria-hidden": "true"}, line.figure !== "" ? line.figure : icon(line.icon)),
          h("div.grow", null, h("b", null, line.title), h("p", null, line.text)))),
    part.times.length > 0 &&
      h("div.rules-row.times", {key: "times", role: "img", "aria-label": part.timesSpoken, dir: "ltr"},
        part.times.map(
          one => h("span", {key: one.card}, smallCard(one.card, 34), h("b", null, `× ${num(one.times)}`)))),
    part.examples.map(example),
    part.worths.map(
      (worth, row) =>
        h("div.rules-row", {key: `w${row}`},
          h("span.rules-cards.fan", {dir: "ltr", "aria-hidden": "true"}, cardsOf(worth.cards, 26)),
          h("span.grow", null, worth.text), h("b.points", null, num(worth.points)))),
    part.closing !== "" && h("p", null, part.closing));
}

export function rulesSheet(): VNode {
  const rules = ui.rules;
  return sheet("rules", t("rules"), closeSheet, [
    sheetHead(t("rules"), closeSheet),
    h("div.sheet-body.rules", {key: "body", tabindex: "0", "aria-busy": String(rules === null)},
      rules === null ? h("span.arc") : [...rules.first, ...rules.second].map(partOf))
  ]);
}
