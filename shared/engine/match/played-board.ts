import type { AnyGame } from "../contract/game.ts";
import type { Match } from "./match.ts";

/** A board that players defined, on which a match counts. */
export interface PlayedBoard {
  /** See `Boards.idOf`. */
  readonly id: string;
  /** Whether a person is among the winners. A bot that plays for a person at the end does not count. */
  readonly isWon: boolean;
}

/**
 * Undefined unless the match was played to its end, on a board that players defined. Matches that prove nothing about a
 * board do not count: without people at the end, with hints, branches, and matches from a device, whose seed its player
 * could choose.
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
