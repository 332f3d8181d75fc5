// Small parts that several pages use.

import {cardUrl, icon, inkUrl} from "./art";
import {h, Kid, Props, VNode} from "./dom";
import {EndingRow} from "./models";
import {invalidate, num, t, ui} from "./state";
import {pieces} from "./styled";

/** A styled text of the models as elements. */
export function styled(text: string): VNode[] {
  return pieces(text).flatMap(piece => {
    const lines = piece.text.split("\n");
    return lines.flatMap(
      (line, index) => [...(index > 0 ? [h("br")] : []), ...(line === "" ? [] : [
                          h(piece.bold ? "b" : "span", piece.suit ? {class: `suit-${piece.suit}`} : null, line)
                        ])]);
  });
}

const people = ["#c2703d", "#5d7f9c", "#7a6a9c", "#6f8f5a", "#b0576b", "#4f8a86", "#8a6d3b"];

/** The name without the signs that isolate it in a sentence. */
export function bare(name: string): string { return name.replace(/[\u2066-\u2069\u200e\u200f]/g, ""); }

function colourOf(name: string): string {
  let sum = 0;
  for (const letter of bare(name)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return people[sum % people.length] as string;
}

interface Shown {
  name: string;
  picture: string;
  botType: string;
  person?: boolean;
  owner?: boolean;
}

export function avatar(who: Shown, props: Props|null = null): VNode {
  const bot = who.botType !== "" && who.person !== true;
  const drawn = who.picture ? inkUrl(`person-${who.picture}`, "#fff8ec") : "";
  return h(
    bot ? "span.avatar.bot" : "span.avatar",
    {"aria-hidden": "true", ...props, style: bot ? {} : {"background-color": colourOf(who.name)}},
    bot ? icon(`bot-${who.botType}`) :
      drawn ? h("img", {src: drawn, alt: "", draggable: "false"}) :
              Array.from(bare(who.name))[0]?.toUpperCase() ?? "",
    who.owner && h("span.crown", null, icon("owner")));
}

/** An avatar in a ring that shows how much of the time is left. */
export function ringed(who: Shown, share: number, lit: boolean): VNode {
  return h(
    "span.ringed",
    {class: lit ? "lit" : "", style: {"--share": String(Math.max(0, Math.min(1, share)))}, "aria-hidden": "true"},
    avatar({...who, owner: false}));
}

export interface ButtonProps extends Props {
  name?: string;
  icon?: string;
}

export function button(look: string, text: Kid, act: () => void, props: ButtonProps|null = null): VNode {
  const {name, icon: drawn, ...rest} = props ?? {};
  return h(
    `button.button.${look}`, {
      type: "button",
      "aria-label": name,
      ...rest,
      onclick: (event: Event) => {
        event.stopPropagation();
        act();
      }
    },
    drawn && icon(drawn),
    text !== "" && text !== null && text !== undefined && text !== false && h("span.label", null, text));
}

export function iconButton(name: string, drawn: string, act: () => void, props: Props|null = null): VNode {
  return button("plain", null, act, {name, icon: drawn, ...props});
}

/** A small picture of a card in the text. */
export function smallCard(card: string, width: number, props: Props|null = null): VNode {
  const url = cardUrl(card);
  return h(
    "span.small-card", {...props, style: {width: `${width}px`, height: `${Math.round(width * 1.4)}px`}},
    url !== "" && h("img", {src: url, alt: "", draggable: "false"}));
}

/** The dots of a game's progress. */
export function teamMark(ours: boolean): VNode {
  return h("span.team-mark", {class: ours ? "ours" : "theirs", "aria-hidden": "true"});
}

export function endingRow(row: EndingRow): VNode {
  return h(
    "li.ending-row", {key: String(row.player.seat), class: row.winner ? "winner" : "", "aria-label": row.text},
    row.team !== "" ? teamMark(row.team === "ours") : avatar(row.player),
    h("span.grow", null, h("b", null, row.name), h("small", null, row.line)), h("strong", null, num(row.points)));
}

export function dots(step: number, steps: number): VNode|false {
  if (steps <= 0 || steps > 12) return false;
  return h("span.dots", {"aria-hidden": "true"}, Array.from({length: steps}, (_, at) => h("i", {
                                                                               key: String(at),
                                                                               class: at + 1 < step ? "done" :
                                                                                 at + 1 === step    ? "now" :
                                                                                                      ""
                                                                             })));
}

export function thinking(): VNode { return h("span.thinking", {"aria-hidden": "true"}, h("i"), h("i"), h("i")); }

let swipeFrom = -1;

/** A sheet from the bottom, over a scrim. `close`: absent if it must be answered. */
export function sheet(
  key: string, label: string, close: (() => void)|null, body: Kid, props: Props|null = null): VNode {
  const {class: look, ...rest} = props ?? {};
  return h(
    "div.scrim", {
      key,
      onclick: (event: Event) => {
        if (event.target === event.currentTarget) close?.();
      }
    },
    h("section.sheet", {
      class: look as string | undefined,
      role: "dialog",
      "aria-modal": "true",
      "aria-label": label,
      tabindex: "-1",
      mount: (element: Node) => takeFocus(element as HTMLElement),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === "Tab") keepInside(event);
      },
      ...rest
    },
      close ? h("div.grip", {
        onpointerdown: (event: PointerEvent) => {
          swipeFrom = event.clientY;
          (event.currentTarget as Element).setPointerCapture(event.pointerId);
        },
        onpointermove: (event: PointerEvent) => {
          if (swipeFrom < 0) return;
          const sheetElement = (event.currentTarget as Element).parentElement as HTMLElement;
          sheetElement.style.transform = `translateY(${Math.max(0, event.clientY - swipeFrom)}px)`;
        },
        onpointerup: (event: PointerEvent) => {
          const down = event.clientY - swipeFrom;
          swipeFrom = -1;
          ((event.currentTarget as Element).parentElement as HTMLElement).style.transform = "";
          if (down > 60) close();
        }
      }) :
              h("div.no-grip"),
      body));
}

