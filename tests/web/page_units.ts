// Tests of the parts of the page that need no browser; run by Node.js.

import { fanOf, gridSpot, pileOf, rowOf } from "../../client/web/page/src/fan";
import { Insets, Wants, frameOf } from "../../client/web/page/src/layout";
import { Link } from "../../client/web/page/src/link";
import { Tree, apply, find } from "../../client/web/page/src/mirror";
import { qrPath } from "../../client/web/page/src/qr";
import { pieces, plain } from "../../client/web/page/src/styled";

let failed = 0;

function check(what: string, is: unknown, wanted: unknown): void {
  const one = JSON.stringify(is);
  const other = JSON.stringify(wanted);
  if (one === other) return;
  failed += 1;
  console.error(`${what}: ${one}, but should be ${other}`);
}

function holds(what: string, is: boolean): void {
  check(what, is, true);
}

// Changes to the models.
{
  const tree: Tree = {};
  holds("a whole tree", apply(tree, { at: "app", new: { table: { turn: { yours: false, prompt: "" }, log: [], game: null } } }));
  holds("properties", apply(tree, { at: "app.table.turn", set: { yours: true } }));
  check("others stay", find(tree, "app.table.turn"), { yours: true, prompt: "" });
  holds("rows", apply(tree, { at: "app.table.log", rows: [0, 0, ["a", "b", "c"]] }));
  holds("rows in the middle", apply(tree, { at: "app.table.log", rows: [1, 1, ["x", "y"]] }));
  check("a splice", find(tree, "app.table.log"), ["a", "x", "y", "c"]);
  holds("a list's own property", apply(tree, { at: "app.table.log", set: { justNow: ["now"] } }));
  check("beside its rows", (find(tree, "app.table.log") as unknown as { justNow: string[] }).justNow, ["now"]);
  holds("an object that comes", apply(tree, { at: "app.table.game", new: { step: 1 } }));
  holds("and goes", apply(tree, { at: "app.table.game", new: null }));
  check("is null", find(tree, "app.table.game"), null);
  check("a path that is not there", apply(tree, { at: "app.nothing.here", set: { a: 1 } }), false);
  check("rows of an object", apply(tree, { at: "app.table.turn", rows: [0, 0, []] }), false);
  check("a signal changes nothing", apply(tree, { at: "app", signal: "told", with: [] }), false);
}

// Styled texts.
check("bold and a suit", pieces("<b>You</b> drew <b><font color=\"suit-hearts\">10♥</font></b>"),
  [{ text: "You", bold: true, suit: "" }, { text: " drew ", bold: false, suit: "" }, { text: "10♥", bold: true, suit: "hearts" }]);
check("a line break", plain("one<br>two<br/>three"), "one\ntwo\nthree");
check("entities", plain("&lt;b&gt; &amp;amp; &#39;x&#39; &nbsp;&bogus;"), "<b> &amp; 'x' \u00a0&bogus;");
check("other markup is text", pieces("<img src=x onerror=alert(1)><script>"), [{ text: "<img src=x onerror=alert(1)><script>", bold: false, suit: "" }]);
check("a colour that is none", pieces("<font color=\"red;x\">a</font>"), [{ text: "a", bold: false, suit: "" }]);
check("tags that do not match", pieces("</b>a<b>b"), [{ text: "a", bold: false, suit: "" }, { text: "b", bold: true, suit: "" }]);

// QR codes.
check("a code has a quiet zone and a run for each row of dark modules", qrPath(["1101", "0000", "0111", "1000"]),
  { side: 12, path: "M4 4h2v1h-2zM7 4h1v1h-1zM5 6h3v1h-3zM4 7h1v1h-1z" });

// Fans.
check("three cards lie apart", rowOf(3, 100, 366), [23, 133, 243]);
check("a row never leaves its room", rowOf(7, 84, 366).map(Math.round), [0, 47, 94, 141, 188, 235, 282]);
{
  const row = rowOf(7, 84, 366, 1);
  holds("the selected card is free", (row[2] as number) - (row[1] as number) >= 0.86 * 84 - 1e-9);
  holds("and the last one stays inside", (row[6] as number) + 84 <= 366.01);
}
check("twelve cards make two rows", fanOf(12, 84, 366).rows, 2);
check("and eight on a wide screen one", fanOf(8, 138, 756).rows, 1);
check("the lower row starts 0.54 of a card down", fanOf(12, 84, 366).spots[6]?.y, Math.round(0.54 * 118));
check("a heart lies apart", pileOf(3, 54, 338), [0, 60, 98]);
holds("a long pile stays inside", Math.max(...pileOf(11, 54, 338)) + 54 <= 338);
check("a grid", gridSpot(5, 4, 77, 14, 18), { x: 91, y: 126, w: 77 });

// The page: on every screen, nothing overlaps, and everything is inside the window.
const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const notch: Insets = { top: 47, right: 0, bottom: 34, left: 0 };
const aside: Insets = { top: 0, right: 47, bottom: 21, left: 47 };
const screens: [number, number, Insets][] = [[360, 640, none], [360, 740, none], [390, 664, none], [390, 844, notch], [430, 932, notch], [844, 390, aside],
  [667, 375, none], [820, 1180, none], [1024, 768, none], [1280, 800, none], [1920, 1080, none]];
