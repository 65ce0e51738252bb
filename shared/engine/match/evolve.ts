import { fold, type GameEvent, type Seat } from "../contract/events.ts";
import { type AnyPlayedGame, isOpposed } from "../contract/game.ts";
import { branchedOff } from "./branch.ts";
import { configured } from "./configuring.ts";
import { hintsAfterMove, hintTaken } from "./hints.ts";
import { type EventMetadata, payloadOf } from "./log-entry.ts";
import type { Match } from "./match.ts";
import { isMatchEvent, type MatchEvent, type Occupant } from "./match-events.ts";
import { afterLeaving, afterRelease, afterReserving, afterSitting, initialSeating } from "./seating.ts";
import { botVoteAfter, timerChanged, turnTimersAfter } from "./turn-timers.ts";
import { undoHistoryAfter, undoRequestWith } from "./undo-history.ts";

const seated = (match: Match, seat: Seat, occupant: Occupant | undefined): Match["seats"] =>
  match.seats.map((held, at) => (at === seat ? occupant : held));

/** Only competitive games keep resignations when a bot takes over, a player returns or steps are undone. */
const offersLeft = (game: AnyPlayedGame, { config, resignations }: Match): readonly Seat[] =>
  isOpposed(game, config.options) ? resignations : [];

function playedBy(
  held: Occupant | undefined,
  event: Extract<MatchEvent, { readonly type: "SeatHandedToBot" | "SeatReclaimed" }>,
): Occupant | undefined {
  if (!held) return undefined;
  const { bot: _, ...own } = held;
  return event.type === "SeatHandedToBot" ? { ...own, bot: event.bot } : own;
}

/** @throws UnknownEvent if the game does not know an event */
export function evolve<State>(
  game: AnyPlayedGame,
  match: Match<State>,
  event: GameEvent & Partial<EventMetadata>,
): Match<State> {
  return isMatchEvent(event) ? afterMatchEvent(game, match, event) : afterGameEvent(game, match, event);
}

function afterGameEvent<State>(
  game: AnyPlayedGame,
  match: Match<State>,
  event: GameEvent & Partial<EventMetadata>,
): Match<State> {
  const version = match.version + 1;
  const { at = "", by, cause } = event;
  const table = fold(game, match.table, [event]);
  const turnTimers = turnTimersAfter(match.turnTimers, game.toAct(table), at, by);
  const undoHistory = undoHistoryAfter(game, match.undoHistory, { version, cause, table, by }, match.table);
  return {
    ...match,
    version,
    table,
    turnTimers,
    undoHistory,
    undoRequest: undefined,
    hints: hintsAfterMove(match.hints),
  };
}

function afterMatchEvent<State>(
  game: AnyPlayedGame,
  match: Match<State>,
  event: MatchEvent & Partial<EventMetadata>,
): Match<State> {
  const version = match.version + 1;
  const { at = "", by, cause } = event;
  switch (event.type) {
    case "MatchCreated": {
      const { type: _, ...config } = payloadOf(event);
      const seats = Array.from({ length: config.seats }, () => undefined);
      const table = game.initial(config.options, config.seats, config.rules);
      return { ...match, version, phase: "open", config, seats, table, seating: initialSeating(config) };
    }
    case "MatchBranched": {
      const { rules = match.config.rules } = event;
      const table = game.adopt?.(match.table, rules) ?? match.table;
      return { ...match, version, ...branchedOff(match, payloadOf(event)), table };
    }
    case "SeatTaken": {
      const { type: _, seat, ...occupant } = payloadOf(event);
      const seating = afterSitting(match.seating, seat, occupant);
      return { ...match, version, seats: seated(match, seat, occupant), seating };
    }
    case "SeatLeft": {
      const barred = event.reason === "removed" ? match.seats[event.seat]?.player : undefined;
      const seating = afterLeaving(match.seating, event.seat, barred);
      return { ...match, version, seats: seated(match, event.seat, undefined), seating };
    }
    case "SeatReserved": {
      const { type: _, seat, ...guest } = payloadOf(event);
      return { ...match, version, seating: afterReserving(match, seat, guest) };
    }
    case "SeatFreed":
      return { ...match, version, seating: afterRelease(match.seating, event.seat) };
    case "MatchConfigured": {
      const { type: _, ...setup } = payloadOf(event);
      return { ...match, version, ...configured(game, match, setup) };
    }
    case "MatchStarted": {
      // A branch's table already awaits seats. In other matches the events of the deal start the timers.
      const turnTimers = turnTimersAfter([], game.toAct(match.table), at, undefined);
      const undoHistory = undoHistoryAfter(
        game,
        [],
        { version, cause, table: match.table, by: undefined },
        match.table,
      );
      return { ...match, version, phase: "live", turnTimers, undoHistory };
    }
    case "SeatNudged":
      return {
        ...match,
        version,
        turnTimers: timerChanged(match.turnTimers, event.seat, (timer) => ({ ...timer, remindedAt: at })),
      };
    case "BotCalled":
      return {
        ...match,
        version,
        turnTimers: timerChanged(match.turnTimers, event.seat, (timer) => ({
          ...timer,
          vote: botVoteAfter(timer, event, by),
        })),
      };
    case "SeatHandedToBot":
    case "SeatReclaimed": {
      const seats = seated(match, event.seat, playedBy(match.seats[event.seat], event));
      const turnTimers = timerChanged(match.turnTimers, event.seat, (timer) => ({ for: timer.for, since: at }));
      const resignations = offersLeft(game, match);
      return { ...match, version, seats, turnTimers, resignations, undoRequest: undefined };
    }
    case "ConcessionOffered":
      return { ...match, version, resignations: [...match.resignations, event.seat] };
    case "ConcessionDropped":
      return { ...match, version, resignations: [] };
    case "TakeBackOffered":
      return { ...match, version, undoRequest: undoRequestWith(match.undoRequest, event.seat, event.to) };
    case "TakeBackDropped":
      return { ...match, version, undoRequest: undefined };
    case "StepTakenBack": {
      const { table } = match.undoHistory.find((point) => point.version === event.to) ?? match;
      const turnTimers = turnTimersAfter([], game.toAct(table), at, undefined);
      const hints = hintsAfterMove(match.hints);
      return {
        ...match,
        version,
        table,
        turnTimers,
        resignations: offersLeft(game, match),
        undoRequest: undefined,
        hints,
      };
    }
    case "HintTaken":
      return { ...match, version, hints: hintTaken(match.hints) };
    case "MatchEnded":
      return { ...match, version, phase: "over", turnTimers: [], outcome: event.outcome };
    case "SeedRevealed":
      return { ...match, version, seed: event.seed };
  }
}

export const foldMatch = <State>(
  game: AnyPlayedGame,
  match: Match<State>,
  events: readonly GameEvent[],
): Match<State> => {
  let state = match;
  for (const event of events) state = evolve(game, state, event);
  return state;
};
