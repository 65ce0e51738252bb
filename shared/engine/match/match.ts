import { fold, type GameEvent, type Seat } from "../contract/events.ts";
import { type AnyPlayedGame, type AwaitedSeat, isOpposed, type Outcome } from "../contract/game.ts";
import type { DailyAttempt } from "../daily/daily.ts";
import type { Timestamp } from "../time.ts";
import { type BranchData, branchedOff, type Origin } from "./branch.ts";
import { configured, type SetupChange } from "./configuring.ts";
import { type Hints, hintsPast, hintTaken, NO_HINTS } from "./hints.ts";
import {
  afterLeaving,
  afterRelease,
  afterSitting,
  EMPTY_SEATING,
  initialSeating,
  type ReservedPlayer,
  type SeatingState,
} from "./seating.ts";
import { DEFAULT_TABLE_SETTINGS, type Delay, type TableSettings } from "./table-settings.ts";
import { botVoteAfter, type TurnTimers, timerChanged, turnTimersAfter } from "./turn-timers.ts";
import { type UndoPoint, type UndoRequest, undoHistoryAfter, undoRequestWith } from "./undo-history.ts";

/** The log's data about an event, in addition to the event itself. */
export interface EventMetadata {
  /** The version of the log with this event: 1, 2, 3 … without gaps. */
  readonly v: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * The cause, 1 to 64 characters; events with the same cause form one step. For a seat's command, a hash of its id (32
   * hex digits); logs of earlier releases have the id itself.
   */
  readonly cause: string;
  /** The seat that sent the command; absent if the platform did. */
  readonly by?: Seat;
  /** The schema of a game's event, if it had others before. Default: 1. */
  readonly schema?: number;
}

export type Recorded<Event extends GameEvent = GameEvent> = Event & EventMetadata;

/** The event without its metadata. */
export function payloadOf<Event extends GameEvent>(
  entry: Event & Partial<EventMetadata>,
): Omit<Event, keyof EventMetadata> {
  const { v: _v, at: _at, cause: _cause, by: _by, schema: _schema, ...payload } = entry;
  return payload;
}

export type OccupantKind = "human" | "bot";

/**
 * A person or bot at the table. A person is identified by `player`, an id that outlives connections, a bot by the name
 * of its policy. A person with `bot` has handed the seat to it.
 */
export interface Occupant {
  readonly name: string;
  readonly kind: OccupantKind;
  readonly nonce: string;
  readonly player?: string;
  readonly bot?: string;
}

/** The setup of a new table; everything later depends on it. */
export interface MatchConfig {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The code of an invitation, short enough to be read aloud. */
  readonly code: string;
  /** With all defaults filled in. */
  readonly options: object;
  readonly layout: object;
  /** The number of seats. */
  readonly seats: number;
  readonly commitment: string;
  /** How the seed and the nonces become chance. */
  readonly algorithm: string;
  readonly visibility: "open" | "private";
  readonly house?: TableSettings;
  /** The reservation of each seat; null for seats open to everyone. */
  readonly kept?: readonly (ReservedPlayer | null)[];
  /** The match this one is the rematch of. */
  readonly previous?: string;
  /** Played offline from a seed of the device, so the same deal may have been tried many times. */
  readonly offline?: true;
  /** The day whose deal this is. */
  readonly daily?: DailyAttempt;
  /** The version of another match that this one branched from. */
  readonly from?: Origin;
}

export const tableSettingsOf = ({ house }: MatchConfig): TableSettings => house ?? DEFAULT_TABLE_SETTINGS;

/** The platform's events: seats, start, end, and the seed. */
export type MatchEvent =
  | ({ readonly type: "MatchCreated" } & Omit<MatchConfig, "from">)
  | ({ readonly type: "MatchBranched" } & BranchData)
  | ({ readonly type: "SeatTaken"; readonly seat: Seat } & Occupant)
  /** `removed`: by the host, and for good. */
  | { readonly type: "SeatLeft"; readonly seat: Seat; readonly reason?: "removed" }
  /** The seat is no longer reserved. */
  | { readonly type: "SeatFreed"; readonly seat: Seat }
  /** The host changed the options or the seats. */
  | ({ readonly type: "MatchConfigured" } & SetupChange)
  | { readonly type: "MatchStarted" }
  /** A reminder that the seat's time is up, without further effect. */
  | { readonly type: "SeatNudged"; readonly seat: Seat }
  /**
   * A vote to replace the seat with a bot, for a delay that began `since`. `here`: the seats of the people present who
   * may vote. More than half of them decide.
   */
  | {
      readonly type: "BotCalled";
      readonly seat: Seat;
      readonly reason: Delay;
      readonly since: Timestamp;
      readonly here: readonly Seat[];
    }
  | {
      readonly type: "SeatHandedToBot";
      readonly seat: Seat;
      readonly bot: string;
      readonly reason: "asked" | "conceded" | Delay;
    }
  | { readonly type: "SeatReclaimed"; readonly seat: Seat }
  /** The seat offers to resign. */
  | { readonly type: "ConcessionOffered"; readonly seat: Seat }
  /** The seat plays on, which cancels all offers to resign. */
  | { readonly type: "ConcessionDropped"; readonly seat: Seat }
  /** The seat offers to take back all steps after version `to`. */
  | { readonly type: "TakeBackOffered"; readonly seat: Seat; readonly to: number }
  /** The seat declined. */
  | { readonly type: "TakeBackDropped"; readonly seat: Seat }
  /** The table is again as after version `to` of this log. The steps in between stay in the log but no longer count. */
  | { readonly type: "StepTakenBack"; readonly to: number }
  /** The seat practises alone and is about to see a hint. */
  | { readonly type: "HintTaken"; readonly seat: Seat }
  | { readonly type: "MatchEnded"; readonly outcome: Outcome }
  | { readonly type: "SeedRevealed"; readonly seed: string; readonly nonces: readonly string[] };

