import type { AnyGame } from "../engine/contract/game.ts";
import type { BoardOdds } from "../engine/lists/gallery-responses.ts";
import { botMatch } from "./bot-match.ts";

/** Results of bots' matches with one number of seats. */
export interface OddsTally extends BoardOdds {
  /** By place: the number of lost matches in which it was empty at the end. */
  readonly empty: readonly number[];
}

export const noMatches = (seats: number): OddsTally => ({ seats, played: 0, won: 0, moves: 0, empty: [] });

/**
 * The deals are the same for every board and number of seats, so that differences are due to the boards.
 * @param options already parsed
 */
export function withMatch(tally: OddsTally, game: AnyGame, options: object): OddsTally {
  const { outcome, moves, table } = botMatch(game, options, tally.seats, `odds/${tally.played}`);
  const isWon = outcome.winners.includes(0);
  const empty = [...tally.empty];
  if (!isWon) for (const place of game.unfilled?.(table) ?? []) empty[place] = (empty[place] ?? 0) + 1;
  return {
    ...tally,
    played: tally.played + 1,
    won: tally.won + (isWon ? 1 : 0),
    moves: tally.moves + moves,
    empty: Array.from(empty, (count) => count ?? 0),
  };
}
