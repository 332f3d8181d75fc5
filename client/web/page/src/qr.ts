// A QR code's modules as a drawing.

/** The light modules that a camera needs on every side (ISO/IEC 18004). */
const kQuiet = 4;

/** `rows`: '1' is a dark module. The outline of the dark modules, and the width of the drawing in modules. */
export function qrPath(rows: string[]): {side: number; path: string} {
  let path = "";
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/1+/g)) {
      const length = run[0].length;
      path += `M${kQuiet + (run.index ?? 0)} ${kQuiet + y}h${length}v1h-${length}z`;
    }
  });
  return {side: rows.length + 2 * kQuiet, path};
}
