import type { AnyPlayedGame, Outcome } from "./game.ts";

/** The maximum log length of games that set none, in events. */
const DEFAULT_LOG_LENGTH = 2000;

/** The upper limit for games, because a log is sent whole to everyone who joins. */
export const LOG_LENGTH_LIMIT = 8000;

/** The maximum log length of a game, in events; the move that fills it ends the match. */
export const maxLogLengthOf = ({ maxLogLength = DEFAULT_LOG_LENGTH }: Pick<AnyPlayedGame, "maxLogLength">): number =>
  maxLogLength;

/** The outcome of a match whose log is full. */
export const LOG_FULL: Outcome = { result: "ended", winners: [], reason: "log-full" };
