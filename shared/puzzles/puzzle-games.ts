import { type AnyGame, isPuzzleGame, variantOf } from "../engine/contract/game.ts";
import type { Puzzles } from "../engine/contract/puzzles.ts";
import { MalformedPuzzles, type PuzzleSet, readPuzzleSet } from "./puzzle-set.ts";

// biome-ignore lint/suspicious/noExplicitAny: the platform passes on states and commands that it cannot inspect
export type AnyPuzzles = Puzzles<any, any>;

export interface PuzzleGame {
  readonly game: AnyGame;
  readonly puzzles: AnyPuzzles;
}

export const puzzleGamesIn = (games: readonly AnyGame[]): Promise<readonly PuzzleGame[]> =>
  Promise.all(games.filter(isPuzzleGame).map(async (game) => ({ game, puzzles: await game.puzzles() })));

export const gameOfSet = async (games: readonly AnyGame[], name: string): Promise<PuzzleGame | undefined> =>
  (await puzzleGamesIn(games)).find(({ puzzles }) => Object.hasOwn(puzzles.sets, name));

export const setNameOf = ({ game, puzzles }: PuzzleGame, options: object): string | undefined =>
  Object.entries(puzzles.sets).find(([, { tables }]) =>
    tables.some((table) => variantOf(game, table.options) === variantOf(game, options)),
  )?.[0];

/** @throws MalformedPuzzles if the set is damaged, or belongs to another game or to other rules */
export async function loadPuzzleSet({ game, puzzles }: PuzzleGame, name: string): Promise<PuzzleSet> {
  const set = readPuzzleSet(await puzzles.sets[name]!.load());
  if (set.game !== game.id) throw new MalformedPuzzles(`game: ${set.game} is not ${game.id}`);
  if (set.rules !== game.rules) throw new MalformedPuzzles(`rules: ${set.rules} is not ${game.rules}`);
  return set;
}
