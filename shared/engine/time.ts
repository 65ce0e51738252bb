/** ISO 8601 in UTC. */
export type Timestamp = string;

// biome-ignore lint/style/noRestrictedGlobals: reads no clock
const parse = Date.parse;

/** In ms since 1970; NaN if invalid. */
export const millisecondsAt = (moment: Timestamp): number => parse(moment);

/** NaN if invalid. */
export const secondsBetween = (earlier: Timestamp, later: Timestamp): number => (parse(later) - parse(earlier)) / 1000;
