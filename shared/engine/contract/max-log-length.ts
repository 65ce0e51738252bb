import type { AnyPlayedGame, Outcome } from "./game.ts";

const DEFAULT_LOG_LENGTH = 2000;

/** The upper limit for games, in events, because everyone who joins gets the whole log. */
export const LOG_LENGTH_LIMIT = 8000;

/** See `Game.maxLogLength`. */
export const maxLogLengthOf = ({ maxLogLength = DEFAULT_LOG_LENGTH }: Pick<AnyPlayedGame, "maxLogLength">): number =>
  maxLogLength;

/** The outcome of a match whose log is full. */
export const LOG_FULL: Outcome = { result: "ended", winners: [], reason: "log-full" };
