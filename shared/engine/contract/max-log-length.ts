import type { AnyPlayedGame, Outcome } from "./game.ts";

const DEFAULT_LOG_LENGTH = 2000;

/** In events: everyone who joins gets the whole log. */
export const LOG_LENGTH_LIMIT = 8000;

export const maxLogLengthOf = ({ maxLogLength = DEFAULT_LOG_LENGTH }: Pick<AnyPlayedGame, "maxLogLength">): number =>
  maxLogLength;

export const LOG_FULL: Outcome = { result: "ended", winners: [], reason: "log-full" };
