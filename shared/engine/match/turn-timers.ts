import type { Seat } from "../contract/events.ts";
import type { AwaitedSeat } from "../contract/game.ts";
import type { Timestamp } from "../time.ts";
import type { Delay } from "./table-settings.ts";

/** A seat that the table waits for. The wait is discarded once the seat moves. */
export interface Wait {
  readonly for: AwaitedSeat["for"];
  readonly since: Timestamp;
  /** When the clock ran out. */
  readonly nudged?: Timestamp;
  readonly call?: Call;
}

/** A vote to replace a player with a bot. It concerns one delay and lapses when that ends. */
export interface Call {
  readonly reason: Delay;
  /** When the delay began. */
  readonly since: Timestamp;
  readonly by: readonly Seat[];
}

/** By seat; undefined for those the table does not wait for. */
export type Waits = readonly (Wait | undefined)[];

/**
 * The waits after an event of the game. A seat's wait restarts if it moved, or if its answer became a turn or the
 * reverse.
 */
export function waitsAfter(waits: Waits, awaited: readonly AwaitedSeat[], at: Timestamp, by: Seat | undefined): Waits {
  const isKept = (due: AwaitedSeat) => due.seat !== by && waits[due.seat]?.for === due.for;
  if (awaited.every(isKept) && waits.every((wait, seat) => !wait || awaited.some((due) => due.seat === seat)))
    return waits;
  const next: (Wait | undefined)[] = [];
  for (const due of awaited) {
    while (next.length < due.seat) next.push(undefined);
    next[due.seat] = isKept(due) ? waits[due.seat] : { for: due.for, since: at };
  }
  return next;
}

/** The vote after one more seat joins it. Votes on an earlier delay are discarded. */
export function callAfter(wait: Wait, { reason, since }: Pick<Call, "reason" | "since">, by: Seat | undefined): Call {
  const callers = callersOf(wait, { reason, since });
  return { reason, since, by: by === undefined || callers.includes(by) ? callers : [...callers, by] };
}

/** The seats that have already voted on this delay. */
export const callersOf = ({ call }: Wait, { reason, since }: Pick<Call, "reason" | "since">): readonly Seat[] =>
  call?.reason === reason && call.since === since ? call.by : [];

/** The delays of a wait that allow a vote, with the start of each. @param away when the player disconnected, if so */
export function delaysOf({ since, nudged }: Wait, away: Timestamp | undefined): readonly Omit<Call, "by">[] {
  const absent = away === undefined ? [] : [{ reason: "away" as const, since: away > since ? away : since }];
  return nudged === undefined ? absent : [...absent, { reason: "clock", since: nudged }];
}

/** The waits with a changed wait for one seat, if the table waits for it at all. */
export const waitChanged = (waits: Waits, seat: Seat, change: (wait: Wait) => Wait): Waits =>
  waits.map((wait, at) => (at === seat && wait ? change(wait) : wait));
