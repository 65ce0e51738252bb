import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { AnyPlayedGame } from "../../shared/engine/contract/game.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import { gameLog, type LogEntry, type Recorded } from "../../shared/engine/match/log-entry.ts";
import { hasTurn, INITIAL_MATCH, isPlayedByPerson, type Match } from "../../shared/engine/match/match.ts";

export interface Timeline<State = unknown, Event extends GameEvent = GameEvent> {
  readonly game: AnyPlayedGame;
  /** The seat whose view the log is, with the card faces it may see; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly log: readonly LogEntry<Event>[];
  /** `states[v]` is the match after version v. */
  readonly states: readonly Match<State>[];
}

export const emptyTimeline = <State = unknown, Event extends GameEvent = GameEvent>(
  game: AnyPlayedGame,
  seat: Seat | undefined,
): Timeline<State, Event> => ({
  game,
  seat,
  log: [],
  states: [INITIAL_MATCH as unknown as Match<State>],
});

/** @throws UnknownEvent if the timeline's game does not know an event */
export function extend<State, Event extends GameEvent>(
  timeline: Timeline<State, Event>,
  entries: readonly Recorded[],
): Timeline<State, Event> {
  const states = timeline.states.slice();
  for (const entry of entries) states.push(evolve(timeline.game, states.at(-1)!, entry));
  return { ...timeline, log: [...timeline.log, ...gameLog<Event>(entries)], states };
}

export const upTo = <State, Event extends GameEvent>(
  timeline: Timeline<State, Event>,
  version: number,
): Timeline<State, Event> =>
  version >= timeline.log.length
    ? timeline
    : { ...timeline, log: timeline.log.slice(0, version), states: timeline.states.slice(0, version + 1) };

export const latest = <State>({ states }: Pick<Timeline<State>, "states">): Match<State> => states.at(-1)!;

/** Answering another player's question is not a turn. */
export function isMyTurn({ game, seat, states }: Timeline): boolean {
  const match = states.at(-1)!;
  return seat !== undefined && isPlayedByPerson(match.seats[seat]) && hasTurn(game, match, seat);
}
