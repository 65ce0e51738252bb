import { type Daily, type DailyTable, FILLED, SHORT } from "../../engine/contract/daily-deals.ts";
import { factsFor } from "./boards/facts.ts";
import type { Options } from "./options.ts";

const alone = (options: Options): DailyTable<Options> => ({ options, bots: [] });
const beside = (bots: number, options: Options): DailyTable<Options> => ({
  options,
  bots: Array.from({ length: bots }, () => "steady"),
});

const SOLO = { soloToll: "draw-five", talk: "silent" } as const;

/** Monday to Sunday. Must never change: past days can be replayed. */
const WEEK: readonly DailyTable<Options>[] = [
  alone({ mode: "standard", galateia: false, ...SOLO }),
  beside(1, { mode: "arch", galateia: false, talk: "silent" }),
  alone({ mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" }),
  beside(2, { mode: "standard", galateia: true, ...SOLO }),
  alone({ mode: "arch", galateia: true, talk: "silent" }),
  beside(1, { mode: "day-night", galateia: false, ...SOLO }),
  alone({ mode: "pyramid", difficulty: "harder", edition: "fr", talk: "silent" }),
];

/** The index of day 0, 1970-01-01. */
const THURSDAY = 3;

/** Number of cells of each row, from the top. */
function rowsOf(options: Options): readonly number[] {
  const rows = Map.groupBy(factsFor(options).layout.cells, ({ y }) => y);
  return [...rows].sort(([a], [b]) => b - a).map(([, cells]) => cells.length);
}

/** Compares empty cells, then cards paid by all seats, then rounds. Fewer is better. */
export const daily: Daily<Options> = {
  table: (number) => WEEK[(number + THURSDAY) % WEEK.length]!,
  order: ["left", "paid", "rounds"],
  score(figures, isWon) {
    const [{ left = 0, rounds = 0 } = {}] = figures;
    const paid = figures.reduce((sum, seat) => sum + (seat.paid ?? 0), 0);
    // The finish that a full board lacks (B11) counts as one cell.
    return { left: isWon ? 0 : Math.max(1, left), paid, rounds };
  },
  /** Shows how many cells were filled, not which. */
  picture(options, { left = 0 }) {
    const rows = rowsOf(options);
    const widest = Math.max(...rows);
    let short = left;
    return rows.map((cells) => {
      const here = Math.min(short, cells);
      short -= here;
      return " ".repeat((widest - cells) / 2) + FILLED.repeat(cells - here) + SHORT.repeat(here);
    });
  },
};
