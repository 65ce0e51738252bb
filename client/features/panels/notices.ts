import type { Seat } from "../../../shared/engine/contract/events.ts";
import { neededOf, votersOn } from "../../../shared/engine/match/bot-substitution.ts";
import { isPlayedByClient, isPlayedByPerson } from "../../../shared/engine/match/match.ts";
import { tableSettingsOf } from "../../../shared/engine/match/match-events.ts";
import { type Delay, limitOf } from "../../../shared/engine/match/table-settings.ts";
import { votableDelays, votedSeats } from "../../../shared/engine/match/turn-timers.ts";
import { hasBots } from "../../catalog/catalog.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";

export interface LatePlayer {
  readonly seat: Seat;
  readonly reason: Delay;
  /** Seconds until a bot may be called. */
  readonly left: number;
  /** The seats that have voted for a bot. */
  readonly callers: readonly Seat[];
  readonly needed: number;
}

/**
 * Players that a bot can replace, now or later.
 * @param now ms since 1970
 */
export function lateOnes(connection: TableConnection, now: number): readonly LatePlayer[] {
  const { timeline, away } = connection;
  const match = latest(timeline.value);
  if (!hasBots(match.config.game)) return [];
  const settings = tableSettingsOf(match.config);
  return match.seats.flatMap((held, seat): LatePlayer[] => {
    const timer = match.turnTimers[seat];
    if (!timer || seat === timeline.value.seat || !isPlayedByClient(held)) return [];
    const here = votersOn(match, seat, (voter) => away.value[voter] === undefined);
    const delays = votableDelays(timer, away.value[seat]).flatMap(({ reason, since }): LatePlayer[] => {
      const limit = limitOf(settings, reason);
      const lasts = Math.max(0, (now - Date.parse(since)) / 1000);
      if (limit === null) return [];
      const callers = votedSeats(timer, { reason, since });
      return [{ seat, reason, left: Math.max(0, limit - lasts), callers, needed: neededOf(here) }];
    });
    return delays.sort((a, b) => a.left - b.left).slice(0, 1);
  });
}

/** Only the most urgent notice is shown. */
export type Notice =
  /** The connection is down. */
  | { readonly of: "line"; readonly isSeated: boolean }
  /** Players want to resign; `isOwn`: including the viewer. */
  | { readonly of: "concession"; readonly by: readonly Seat[]; readonly isOwn: boolean }
  /** Players ask to go to version `to`; `isOwn`: including the viewer. */
  | { readonly of: "takeBack"; readonly by: readonly Seat[]; readonly to: number; readonly isOwn: boolean }
  /** A bot may be called for a player. */
  | ({ readonly of: "late"; readonly isOwn: boolean } & LatePlayer)
  /** The viewer was reminded that the table waits. */
  | { readonly of: "nudge" };

export function noticeOf(connection: TableConnection, now: number): Notice | undefined {
  const { seat } = connection.timeline.value;
  if (connection.status.value === "reconnecting") return { of: "line", isSeated: seat !== undefined };
  const { phase, seats, resignations, undoRequest, turnTimers } = latest(connection.timeline.value);
  if (phase !== "live" || seat === undefined || !isPlayedByPerson(seats[seat])) return undefined;
  if (resignations.length > 0) return { of: "concession", by: resignations, isOwn: resignations.includes(seat) };
  if (undoRequest) return { of: "takeBack", ...undoRequest, isOwn: undoRequest.by.includes(seat) };
  const late = lateOnes(connection, now).find(({ left }) => left === 0);
  if (late) return { of: "late", ...late, isOwn: late.callers.includes(seat) };
  return turnTimers[seat]?.remindedAt ? { of: "nudge" } : undefined;
}
