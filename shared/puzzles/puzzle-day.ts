import type { AnyGame } from "../engine/contract/game.ts";
import { dice } from "../insight/dice.ts";
import { loadPuzzleSet, puzzleGamesIn } from "./puzzle-games.ts";
import type { Puzzle } from "./puzzle-set.ts";

export interface PuzzleDayAnswers {
  /** How often each move of the puzzle was chosen, in the puzzle's order, then how often any other move was. */
  readonly counts: readonly number[];
  /** The index of the guest's first answer; -1 for another move. */
  readonly own: number;
}

export interface PuzzleOfDay {
  readonly set: string;
  readonly puzzle: Puzzle;
}

/**
 * The sets take turns. Undefined without puzzles.
 * @param number days since 1970-01-01
 */
export async function puzzleOfDay(games: readonly AnyGame[], number: number): Promise<PuzzleOfDay | undefined> {
  const sets = (await puzzleGamesIn(games)).flatMap((game) =>
    Object.keys(game.puzzles.sets).map((name) => ({ game, name })),
  );
  for (let i = 0; i < sets.length; i++) {
    const { game, name } = sets[(number + i) % sets.length]!;
    const { puzzles } = await loadPuzzleSet(game, name);
    if (puzzles.length > 0) return { set: name, puzzle: puzzles[dice(number)(puzzles.length)]! };
  }
  return undefined;
}