let before: HTMLElement|null = null;

function takeFocus(element: HTMLElement): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && !active.closest(".sheet")) before = active;
  element.focus({preventScroll: true});
}

/** Gives the focus back to where it was before a sheet was opened. */
export function giveFocusBack(): void {
  if (before && before.isConnected) before.focus({preventScroll: true});
  before = null;
}

function keepInside(event: KeyboardEvent): void {
  const inside = event.currentTarget as HTMLElement;
  const stops = Array.from(inside.querySelectorAll<HTMLElement>("button, input, a[href], [tabindex=\"0\"]"))
                  .filter(stop => !stop.hasAttribute("disabled") && stop.offsetParent !== null);
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (!first || !last) return;
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === inside)) {
    last.focus();
    event.preventDefault();
  } else if (!event.shiftKey && active === last) {
    first.focus();
    event.preventDefault();
  }
}

/** One of several options, of which one is chosen. `look`: further properties of its button. */
interface Radio {
  key: string;
  chosen: boolean;
  choose: () => void;
  kids: Kid[];
  look?: Props;
}

/** Arrow keys choose the next option or the previous one, wrapping at the ends, as in a browser's own radio buttons. */
function walkRadios(event: KeyboardEvent): void {
  const rightToLeft = document.documentElement.dir === "rtl";
  const back = ["ArrowUp", rightToLeft ? "ArrowRight" : "ArrowLeft"].includes(event.key);
  const on = ["ArrowDown", rightToLeft ? "ArrowLeft" : "ArrowRight"].includes(event.key);
  if ((!back && !on) || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=radio]")];
  const next = all[(all.findIndex(one => one === document.activeElement) + (on ? 1 : -1) + all.length) % all.length];
  next?.focus();
  next?.click();
  event.preventDefault();
}

/** A choice of one of several options, with a single stop for Tab. */
export function radios(selector: string, button: string, label: string, options: Radio[], look = ""): VNode {
  const stop = Math.max(options.findIndex(option => option.chosen), 0);
  return h(
    selector, {role: "radiogroup", "aria-label": label, class: look, onkeydown: walkRadios},
    options.map(
      (option, index) =>
        h(button, {
          key: option.key,
          type: "button",
          role: "radio",
          "aria-checked": String(option.chosen),
          tabindex: index === stop ? "0" : "-1",
          class: option.chosen ? "chosen" : "",
          onclick: option.choose,
          ...option.look
        },
          ...option.kids)));
}

/** A choice of one of several options in a row. */
export function segments<Value>(
  label: string, options: {value: Value; text: string; icon?: string; lang?: string}[], value: Value,
  chosen: (value: Value) => void, look = ""): VNode {
  return radios("div.segments", "button.segment", label, options.map(option => ({
    key: String(option.value),
    chosen: option.value === value,
    choose: () => chosen(option.value),
    kids: [option.icon && icon(option.icon), h("span", null, option.text)],
    look: {lang: option.lang}
  })), look);
}

export function toggleRow(text: string, on: boolean, act: (on: boolean) => void, drawn = ""): VNode {
  return h(
    "button.row.switch", {type: "button", role: "switch", "aria-checked": String(on), onclick: () => act(!on)},
    drawn && icon(drawn), h("span.grow", null, text), h("span.knob", {class: on ? "on" : ""}));
}

export function field(props: Props): VNode {
  return h(
    "input.field",
    {type: "text", autocomplete: "off", autocapitalize: "words", spellcheck: "false", enterkeyhint: "done", ...props});
}

export function closeSheet(): void {
  ui.sheet = "";
  invalidate();
}

export function sheetHead(title: string, close: () => void): VNode {
  return h("header.sheet-head", null, h("h2", null, title), iconButton(t("close"), "close", close));
}
