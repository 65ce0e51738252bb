import type { AnyGame, Seat } from "../../shared/engine/game.ts";
import { evolve, type Match, nothing, type Recorded } from "../../shared/engine/match.ts";

/** The log a viewer was given, and the match after each of its versions: what live play, replays and tests all show. */
export interface Timeline {
  readonly game: AnyGame;
  /** Whose faces it holds; undefined for an onlooker. */
  readonly seat: Seat | undefined;
  readonly log: readonly Recorded[];
  /** `states[v]` is the match after version v; `states[0]` is nothing. */
  readonly states: readonly Match[];
}

export const emptyTimeline = (game: AnyGame, seat: Seat | undefined): Timeline => ({
  game,
  seat,
  log: [],
  states: [nothing],
});

/** The timeline with these entries after its own. */
export function extend(timeline: Timeline, entries: readonly Recorded[]): Timeline {
  const states = timeline.states.slice();
  for (const entry of entries) states.push(evolve(timeline.game, states.at(-1)!, entry));
  return { ...timeline, log: [...timeline.log, ...entries], states };
}

/** The beginning of a timeline, as somebody saw it after a version. */
export const upTo = (timeline: Timeline, version: number): Timeline =>
  version >= timeline.log.length
    ? timeline
    : { ...timeline, log: timeline.log.slice(0, version), states: timeline.states.slice(0, version + 1) };

/** The match at the end of a timeline. */
export const latest = ({ states }: Timeline): Match => states.at(-1)!;
