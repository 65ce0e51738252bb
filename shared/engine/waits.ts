import type { Seat } from "./game.ts";
import type { Delay } from "./house.ts";
import type { Moment } from "./time.ts";

/** A seat that the table waits for. Everything about the wait is forgotten once the seat moves. */
export interface Wait {
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

/** The waits after something happened in the game: who moved is waited for anew, if at all. */
export function waitsAfter(waits: Waits, awaited: readonly Seat[], at: Moment, by: Seat | undefined): Waits {
  const isSame =
    awaited.every((seat) => waits[seat] && seat !== by) && waits.every((w, s) => !w || awaited.includes(s));
  if (isSame) return waits;
  const next: (Wait | undefined)[] = [];
  for (const seat of awaited) {
    while (next.length < seat) next.push(undefined);
    next[seat] = (seat !== by && waits[seat]) || { since: at };
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
