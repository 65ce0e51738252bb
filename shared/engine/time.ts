/** A moment as logs write it: ISO 8601, in UTC. */
export type Moment = string;

// biome-ignore lint/style/noRestrictedGlobals: reading a moment from its text asks no clock
const parse = Date.parse;

/** A moment in ms since 1970; NaN for an invalid text. */
export const millisecondsAt = (moment: Moment): number => parse(moment);

/** How many seconds lie between two moments; not a number when one of them is none. */
export const secondsBetween = (earlier: Moment, later: Moment): number => (parse(later) - parse(earlier)) / 1000;
