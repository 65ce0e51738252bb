import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { toRecorded } from "../../shared/engine/log/recording.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";

interface Stamp {
  /** In ms since 1970. */
  readonly now: number;
  readonly cause: string;
  readonly by?: Seat | undefined;
}

/** Times never go backwards, even if the clock does. */
export function stamped(
  game: AnyGame,
  events: readonly GameEvent[],
  log: readonly Recorded[],
  { now, cause, by }: Stamp,
): readonly Recorded[] {
  const at = new Date(now).toISOString();
  const { at: last = at } = log.at(-1) ?? {};
  const stamp = { after: log.length, at: at > last ? at : last, cause };
  return toRecorded(game, events, by === undefined ? stamp : { ...stamp, by });
}
