import type { Modules } from "./qr.ts";

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Long runs of one colour, and what looks like a corner square. */
function penaltyOfLine(line: string): number {
  const runs = [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
  // Around the code everything is light.
  return runs + 40 * count(`0000${line}0000`, /(?=10111010000|00001011101)/g);
}

/** How hard a code is to read for a camera: the points of the standard, the fewer the better. */
export function penaltyOf(modules: Modules): number {
  const rows = modules.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, column) => rows.map((row) => row[column]).join(""));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + penaltyOfLine(line), 0);
  const isSquare = (row: number, column: number) =>
    [modules[row]![column + 1], modules[row + 1]?.[column], modules[row + 1]?.[column + 1]].every(
      (module) => module === modules[row]![column],
    );
  const squares = modules.flatMap((row, r) => row.filter((_, c) => isSquare(r, c))).length;
  const dark = count(rows.join(""), /1/g) / rows.length ** 2;
  const imbalance = Math.max(0, Math.ceil(Math.abs(dark * 20 - 10)) - 1);
  return lines + 3 * squares + 10 * imbalance;
}
