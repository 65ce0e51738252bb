import type { PuzzleAgreements } from "../puzzle-agreements.ts";
import { keyOf, type MemoryState } from "./state.ts";

export const memoryPuzzleAgreements = ({
  puzzleAgreements,
  players,
}: Pick<MemoryState, "puzzleAgreements" | "players">): PuzzleAgreements => ({
  async keep({ match, player }, most) {
    const key = keyOf(match, player);
    if (puzzleAgreements.has(key)) return true;
    const own = [...puzzleAgreements.values()].filter((one) => one.player === player);
    if (own.length >= most || players.get(player)?.isGone) return false;
    puzzleAgreements.set(key, { match, player });
    return true;
  },

  has: async ({ match, player }) => puzzleAgreements.has(keyOf(match, player)),

  async drop({ match, player }) {
    puzzleAgreements.delete(keyOf(match, player));
  },
});
