import type { AnyGame } from "../contract/game.ts";
import type { Match } from "./match.ts";

/** The board of players on which a match was played, as lists count it. */
export interface PlayedBoard {
  /** See `Boards.idOf`. */
  readonly id: string;
  /** Whether at least one person is among the winners. A bot that plays for a person at the end does not count. */
  readonly isWon: boolean;
}

/**
 * The board on which a match counts, once it was played to its end. Undefined for boards of the game itself, and for
 * matches that prove nothing about a board: without people at the end, with hints, branches, and matches from a device,
 * whose seed its player could choose.
 */
export function playedBoardOf(
  { boards }: Pick<AnyGame, "boards">,
  { config, outcome, seats, hints }: Match,
): PlayedBoard | undefined {
  const { options, from, offline } = config;
  const people = seats.flatMap((occupant, seat) =>
    occupant?.kind === "human" && occupant.bot === undefined ? [seat] : [],
  );
  if (!boards || !outcome || people.length === 0 || from || offline || hints.taken > 0) return undefined;
  const definition = boards.definitionOf(options);
  const isWon = people.some((seat) => outcome.winners.includes(seat));
  return definition && { id: boards.idOf(definition), isWon };
}
