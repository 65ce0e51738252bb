import { safeParse } from "zod/v4/core";
import { isRefusal, type Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import {
  MalformedPuzzles,
  type PuzzleMatch,
  type PuzzleSet,
  seedOfText,
  unpacked,
} from "../../shared/puzzles/puzzle-set.ts";
import { LocalMatch } from "./local-match.ts";

type AnyLocalMatch = LocalMatch<unknown, { readonly type: string }, { readonly type: string }, object>;

/** The names of the players by seat and, while a puzzle is being solved, the seat of its solver (`person`). */
interface Company {
  /** The id of the match. Default: one that follows from its text. */
  readonly id?: string;
  readonly person?: Seat;
  /** Default: numbered names of bots. */
  readonly names?: readonly string[];
}

/** Deals the match of a puzzle. */
export const dealPuzzleMatch = (
  game: AnyGame,
  { text, options, players }: Pick<PuzzleMatch, "text" | "options" | "players">,
  { id, person, names = [] }: Company = {},
): AnyLocalMatch =>
  new LocalMatch(game, {
    id: id ?? `puzzle-${seedOfText(text).slice(0, 16)}`,
    options,
    seed: seedOfText(text),
    names: players.map((name, seat) => names[seat] ?? `${name} ${seat + 1}`),
    person: person ?? "none",
  });

/** The first seat the table waits for, which makes the next move of the match. */
export const moverOfPuzzle = (game: AnyGame, { match }: AnyLocalMatch): Seat | undefined => toAct(game, match)[0];

/**
 * Plays the match of a puzzle by the rules.
 * @param until how many moves. Default: all
 * @returns the match, and the version of the log before each move and after the last
 * @throws MalformedPuzzles if a move is not legal
 */
export function playPuzzleMatch(
  game: AnyGame,
  set: PuzzleSet,
  from: PuzzleMatch,
  until = from.moves.length,
  company: Company = {},
): { readonly match: AnyLocalMatch; readonly versions: readonly number[] } {
  const options = safeParse(game.options, from.options);
  if (!options.success) throw new MalformedPuzzles(`${from.text}: its options are not those of ${game.id}`);
  const match = dealPuzzleMatch(game, from, company);
  const versions = [match.log.length];
  for (const [i, packed] of from.moves.slice(0, until).entries()) {
    const seat = moverOfPuzzle(game, match);
    const command = safeParse(game.command, unpacked(set, packed));
    if (
      seat === undefined ||
      !command.success ||
      isRefusal(match.play(seat, command.data as { readonly type: string }))
    )
      throw new MalformedPuzzles(`${from.text}: move ${i} is not legal`);
    versions.push(match.log.length);
  }
  return { match, versions };
}
