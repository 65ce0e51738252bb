import { factsFor } from "./boards/facts.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

export function initial(options: Options, seats: number): State {
  const { layout } = factsFor(options);
  const none = Array.from({ length: seats }, () => []);
  return {
    options,
    layout,
    faces: [],
    piles: none,
    hands: none,
    startless: none.map(() => 0),
    mixed: [],
    discards: none,
    shown: none,
    aside: [],
    explorer: [],
    row: [],
    board: layout.cells.map(() => undefined),
    storms: [],
    side: "day",
    start: undefined,
    finish: undefined,
    paid: none.map(() => 0),
    turns: 0,
    tolls: 0,
    stage: { at: "deal" },
  };
}
