import type { AnyPlayedGame, Seat } from "./game.ts";

/** The table as a step left it. */
export interface Past<State = unknown> {
  /** The version at the end of the step. */
  readonly version: number;
  readonly cause: string | undefined;
  readonly table: State;
}

/** Who would take steps back, and to which version. */
export interface TakingBack {
  readonly to: number;
  readonly by: readonly Seat[];
}

/** The steps one may go back to after another event of the game: events of one cause are one step. */
export function trailAfter<State>(
  { takeBack }: Pick<AnyPlayedGame, "takeBack">,
  trail: readonly Past<State>[],
  past: Past<State>,
): readonly Past<State>[] {
  if (!takeBack) return trail;
  const last = trail.at(-1);
  return last && last.cause === past.cause ? trail.with(-1, past) : [...trail, past];
}

/** Who would go back, after one more offer: one for another moment takes the place of those before. */
export const offeredBy = (offer: TakingBack | undefined, seat: Seat, to: number): TakingBack => ({
  to,
  by: [...(offer?.to === to ? offer.by : []), seat],
});
