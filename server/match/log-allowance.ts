import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import { ownPart } from "../../shared/engine/match/branch.ts";
import type { MatchCommand } from "../../shared/engine/match/decide.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../shared/engine/match/match-events.ts";

interface Log {
  readonly game: AnyGame;
  readonly match: Match;
  readonly log: readonly Recorded[];
}

/** Maximum shares of a log: platform events (seats, settings) before the start, and those by players after it. */
const [BEFORE, DURING] = [1 / 4, 1 / 4];

/**
 * Players could fill a log by taking and leaving seats. After the start, each seat has an equal part. Moves, starts and
 * ends are never refused.
 * @param decided the events to store
 */
export function isOverAllowance(
  { game, match, log }: Log,
  { type }: MatchCommand,
  by: Seat | undefined,
  decided: readonly GameEvent[],
): boolean {
  if (type === "play" || type === "start" || decided.some((event) => event.type === "MatchEnded")) return false;
  const around = ownPart(log).filter(isMatchEvent);
  const longest = maxLogLengthOf(game);
  if (match.phase === "open") return around.length + decided.length > longest * BEFORE;
  if (match.phase !== "live" || by === undefined) return false;
  const own = around.filter((entry) => entry.by === by).length;
  return own + decided.length > (longest * DURING) / match.seats.length;
}