for (const [width, height, safe] of screens) {
  for (const hand of [-1, 0, 2, 3, 4, 7, 12]) {
    for (const choices of [false, true]) {
      for (const others of [1, 2, 3]) {
        const wants: Wants = { others, deck: 0, tallSeats: false, choices, hand, chosen: -1, text: 1 };
        const frame = frameOf(width, height, safe, wants);
        const what = `${width} x ${height}, ${hand} cards, ${others} others`;
        holds(`${what}: the table has room`, frame.table.h >= 90 && frame.table.w >= 200);
        holds(`${what}: buttons above the edge`, frame.actions.y + frame.actions.h <= height - safe.bottom);
        holds(`${what}: buttons are for a thumb`, frame.column || frame.actions.h >= 44);
        holds(`${what}: cards in the window`, frame.fan.every(spot => frame.hand.x + spot.x >= 0 && frame.hand.x + spot.x + spot.w <= width));
        holds(`${what}: seats below the bar`, frame.seats.every(seat => seat.y >= frame.bar.h && seat.h >= 44 && seat.x >= safe.left));
        if (!frame.column) {
          holds(`${what}: table above the strip`, frame.table.y + frame.table.h <= frame.strip.y);
          holds(`${what}: strip above the hand`, frame.strip.y + frame.strip.h <= frame.hand.y);
          holds(`${what}: hand above the buttons`, frame.hand.y + frame.hand.h <= frame.actions.y);
        } else {
          holds(`${what}: table beside the strip`, frame.table.x + frame.table.w <= frame.strip.x);
          holds(`${what}: hand beside the buttons`, frame.hand.x + frame.hand.w <= frame.actions.x);
        }
      }
    }
  }
}

// A finished game that is watched again: the bar for the place in it, and hands that lie open.
for (const [width, height, safe] of screens) {
  for (const hand of [-1, 4, 12]) {
    for (const open of [false, true]) {
      for (const others of [1, 2, 3]) {
        const wants: Wants = { others, deck: 0, tallSeats: false, choices: false, hand, chosen: -1, text: 1, watched: true, open };
        const { actions, bar, column, form, hand: held, open: cards, openCard, place, seats, strip, table } = frameOf(width, height, safe, wants);
        const what = `watched at ${width} x ${height}, ${hand} cards, ${others} others${open ? ", open" : ""}`;
        holds(`${what}: buttons above the edge`, actions.y + actions.h <= height - safe.bottom);
        holds(`${what}: buttons for a thumb`, column || actions.h >= 44);
        if (place.h > 0) {
          holds(`${what}: the place is for a finger`, place.h >= 44);
          holds(`${what}: the place is in the window`, place.x >= safe.left && place.x + place.w <= width - safe.right && place.y + place.h <= height - safe.bottom);
        } else {
          holds(`${what}: the place is in the bar of a phone that lies`, form === "land" && bar.h >= 44);
        }
        if (!column) {
          holds(`${what}: hand above the place`, hand < 0 || held.y + held.h <= place.y);
          holds(`${what}: place above the buttons`, place.y + place.h <= actions.y);
          holds(`${what}: strip below the seats`, seats.every(seat => seat.y + seat.h <= strip.y));
        } else if (place.h > 0) {
          holds(`${what}: buttons above the place`, actions.y + actions.h <= place.y);
        }
        cards.forEach((row, at) => {
          const seat = seats[at];
          const next = column ? seats[at + 1] : undefined;
          if (!open || !seat) return;
          holds(`${what}: cards below their plaque`, row.y >= seat.y + seat.h && row.h > openCard);
          holds(`${what}: cards beside the table`, column ? row.x + row.w <= table.x : row.y + row.h <= table.y);
          holds(`${what}: cards above the next plaque`, !next || row.y + row.h <= next.y);
          holds(`${what}: cards in the window`, row.y + row.h <= (column && place.h > 0 ? place.y : height));
        });
        if (!open) holds(`${what}: no room for open cards`, openCard === 0 && cards.every(row => row.h === 0));
      }
    }
  }
}

// The line to the gateway, with a clock that the test sets.
{
  interface Heard { onmessage: (message: { data: string }) => void }
  const sockets: Heard[] = [];
  const looks: (() => void)[] = [];
  const events = new Map<string, () => void>();
  const listen = (name: string, then: () => void): unknown => events.set(name, then);
  let now = 0;
  Date.now = () => now;
  class Socket {
    static readonly OPEN = 1;
    onmessage = (): void => undefined;
    constructor() { sockets.push(this); }
    send(): void { return; }
    close(): void { return; }
  }
  Object.assign(globalThis, {
    document: { hidden: false, addEventListener: listen }, location: { protocol: "http:", host: "here" }, WebSocket: Socket,
    window: { addEventListener: listen, clearTimeout: () => undefined, setTimeout: () => 1, setInterval: (look: () => void) => looks.push(look) }
  });
  const connected: boolean[] = [];
  const link = new Link({ hello: () => null, changes: () => undefined, connected: there => connected.push(there) });
  const says = (text: string): void => sockets[sockets.length - 1]?.onmessage({ data: text });
  const look = (): void => looks.forEach(one => one());
  link.open();
  says("[]");
  for (let times = 0; times < 8; ++times) {
    now += 15_000;
    says("");
    look();
  }
  check("a line on which something is heard is kept", [connected, sockets.length], [[true], 1]);
  now += 26_000;
  look();
  check("a silent line is given up", connected, [true, false]);
  link.tryNow();
  says("[]");
  check("and made anew", [connected, sockets.length], [[true, false, true], 2]);
  now += 600_000;
  events.get("visibilitychange")?.();
  check("a phone that wakes does not wait", [connected, sockets.length], [[true, false, true, false], 3]);
}

if (failed > 0) throw new Error(`${failed} checks failed`);
console.log("all is well");
