/** A timestamp in logs: ISO 8601, in UTC. */
export type Timestamp = string;

// biome-ignore lint/style/noRestrictedGlobals: parsing a timestamp reads no clock
const parse = Date.parse;

/** A timestamp in ms since 1970; NaN if invalid. */
export const millisecondsAt = (moment: Timestamp): number => parse(moment);

/** The seconds between two timestamps; NaN if one is invalid. */
export const secondsBetween = (earlier: Timestamp, later: Timestamp): number => (parse(later) - parse(earlier)) / 1000;
