import type { AnyGame } from "../contract/game.ts";
import type { Match } from "./match.ts";

/** A board that players defined. */
export interface PlayedBoard {
  /** See `Boards.idOf`. */
  readonly id: string;
  /** Whether a person is among the winners, not a bot that plays for one. */
  readonly isWon: boolean;
}

/**
 * Undefined for the game's own boards, unfinished matches, and matches that prove nothing about a board: without people
 * at the end, with hints, branches, and matches from a device, whose seed its player could choose.
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
