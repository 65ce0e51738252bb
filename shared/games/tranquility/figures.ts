import { digestOf } from "../../engine/chance/fair.ts";
import type { Figures } from "../../engine/contract/figures.ts";
import type { BoardDefinition } from "./boards/definition.ts";
import { modeOf } from "./modes/modes.ts";
import type { Options } from "./options.ts";
import { scoresOf } from "./scoring.ts";
import type { State } from "./state.ts";

export const figures: Figures<State, Options> = {
  kinds: { paid: "less", left: "less", points: "more", rounds: "less" },
  of(state, seat) {
    const { board, paid, turns, hands } = state;
    const own = { paid: paid[seat]!, rounds: Math.ceil(turns / hands.length) };
    if (modeOf(state).opposed) return { ...own, points: scoresOf(state)[seat]!.points };
    return { ...own, left: board.filter((placed) => placed === undefined).length };
  },
  board(options, seats) {
    if (options.mode === "board") return `board ${fingerprintOf(options.board)}`;
    const { talk: _, mode, ...chosen } = { talk: "silent", ...options };
    // The option `soloToll` (B9) matters only for a single player.
    const matters = Object.entries(chosen).filter(([name]) => name !== "soloToll" || seats === 1);
    return [
      mode,
      ...matters.flatMap(([name, value]) => (value === true ? name : value === false ? [] : String(value))),
    ].join(" ");
  },
  averages: async () => (await import("./averages.json", { with: { type: "json" } })).default,
};

/** A short name of a board's content, 12 hexadecimal digits: equal for equal definitions, whatever the order of fields. */
export const fingerprintOf = (board: BoardDefinition): string => digestOf(JSON.stringify(sorted(board))).slice(0, 12);

/** A JSON value with the fields of its objects in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
