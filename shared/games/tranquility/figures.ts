import type { Figures } from "../../engine/contract/figures.ts";
import { fingerprintOf as fingerprint } from "../../engine/fingerprint.ts";
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
    // B9: `soloToll` matters only for a single player.
    const matters = Object.entries(chosen).filter(([name]) => name !== "soloToll" || seats === 1);
    return [
      mode,
      ...matters.flatMap(([name, value]) => (value === true ? name : value === false ? [] : String(value))),
    ].join(" ");
  },
  averages: async () => (await import("./averages.json", { with: { type: "json" } })).default,
};

/** A hash of the board with its title and author, 12 hexadecimal digits. */
export const fingerprintOf = (board: BoardDefinition): string => fingerprint(board, 12);
