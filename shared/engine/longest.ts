import type { AnyPlayedGame, Outcome } from "./game.ts";

/** How many events the log of a match may have where its game says nothing. */
const DEFAULT_LOG_LENGTH = 2000;

/** No game may ask for more: a log is sent whole to whoever comes. */
export const MAX_LOG_LENGTH = 8000;

/** How many events the log of a match may have: the move that fills it ends the match. */
export const longestLog = ({ longest = DEFAULT_LOG_LENGTH }: Pick<AnyPlayedGame, "longest">): number => longest;

/** How a match ends whose log is full. */
export const FULL: Outcome = { result: "ended", winners: [], reason: "log-full" };
