import type { DuelScore } from "../../../../shared/games/tranquility/events.ts";

/** The parts of a duel's points (D6). */
export const PARTS = ["islands", "spent", "runs"] as const;

interface Part {
  readonly name: (typeof PARTS)[number];
  /** The calculation in figures; empty if nothing is added, or if it is too long for its column. */
  readonly how: string;
  readonly points: number;
}

/** A longer sum would wrap and make the table taller than a phone in landscape. */
const ADDED_RUNS = 3;

/** In the order of `PARTS`. */
export function partsOf({ islands, discarded, runs, points }: DuelScore): readonly Part[] {
  const lengths = runs.map((run) => run.length);
  const inRuns = lengths.reduce((sum, length) => sum + length, 0);
  return [
    { name: "islands", how: `${islands} × 2`, points: points + discarded - inRuns },
    { name: "spent", how: "", points: -discarded },
    {
      name: "runs",
      how: lengths.length > 1 && lengths.length <= ADDED_RUNS ? lengths.join(" + ") : "",
      points: inRuns,
    },
  ];
}

/** Writes a proper minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Runs add to the points of islands, so they get a plus sign. */
export const signed = (name: Part["name"], points: number): string =>
  name === "runs" && points > 0 ? `+${points}` : figure(points);
