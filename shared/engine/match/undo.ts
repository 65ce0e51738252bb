import type { Seat } from "../contract/events.ts";
import type { AnyPlayedGame } from "../contract/game.ts";

/** The table after a step. */
export interface Past<State = unknown> {
  /** The version at the end of the step. */
  readonly version: number;
  readonly cause: string | undefined;
  readonly table: State;
  /** The seat that made the step; undefined for the deal. */
  readonly by: Seat | undefined;
  /** The version that the step started from; undefined for the first. */
  readonly before: number | undefined;
}

/** An offer to take steps back: to which version, and who agrees. */
export interface TakingBack {
  readonly to: number;
  readonly by: readonly Seat[];
}

/**
 * The history after another event of the game; events with one cause are one step.
 * @param from the table before the event
 */
export function trailAfter<State>(
  { takeBack }: Pick<AnyPlayedGame, "takeBack">,
  trail: readonly Past<State>[],
  past: Omit<Past<State>, "before">,
  from: State,
): readonly Past<State>[] {
  if (!takeBack) return trail;
  const last = trail.at(-1);
  if (last && last.cause === past.cause) return trail.with(-1, { ...past, before: last.before });
  return [...trail, { ...past, before: momentOf(trail, from)?.version }];
}

/** The step that led to this table. */
const momentOf = <State>(trail: readonly Past<State>[], table: State): Past<State> | undefined =>
  trail.findLast((past) => past.table === table);

/** The seats that made the steps between the current table and the one after version `to`. */
export function makersUpTo(trail: readonly Past[], table: unknown, to: number): readonly Seat[] {
  const byVersion = new Map(trail.map((past) => [past.version, past]));
  const lineTo = (end: Past | undefined) => {
    const line = new Set<Past>();
    for (let past = end; past; past = past.before === undefined ? undefined : byVersion.get(past.before))
      line.add(past);
    return line;
  };
  const [now, then] = [lineTo(momentOf(trail, table)), lineTo(byVersion.get(to))];
  const between = [...now, ...then].filter((past) => !now.has(past) || !then.has(past));
  return [...new Set(between.flatMap(({ by }) => by ?? []))].sort((a, b) => a - b);
}

/** The offer after one more seat agrees; an offer for another version replaces it. */
export const offeredBy = (offer: TakingBack | undefined, seat: Seat, to: number): TakingBack => ({
  to,
  by: [...(offer?.to === to ? offer.by : []), seat],
});
