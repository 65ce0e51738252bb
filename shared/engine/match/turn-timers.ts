import type { Seat } from "../contract/events.ts";
import type { AwaitedSeat } from "../contract/game.ts";
import type { Timestamp } from "../time.ts";
import type { Delay } from "./table-settings.ts";

/** Discarded once the seat moves. */
export interface TurnTimer {
  readonly for: AwaitedSeat["for"];
  readonly since: Timestamp;
  readonly remindedAt?: Timestamp;
  readonly vote?: BotVote;
}

/** Votes for a bot, which count for one delay. */
interface BotVote {
  readonly reason: Delay;
  /** When the delay began. */
  readonly since: Timestamp;
  readonly by: readonly Seat[];
}

/** By seat; undefined for seats that the table does not wait for. */
export type TurnTimers = readonly (TurnTimer | undefined)[];

/** Restarts the timer of a seat that has moved, or must now do something else (`AwaitedSeat.for`). */
export function turnTimersAfter(
  turnTimers: TurnTimers,
  awaited: readonly AwaitedSeat[],
  at: Timestamp,
  by: Seat | undefined,
): TurnTimers {
  const isKept = (due: AwaitedSeat) => due.seat !== by && turnTimers[due.seat]?.for === due.for;
  if (awaited.every(isKept) && turnTimers.every((timer, seat) => !timer || awaited.some((due) => due.seat === seat)))
    return turnTimers;
  const next: (TurnTimer | undefined)[] = [];
  for (const due of awaited) {
    while (next.length < due.seat) next.push(undefined);
    next[due.seat] = isKept(due) ? turnTimers[due.seat] : { for: due.for, since: at };
  }
  return next;
}

/** Discards votes on an earlier delay. */
export function botVoteAfter(
  timer: TurnTimer,
  { reason, since }: Pick<BotVote, "reason" | "since">,
  by: Seat | undefined,
): BotVote {
  const voted = votedSeats(timer, { reason, since });
  return { reason, since, by: by === undefined || voted.includes(by) ? voted : [...voted, by] };
}

export const votedSeats = (
  { vote }: TurnTimer,
  { reason, since }: Pick<BotVote, "reason" | "since">,
): readonly Seat[] => (vote?.reason === reason && vote.since === since ? vote.by : []);

/** @param away when the player disconnected; undefined while connected */
export function votableDelays(
  { since, remindedAt }: TurnTimer,
  away: Timestamp | undefined,
): readonly Omit<BotVote, "by">[] {
  const absent = away === undefined ? [] : [{ reason: "away" as const, since: away > since ? away : since }];
  return remindedAt === undefined ? absent : [...absent, { reason: "clock", since: remindedAt }];
}

export const timerChanged = (turnTimers: TurnTimers, seat: Seat, change: (timer: TurnTimer) => TurnTimer): TurnTimers =>
  turnTimers.map((timer, at) => (at === seat && timer ? change(timer) : timer));
