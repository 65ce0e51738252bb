import type { Awaited, Seat } from "./game.ts";
import type { Delay } from "./table-settings.ts";
import type { Moment } from "./time.ts";

/** A seat that the table waits for. Everything about the wait is forgotten once the seat moves. */
export interface Wait {
  readonly for: Awaited["for"];
  readonly since: Moment;
  /** When the clock ran out. */
  readonly nudged?: Moment;
  readonly call?: Call;
}

/** Who wants a bot in the place of somebody. It is about one delay: when that ends, the call is void. */
export interface Call {
  readonly reason: Delay;
  /** The beginning of the delay. */
  readonly since: Moment;
  readonly by: readonly Seat[];
}

/** Seat by seat; nothing for those the table does not wait for. */
export type Waits = readonly (Wait | undefined)[];

/**
 * The waits after something happened in the game: who moved is waited for anew, if at all, and so is who has a turn now that was
 * asked for an answer before.
 */
export function waitsAfter(waits: Waits, awaited: readonly Awaited[], at: Moment, by: Seat | undefined): Waits {
  const isKept = (due: Awaited) => due.seat !== by && waits[due.seat]?.for === due.for;
  if (awaited.every(isKept) && waits.every((wait, seat) => !wait || awaited.some((due) => due.seat === seat)))
    return waits;
  const next: (Wait | undefined)[] = [];
  for (const due of awaited) {
    while (next.length < due.seat) next.push(undefined);
    next[due.seat] = isKept(due) ? waits[due.seat] : { for: due.for, since: at };
  }
  return next;
}

/** The call after one more wants a bot. A call for a delay that is past is forgotten. */
export function callAfter(wait: Wait, { reason, since }: Pick<Call, "reason" | "since">, by: Seat | undefined): Call {
  const callers = callersOf(wait, { reason, since });
  return { reason, since, by: by === undefined || callers.includes(by) ? callers : [...callers, by] };
}

/** Who wants a bot already, for this very delay. */
export const callersOf = ({ call }: Wait, { reason, since }: Pick<Call, "reason" | "since">): readonly Seat[] =>
  call?.reason === reason && call.since === since ? call.by : [];

/** What keeps the table waiting, as one may call a bot for it: the beginning of each delay. `away`: since when they are. */
export function delaysOf({ since, nudged }: Wait, away: Moment | undefined): readonly Omit<Call, "by">[] {
  const absent = away === undefined ? [] : [{ reason: "away" as const, since: away > since ? away : since }];
  return nudged === undefined ? absent : [...absent, { reason: "clock", since: nudged }];
}

/** The waits with another one for a seat, if the table waits for it at all. */
export const waitChanged = (waits: Waits, seat: Seat, change: (wait: Wait) => Wait): Waits =>
  waits.map((wait, at) => (at === seat && wait ? change(wait) : wait));
