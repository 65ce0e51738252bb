import { allGames } from "../../catalog/catalog.ts";
import { loadGame } from "../../catalog/load.ts";
import type { AnyBoards } from "../../contract/boards.ts";
import type { AnyClientGame } from "../../contract/game.ts";

/** The boards of a game, with their editor loaded. */
export interface FoundBoards {
  readonly game: AnyClientGame;
  readonly boards: AnyBoards;
}

/** @param named undefined for the first game that has boards */
export async function findBoards(named: string | undefined): Promise<FoundBoards | undefined> {
  for (const { id } of allGames()) {
    if (named !== undefined && id !== named) continue;
    const game = await loadGame(id);
    const boards = await game?.boards?.();
    if (game && boards) return { game, boards };
  }
  return undefined;
}

export const hasBoards = async (id: string): Promise<boolean> => (await loadGame(id))?.boards !== undefined;
