// A small way to describe the page anew at each change: h() makes a description, patch() changes the elements to fit
// it. Text is only ever set as text.

/* eslint-disable @typescript-eslint/no-explicit-any */
export type Props = {
  [name: string]: any
};
export type Kid = VNode|string|number|false|null|undefined|Kid[];

export interface VNode {
  tag: string;
  props: Props;
  kids: VNode[];
  key: string|undefined;
  node?: Node;
}

const kText = "#";
const kSvg = "http://www.w3.org/2000/svg";

function flat(kids: Kid[], into: VNode[]): VNode[] {
  for (const kid of kids) {
    if (kid === false || kid === null || kid === undefined || kid === "") continue;
    if (Array.isArray(kid))
      flat(kid, into);
    else if (typeof kid === "object")
      into.push(kid);
    else
      into.push({tag: kText, props: {text: String(kid)}, kids: [], key: undefined});
  }
  return into;
}

/**
 * "div.plaque.lit" and its properties: `class` adds to those classes, `style` is an object, `on...` are handlers,
 * `key` tells siblings apart, `mount` and `update` are called with the element; all others are attributes (false, null
 * and undefined: none) or, with a dot first, properties.
 */
export function h(selector: string, props: Props|null = null, ...kids: Kid[]): VNode {
  const [tag, ...classes] = selector.split(".");
  const all: Props = props ? {...props} : {};
  const added = typeof all["class"] === "string" ? all["class"] : "";
  const list = added ? [...classes, added].join(" ") : classes.join(" ");
  if (list) all["class"] = list;
  const key = all["key"] as string | undefined;
  delete all["key"];
  return {tag: tag || "div", props: all, kids: flat(kids, []), key};
}

function setProp(element: Element, name: string, value: any, before: any): void {
  if (name === "mount" || name === "update") return;
  if (name === "style") {
    const style = (element as HTMLElement).style;
    for (const property of Object.keys(before ?? {})) {
      if (value?.[property] === undefined) style.removeProperty(property);
    }
    for (const [property, wanted] of Object.entries(value ?? {})) {
      if (before?.[property] !== wanted) style.setProperty(property, String(wanted));
    }
  } else if (name.startsWith("on")) {
    (element as any)[name] = value ?? null;
  } else if (name.startsWith(".")) {
    if ((element as any)[name.slice(1)] !== value) (element as any)[name.slice(1)] = value;
  } else if (value === false || value === null || value === undefined) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

function make(node: VNode): Node {
  if (node.tag === kText) return (node.node = document.createTextNode(node.props["text"] as string));
  const element =
    node.tag.startsWith("svg:") ? document.createElementNS(kSvg, node.tag.slice(4)) : document.createElement(node.tag);
  node.node = element;
  for (const [name, value] of Object.entries(node.props)) {
    if (value !== undefined && value !== null && value !== false) setProp(element, name, value, undefined);
  }
  for (const kid of node.kids) element.appendChild(make(kid));
  return element;
}

function mounted(node: VNode): void {
  for (const kid of node.kids) mounted(kid);
  (node.props["mount"] as ((element: Node) => void) | undefined)?.(node.node as Node);
}

/** What tells siblings apart, from one description to the next: their keys or, without one, their places. */
function identities(nodes: VNode[]): string[] {
  const seen = new Map<string, number>();
  return nodes.map((node, index) => {
    const name = node.key !== undefined ? `${node.tag} ${node.key}` : `${node.tag}#${index}`;
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? name : `${name} ${times}`;
  });
}

function update(before: VNode, after: VNode): void {
  const node = before.node as Node;
  after.node = node;
  if (after.tag === kText) {
    if (before.props["text"] !== after.props["text"]) node.nodeValue = after.props["text"] as string;
    return;
  }
  const element = node as Element;
  for (const name of Object.keys(before.props)) {
    if (!(name in after.props)) setProp(element, name, undefined, before.props[name]);
  }
  for (const [name, value] of Object.entries(after.props)) {
    if (before.props[name] !== value) setProp(element, name, value, before.props[name]);
  }
  patchKids(element, before.kids, after.kids);
  (after.props["update"] as ((element: Node) => void) | undefined)?.(node);
}

function patchKids(parent: Element, before: VNode[], after: VNode[]): void {
  const old = new Map<string, VNode>();
  const names = identities(before);
  before.forEach((node, index) => old.set(names[index] as string, node));
  const fresh: VNode[] = [];
  const wanted = identities(after);
  for (let index = 0; index < after.length; ++index) {
    const node = after[index] as VNode;
    const name = wanted[index] as string;
    const found = old.get(name);
    if (found) {
      old.delete(name);
      update(found, node);
    } else {
      make(node);
      fresh.push(node);
    }
  }
  for (const node of old.values()) (node.node as ChildNode).remove();
  let next: Node|null = parent.firstChild;
  for (const node of after) {
    if (node.node === next)
      next = next?.nextSibling ?? null;
    else
      parent.insertBefore(node.node as Node, next);
  }
  fresh.forEach(mounted);
}

/** Changes what `parent` contains from the description `before` to `after`. */
export function patch(parent: Element, before: VNode[], after: VNode[]): void { patchKids(parent, before, after); }