/** An entry of the log of a game with these events. */
export type LogEntry<Event extends GameEvent = GameEvent> = Recorded<Event | MatchEvent>;

/**
 * A log as the log of its game. Logs from the wire, a file or a device are untyped; a caller either has them accepted by
 * the game's `evolve`, which throws UnknownEvent for any other event, or takes them from the game itself.
 */
export const gameLog = <Event extends GameEvent>(log: readonly Recorded[]): readonly LogEntry<Event>[] =>
  log as readonly LogEntry<Event>[];

/** A match, folded from its log. `table` is the state of its game. */
export interface Match<State = unknown> {
  readonly phase: "void" | "open" | "live" | "over";
  readonly version: number;
  readonly config: MatchConfig;
  readonly seats: readonly (Occupant | undefined)[];
  readonly table: State;
  readonly seating: SeatingState;
  readonly turnTimers: TurnTimers;
  /** The seats that have offered to resign. */
  readonly resignations: readonly Seat[];
  /** The states that can be restored, the oldest first; empty for games without taking back. */
  readonly undoHistory: readonly UndoPoint<State>[];
  readonly undoRequest: UndoRequest | undefined;
  readonly hints: Hints;
  readonly outcome?: Outcome;
  readonly seed?: string;
}

const VOID: MatchConfig = {
  id: "",
  game: "",
  rules: 0,
  code: "",
  options: {},
  layout: {},
  seats: 0,
  commitment: "",
  algorithm: "",
  visibility: "private",
};

/** The match before any event. */
export const INITIAL_MATCH: Match<undefined> = {
  phase: "void",
  version: 0,
  config: VOID,
  seats: [],
  table: undefined,
  seating: EMPTY_SEATING,
  turnTimers: [],
  resignations: [],
  undoHistory: [],
  undoRequest: undefined,
  hints: NO_HINTS,
};

const MATCH_EVENTS: ReadonlySet<string> = new Set<MatchEvent["type"]>([
  "MatchCreated",
  "MatchBranched",
  "SeatTaken",
  "SeatLeft",
  "SeatFreed",
  "MatchConfigured",
  "MatchStarted",
  "SeatNudged",
  "BotCalled",
  "SeatHandedToBot",
  "SeatReclaimed",
  "ConcessionOffered",
  "ConcessionDropped",
  "TakeBackOffered",
  "TakeBackDropped",
  "StepTakenBack",
  "HintTaken",
  "MatchEnded",
  "SeedRevealed",
]);

export const isMatchEvent = (event: GameEvent): event is MatchEvent => MATCH_EVENTS.has(event.type);

const seated = (match: Match, seat: Seat, occupant: Occupant | undefined): Match["seats"] =>
  match.seats.map((held, at) => (at === seat ? occupant : held));

/** In competitive games resignations are final; in cooperative ones the offers are withdrawn. */
const offersLeft = (game: AnyPlayedGame, { config, resignations }: Match): readonly Seat[] =>
  isOpposed(game, config.options) ? resignations : [];

/** An occupant after a bot took over, or handed the seat back. */
function playedBy(
  held: Occupant | undefined,
  event: Extract<MatchEvent, { readonly type: "SeatHandedToBot" | "SeatReclaimed" }>,
): Occupant | undefined {
  if (!held) return undefined;
  const { bot: _, ...own } = held;
  return event.type === "SeatHandedToBot" ? { ...own, bot: event.bot } : own;
}

/**
 * The reducer of matches. Handles the platform's events; all others go to the game.
 * @throws UnknownEvent if the game does not know an event
 */
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
  return { ...match, version, table, turnTimers, undoHistory, undoRequest: undefined, hints: hintsPast(match.hints) };
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
    case "SeatFreed":
      return { ...match, version, seating: afterRelease(match.seating, event.seat) };
    case "MatchConfigured": {
      const { type: _, ...setup } = payloadOf(event);
      return { ...match, version, ...configured(game, match, setup) };
    }
    case "MatchStarted": {
      // A branch waits for its seats immediately; otherwise the deal decides.
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
      const hints = hintsPast(match.hints);
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

/** The seats the table waits for, and why. */
export const awaitedAt = (game: AnyPlayedGame, match: Match): readonly AwaitedSeat[] =>
  match.phase === "live" ? game.toAct(match.table) : [];

/** The seats the table waits for, for a turn or an answer. */
export const toAct = (game: AnyPlayedGame, match: Match): readonly Seat[] =>
  awaitedAt(game, match).map(({ seat }) => seat);

/** Whether a seat has its turn; an answer to another seat is not one. */
export const hasTurn = (game: AnyPlayedGame, match: Match, seat: Seat): boolean =>
  awaitedAt(game, match).some((awaited) => awaited.seat === seat && awaited.for === "turn");

/** The nonce of every seat, in seat order; empty for empty seats. */
export const noncesOf = ({ seats }: Match): readonly string[] => seats.map((held) => held?.nonce ?? "");

export function seatOf({ seats }: Pick<Match, "seats">, player: string): Seat | undefined {
  const seat = seats.findIndex((occupant) => occupant?.player === player);
  return seat < 0 ? undefined : seat;
}

/** Whether a person plays a seat themselves, without a bot. */
export const isPlayedByPerson = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === "human" && occupant.bot === undefined;

export const personsAt = ({ seats }: Match): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (isPlayedByPerson(occupant) ? [seat] : []));
