// Styled text of the models: plain text with <b>, <br> and <font color="suit-hearts">, and nothing else. Anything that
// is not one of these is shown as it stands.

export interface Piece {
  text: string;
  bold: boolean;
  /** "hearts": drawn in the colour of that suit; empty: in the colour of the text. */
  suit: string;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: "\"",
  apos: "'",
  nbsp: "\u00a0"
};

function decoded(text: string): string {
  return text.replace(/&(#\d{1,7}|[a-z]+);/g, (whole: string, name: string) => {
    if (name[0] !== "#") return entities[name] ?? whole;
    const code = Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The pieces of a styled text; a line break is "\n". */
export function pieces(styled: string): Piece[] {
  const found: Piece[] = [];
  let bold = 0;
  const suits: string[] = [];
  const add = (text: string): void => {
    const suit = suits[suits.length - 1] ?? "";
    const last = found[found.length - 1];
    if (text === "") return;
    if (last && last.bold === bold > 0 && last.suit === suit)
      last.text += text;
    else
      found.push({text, bold: bold > 0, suit});
  };
  let at = 0;
  for (const tag of styled.matchAll(/<(\/?)(b|br|font)(?: (?:color|size)="([^"<>]*)")?\s*\/?>/g)) {
    add(decoded(styled.slice(at, tag.index)));
    at = (tag.index ?? 0) + tag[0].length;
    const opens = tag[1] === "";
    if (tag[2] === "br")
      add("\n");
    else if (tag[2] === "b")
      bold = Math.max(0, bold + (opens ? 1 : -1));
    else if (opens)
      suits.push(/^suit-([a-z]+)$/.exec(tag[3] ?? "")?.[1] ?? "");
    else
      suits.pop();
  }
  add(decoded(styled.slice(at)));
  return found;
}

/** The text without its styles. */
export function plain(styled: string): string { return pieces(styled).map(piece => piece.text).join(""); }
