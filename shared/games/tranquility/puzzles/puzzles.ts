import type { Puzzles, PuzzleTable } from "../../../engine/contract/puzzles.ts";
import type { Command } from "../commands.ts";
import { SEATS } from "../modes/modes.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";

const seatsOf = (mode: Options["mode"]): readonly number[] => {
  const [least, most] = SEATS[mode];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
};

/** Tables with all seats and those options that matter. */
const tables = (mode: Options["mode"], choices: readonly object[]): readonly PuzzleTable[] =>
  choices.flatMap((choice) =>
    seatsOf(mode).map((seats) => ({
      options: { mode, ...(mode === "duel" ? {} : { talk: "silent" }), ...choice },
      seats,
    })),
  );

const alone = (mode: "standard" | "day-night"): readonly PuzzleTable[] => [
  { options: { mode, galateia: false, soloToll: "two-rounds", talk: "silent" }, seats: 1 },
];

const BASE = [false, true].map((galateia) => ({ galateia, soloToll: "draw-five" }));

const PYRAMIDS = ["easier", "normal", "harder"].flatMap((difficulty) =>
  ["fr", "de"].map((edition) => ({ difficulty, edition })),
);

const json = async (module: Promise<{ readonly default: unknown }>): Promise<unknown> => (await module).default;

export const puzzles: Puzzles<State, Command> = {
  sets: {
    "tranquility-standard": {
      tables: [...tables("standard", BASE), ...alone("standard")],
      load: () => json(import("./standard.json", { with: { type: "json" } })),
    },
    "tranquility-arch": {
      tables: tables("arch", [{ galateia: false }, { galateia: true }]),
      load: () => json(import("./arch.json", { with: { type: "json" } })),
    },
    "tranquility-pyramid": {
      tables: tables("pyramid", PYRAMIDS),
      load: () => json(import("./pyramid.json", { with: { type: "json" } })),
    },
    "tranquility-day-night": {
      tables: [...tables("day-night", BASE), ...alone("day-night")],
      load: () => json(import("./day-night.json", { with: { type: "json" } })),
    },
    "tranquility-duel": {
      tables: tables("duel", [{}]),
      load: () => json(import("./duel.json", { with: { type: "json" } })),
    },
  },
  rules: async () => (await import("./rules.ts")).puzzleRules,
};
