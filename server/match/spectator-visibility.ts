import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { tableSettingsOf } from "../../shared/engine/match/match-events.ts";

/** In ms; 0 before the start and after the end. */
export const spectatorDelayOf = ({ phase, config }: Match): number =>
  phase === "live" ? 1000 * (tableSettingsOf(config).watchDelay ?? 0) : 0;

/** The version with which a match started; 0 before that. */
export const startVersionOf = (log: readonly Recorded[]): number =>
  1 + log.findLastIndex(({ type }) => type === "MatchStarted");

/**
 * Number of entries that spectators may see: those before the start and those older than the delay.
 * @param now in ms since 1970
 */
export function publicLengthAt(match: Match, log: readonly Recorded[], now: number): number {
  const delay = spectatorDelayOf(match);
  if (delay === 0) return log.length;
  const latest = new Date(now - delay).toISOString();
  return Math.max(startVersionOf(log) - 1, 1 + log.findLastIndex(({ at }) => at <= latest));
}
