import type { AnyPlayedGame, Outcome } from "./game.ts";

/** How many events the log of a match may have where its game says nothing. */
const USUAL = 2000;

/** No game may ask for more: a log is sent whole to whoever comes. */
export const LONGEST_OF_ALL = 8000;

/** How many events the log of a match may have: the move that fills it ends the match. */
export const longestLog = ({ longest = USUAL }: Pick<AnyPlayedGame, "longest">): number => longest;

/** How a match ends whose log is full. */
export const FULL: Outcome = { result: "ended", winners: [], reason: "log-full" };
