import type { Seat } from "../contract/events.ts";
import type { AnyPlayedGame } from "../contract/game.ts";

/** The table after a step. */
export interface UndoPoint<State = unknown> {
  /** The step's last version. */
  readonly version: number;
  readonly cause: string | undefined;
  readonly table: State;
  /** Undefined for the start of the match. */
  readonly by: Seat | undefined;
  /** The version of the preceding point; undefined for the first. */
  readonly before: number | undefined;
}

/** A request to return to version `to`. `by`: the seats that agree. */
export interface UndoRequest {
  readonly to: number;
  readonly by: readonly Seat[];
}

/** Events of a step share one undo point. @param from the table before the event */
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

export const undoPointOf = <State>(history: readonly UndoPoint<State>[], table: State): UndoPoint<State> | undefined =>
  history.findLast((point) => point.table === table);

/** A request for another version replaces the open one. */
export const undoRequestWith = (offer: UndoRequest | undefined, seat: Seat, to: number): UndoRequest => ({
  to,
  by: [...(offer?.to === to ? offer.by : []), seat],
});
