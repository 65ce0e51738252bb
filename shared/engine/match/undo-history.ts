import type { Seat } from "../contract/events.ts";
import type { AnyPlayedGame } from "../contract/game.ts";

/** The state of the table after a step, for undo. */
export interface UndoPoint<State = unknown> {
  /** The version at the end of the step. */
  readonly version: number;
  readonly cause: string | undefined;
  readonly table: State;
  /** The seat that made the step; undefined for the start of the match. */
  readonly by: Seat | undefined;
  /** The version that the step started from; undefined for the first. */
  readonly before: number | undefined;
}

/** An open request to return to version `to`, and the seats that agree. */
export interface UndoRequest {
  readonly to: number;
  readonly by: readonly Seat[];
}

/**
 * The history after another event of the game. All events of a step share one undo point.
 * @param from the table before the event
 */
export function undoHistoryAfter<State>(
  { undo }: Pick<AnyPlayedGame, "undo">,
  history: readonly UndoPoint<State>[],
  point: Omit<UndoPoint<State>, "before">,
  from: State,
): readonly UndoPoint<State>[] {
  if (!undo) return history;
  const last = history.at(-1);
  if (last && last.cause === point.cause) return history.with(-1, { ...point, before: last.before });
  return [...history, { ...point, before: undoPointOf(history, from)?.version }];
}

/** The last undo point with this table. */
export const undoPointOf = <State>(history: readonly UndoPoint<State>[], table: State): UndoPoint<State> | undefined =>
  history.findLast((point) => point.table === table);

/** The request after one more seat agrees. A request for another version replaces the open one. */
export const undoRequestWith = (offer: UndoRequest | undefined, seat: Seat, to: number): UndoRequest => ({
  to,
  by: [...(offer?.to === to ? offer.by : []), seat],
});
