// The drawings: cards and backs come as one sheet each, of which every drawing becomes an image of its own when it is
// first shown.

import {h, Props, VNode} from "./dom";
import {app, invalidate, words} from "./state";

const drawings = new Map<string, string>();
const urls = new Map<string, string>();

async function load(url: string|undefined): Promise<void> {
  if (!url) return;
  for (let tries = 0; tries < 5; ++tries) {
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(url);
      for (const line of (await answer.text()).split("\n")) {
        const tab = line.indexOf("\t");
        if (tab > 0) drawings.set(line.slice(0, tab), line.slice(tab + 1));
      }
      invalidate();
      return;
    } catch {
      await new Promise(resolve => window.setTimeout(resolve, 1000 * 2 ** tries));
    }
  }
}

let ready = false;

/** Whether the icons are there, or will not come. */
export function artReady(): boolean { return ready; }

/** Fetches the sheets: icons and faces first, since they are seen first. */
export async function loadArt(): Promise<void> {
  window.setTimeout(() => {
    ready = true;
    invalidate();
  }, 3000);
  await load(document.body.dataset["cards"]);
  ready = true;
  await load(document.body.dataset["backs"]);
}

function urlOf(name: string, change: (drawing: string) => string, variant: string): string {
  const key = `${name} ${variant}`;
  const known = urls.get(key);
  if (known !== undefined) return known;
  const drawing = drawings.get(name);
  if (drawing === undefined) return "";
  const url = URL.createObjectURL(new Blob([change(drawing)], {type: "image/svg+xml"}));
  urls.set(key, url);
  return url;
}

/** The URL of a card ("KC") or a back ("back-thirteen"); empty until its image has been fetched. */
export function cardUrl(card: string): string {
  if (!app()?.preferences.fourColours || card.startsWith("back")) return urlOf(card, drawing => drawing, "");
  // As the window does it: the drawings have colours of their own for clubs and diamonds.
  return urlOf(card, drawing => drawing.replace(/#1d1b23/g, "#17714a").replace(/#c6222d/g, "#1c5cba"), "four");
}

/** The URL of a motif or a person's picture in the given colour. */
export function inkUrl(name: string, ink: string): string {
  return urlOf(name, drawing => drawing.replace(/#2a2019/g, ink), ink);
}

export function lookOf(kind: string): {art: string; evening: string[]; day: string[]} {
  const looks = words().looks ?? [];
  return looks.find(look => look.kind === kind) ?? looks[0] ?? {
    art: "cardroom",
    evening: ["#5a4632", "#3d3023", "#241c14", "#f0b24a"],
    day: ["#f3e6cf", "#e6d3b3", "#d3bb95", "#8c3c0d"]
  };
}

export function backOf(kind: string): string { return `back-${app()?.preferences.cardBack || lookOf(kind).art}`; }

const parsed = new Map<string, Node>();

function iconNode(name: string): Node|null {
  let node = parsed.get(name);
  if (!node) {
    const text = drawings.get(`icon-${name}`);
    if (text === undefined) return null;
    const drawing = text.replace(/#2a2019/g, "currentColor").replace(/ (?:width|height)="24"/g, "");
    node = document.importNode(new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement, true);
    parsed.set(name, node);
  }
  return node.cloneNode(true);
}

/** An icon in the colour of the text around it. */
export function icon(name: string, props: Props|null = null): VNode {
  const fill = (element: Node): void => {
    const drawing = iconNode(name);
    if (drawing) (element as Element).replaceChildren(drawing);
  };
  return h("span.icon", {"aria-hidden": "true", ...props, key: `icon-${name}`, mount: fill});
}

export const suitIcons: Record<string, string> = {
  S: "spades",
  H: "hearts",
  D: "diamonds",
  C: "clubs"
};

let grain = "";

/** A grain like that of cloth, drawn once. */
export function grainUrl(): string {
  if (grain !== "") return grain;
  grain = "none";
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const context = canvas.getContext("2d");
  if (!context) return grain;
  const image = context.createImageData(128, 128);
  let seed = 13;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const light = (seed >> 16) & 255;
    image.data[at] = image.data[at + 1] = image.data[at + 2] = light > 127 ? 255 : 0;
    image.data[at + 3] = Math.abs(light - 127) / 8;
  }
  context.putImageData(image, 0, 0);
  canvas.toBlob(blob => {
    if (!blob) return;
    grain = `url(${URL.createObjectURL(blob)})`;
    invalidate();
  });
  return grain;
}
