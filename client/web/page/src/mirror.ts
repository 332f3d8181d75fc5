// The gateway's models as the page has them: a tree of plain values, changed by what the gateway sends.

export type Json = null|boolean|number|string|Json[]|{[name: string]: Json};
export type Tree = {
  [name: string]: Json
};

/** One change; see the gateway's protocol. */
export interface Change {
  at?: string;
  new?: Json;
  set?: Tree;
  rows?: [number, number, Json[]];
  signal?: string;
  with?: Json[];
  keep?: string;
  answer?: number;
  value?: Json;
}

function isTree(value: Json|undefined): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What lies at that path ("app.table.turn"); undefined if there is nothing. */
export function find(root: Tree, path: string): Json|undefined {
  let here: Json|undefined = root;
  for (const name of path.split(".")) {
    if (!isTree(here)) return undefined;
    here = here[name];
  }
  return here;
}

/** Applies a change to the tree. Returns false if it does not concern the tree, or does not fit it. */
export function apply(root: Tree, change: Change): boolean {
  if (change.at === undefined || change.signal !== undefined) return false;
  if (change.new !== undefined) {
    const dot = change.at.lastIndexOf(".");
    const parent = dot < 0 ? root : find(root, change.at.slice(0, dot));
    if (!isTree(parent)) return false;
    parent[change.at.slice(dot + 1)] = change.new;
    return true;
  }
  const here = find(root, change.at);
  if (change.set !== undefined) {
    // A list has properties of its own beside its rows.
    if (!isTree(here) && !Array.isArray(here)) return false;
    Object.assign(here, change.set);
    return true;
  }
  if (change.rows !== undefined) {
    if (!Array.isArray(here)) return false;
    const [first, removed, rows] = change.rows;
    here.splice(first, removed, ...rows);
    return true;
  }
  return false;
}
