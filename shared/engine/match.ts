import { type Branched, branchedOff, type Origin } from "./branch.ts";
import { type Configured, configured } from "./configuring.ts";
import type { OfDay } from "./daily.ts";
import { type AnyPlayedGame, type Awaited, fold, type GameEvent, isOpposed, type Outcome, type Seat } from "./game.ts";
import { afterFreeing, afterLeaving, afterSitting, expected, type Gathering, type Guest, NOBODY } from "./gathering.ts";
import { type Hints, hintsPast, hintTaken, NO_HINTS } from "./hints.ts";
import { DEFAULT_TABLE_SETTINGS, type Delay, type TableSettings } from "./table-settings.ts";
import type { Moment } from "./time.ts";
import { offeredBy, type Past, type TakingBack, trailAfter } from "./trail.ts";
import { callAfter, type Waits, waitChanged, waitsAfter } from "./waits.ts";

/** What the log knows of an event beside the event itself. */
export interface EventMetadata {
  /** The version of the stream with this event: 1, 2, 3 … without gaps. */
  readonly v: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * What it follows from, 1 to 64 characters; the events of one cause are one step of a replay. A command of a seat is told by a
   * hash of its id, 32 hex digits; logs of earlier releases have the id itself.
   */
  readonly cause: string;
  /** The seat that sent the command; absent when the platform did. */
  readonly by?: Seat;
  /** The schema of an event of the game, where that has had others before; 1 unless told. */
  readonly schema?: number;
}

/** An event as the log holds it. */
export type Recorded<Event extends GameEvent = GameEvent> = Event & EventMetadata;

/** The event without its metadata. */
export function payloadOf<Event extends GameEvent>(
  entry: Event & Partial<EventMetadata>,
): Omit<Event, keyof EventMetadata> {
  const { v: _v, at: _at, cause: _cause, by: _by, schema: _schema, ...fact } = entry;
  return fact;
}

export type Kind = "human" | "bot";

/**
 * Somebody at the table. A human is known by `player`, an id that outlives sockets; a bot by the name of its policy. A human
 * with a bot has handed the seat to it.
 */
export interface Occupant {
  readonly name: string;
  readonly kind: Kind;
  readonly nonce: string;
  readonly player?: string;
  readonly bot?: string;
}

/** What a table is opened with; everything later is written against it. */
export interface Charter {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** What an invitation holds: short enough to be read aloud. */
  readonly code: string;
  /** Every default filled in. */
  readonly options: object;
  readonly layout: object;
  /** How many seats the table has. */
  readonly seats: number;
  readonly commitment: string;
  /** How seed and nonces become chance. */
  readonly algorithm: string;
  readonly visibility: "open" | "private";
  readonly house?: TableSettings;
  /** Whom its seats are kept for, seat by seat; null for those that are anybody's. */
  readonly kept?: readonly (Guest | null)[];
  /** The match this one is the rematch of. */
  readonly previous?: string;
  /** It was played on a device without a line, from a seed of the device's own: nobody knows how often that deal was tried. */
  readonly offline?: true;
  /** The day whose deal it is. */
  readonly daily?: OfDay;
  /** The moment of another match that this one is played on from. */
  readonly from?: Origin;
}

export const tableSettingsOf = ({ house }: Charter): TableSettings => house ?? DEFAULT_TABLE_SETTINGS;

/** The events around a game: who sits where, when it begins and ends, and what the seed was. */
export type MatchEvent =
  | ({ readonly type: "MatchCreated" } & Omit<Charter, "from">)
  | ({ readonly type: "MatchBranched" } & Branched)
  | ({ readonly type: "SeatTaken"; readonly seat: Seat } & Occupant)
  /** `removed`: not by themselves, and for good. */
  | { readonly type: "SeatLeft"; readonly seat: Seat; readonly reason?: "removed" }
  /** The seat is kept for nobody any more. */
  | { readonly type: "SeatFreed"; readonly seat: Seat }
  /** The host has chosen another board, or other seats. */
  | ({ readonly type: "MatchConfigured" } & Configured)
  | { readonly type: "MatchStarted" }
  /** The seat's time is up: a hint, no more. */
  | { readonly type: "SeatNudged"; readonly seat: Seat }
  /**
   * The sender wants a bot in the place of the seat, for a delay that began `since`. `here`: the seats whose people were there
   * to be asked. More than half of them decide.
   */
  | {
      readonly type: "BotCalled";
      readonly seat: Seat;
      readonly reason: Delay;
      readonly since: Moment;
      readonly here: readonly Seat[];
    }
  | {
      readonly type: "SeatHandedToBot";
      readonly seat: Seat;
      readonly bot: string;
      readonly reason: "asked" | "conceded" | Delay;
    }
  | { readonly type: "SeatReclaimed"; readonly seat: Seat }
  /** The seat would give up. */
  | { readonly type: "ConcessionOffered"; readonly seat: Seat }
  /** The seat plays on, and with it the table. */
  | { readonly type: "ConcessionDropped"; readonly seat: Seat }
  /** The seat would take steps back, to the end of the one at version `to`. */
  | { readonly type: "TakeBackOffered"; readonly seat: Seat; readonly to: number }
  /** The seat would not. */
  | { readonly type: "TakeBackDropped"; readonly seat: Seat }
  /** The table is as it was after version `to` of this log. What came between stays in the log, and counts no more. */
  | { readonly type: "StepTakenBack"; readonly to: number }
  /** The seat, which practises alone, is about to be told what it might do. */
  | { readonly type: "HintTaken"; readonly seat: Seat }
  | { readonly type: "MatchEnded"; readonly outcome: Outcome }
  | { readonly type: "SeedRevealed"; readonly seed: string; readonly nonces: readonly string[] };

/** A match, folded from its log. `table` is the state of its game. */
export interface Match<State = unknown> {
  readonly phase: "void" | "open" | "live" | "over";
  readonly version: number;
  readonly charter: Charter;
  readonly seats: readonly (Occupant | undefined)[];
  readonly table: State;
  readonly gathering: Gathering;
  readonly waits: Waits;
  /** The seats that would give up. */
  readonly concession: readonly Seat[];
  /** What one may go back to, the oldest first; empty where the game takes nothing back. */
  readonly trail: readonly Past<State>[];
  readonly takingBack: TakingBack | undefined;
  readonly hints: Hints;
  readonly outcome?: Outcome;
  readonly seed?: string;
}

const VOID: Charter = {
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

/** The match of which nothing has been told yet. */
export const INITIAL_MATCH: Match<undefined> = {
  phase: "void",
  version: 0,
  charter: VOID,
  seats: [],
  table: undefined,
  gathering: NOBODY,
  waits: [],
  concession: [],
  trail: [],
  takingBack: undefined,
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

/** Who plays against others has given up for good; who plays together is asked anew. */
const offersLeft = (game: AnyPlayedGame, { charter, concession }: Match): readonly Seat[] =>
  isOpposed(game, charter.options) ? concession : [];

/** Somebody after a bot has come in their place, or has gone from it. */
function playedBy(
  held: Occupant | undefined,
  event: Extract<MatchEvent, { readonly type: "SeatHandedToBot" | "SeatReclaimed" }>,
): Occupant | undefined {
  if (!held) return undefined;
  const { bot: _, ...own } = held;
  return event.type === "SeatHandedToBot" ? { ...own, bot: event.bot } : own;
}

/**
 * The one reducer of matches: its own events here, all others are the game's.
 * @throws UnknownEvent for what the game does not know
 */
export function evolve<State>(
  game: AnyPlayedGame,
  match: Match<State>,
  event: GameEvent & Partial<EventMetadata>,
): Match<State> {
  const version = match.version + 1;
  const { at = "", by, cause } = event;
  if (!isMatchEvent(event)) {
    const table = fold(game, match.table, [event]);
    const waits = waitsAfter(match.waits, game.toAct(table), at, by);
    const trail = trailAfter(game, match.trail, { version, cause, table, by }, match.table);
    return { ...match, version, table, waits, trail, takingBack: undefined, hints: hintsPast(match.hints) };
  }
  switch (event.type) {
    case "MatchCreated": {
      const { type: _, ...charter } = payloadOf(event);
      const seats = Array.from({ length: charter.seats }, () => undefined);
      const table = game.initial(charter.options, charter.seats, charter.rules);
      return { ...match, version, phase: "open", charter, seats, table, gathering: expected(charter) };
    }
    case "MatchBranched": {
      const { rules = match.charter.rules } = event;
      const table = game.adopt?.(match.table, rules) ?? match.table;
      return { ...match, version, ...branchedOff(match, payloadOf(event)), table };
    }
    case "SeatTaken": {
      const { type: _, seat, ...occupant } = payloadOf(event);
      const gathering = afterSitting(match.gathering, seat, occupant);
      return { ...match, version, seats: seated(match, seat, occupant), gathering };
    }
    case "SeatLeft": {
      const barred = event.reason === "removed" ? match.seats[event.seat]?.player : undefined;
      const gathering = afterLeaving(match.gathering, event.seat, barred);
      return { ...match, version, seats: seated(match, event.seat, undefined), gathering };
    }
    case "SeatFreed":
      return { ...match, version, gathering: afterFreeing(match.gathering, event.seat) };
    case "MatchConfigured": {
      const { type: _, ...setup } = payloadOf(event);
      return { ...match, version, ...configured(game, match, setup) };
    }
    case "MatchStarted": {
      // Where a match is played on, somebody is waited for at once; else the deal says who.
      const waits = waitsAfter([], game.toAct(match.table), at, undefined);
      const trail = trailAfter(game, [], { version, cause, table: match.table, by: undefined }, match.table);
      return { ...match, version, phase: "live", waits, trail };
    }
    case "SeatNudged":
      return { ...match, version, waits: waitChanged(match.waits, event.seat, (wait) => ({ ...wait, nudged: at })) };
    case "BotCalled":
      return {
        ...match,
        version,
        waits: waitChanged(match.waits, event.seat, (wait) => ({ ...wait, call: callAfter(wait, event, by) })),
      };
    case "SeatHandedToBot":
    case "SeatReclaimed": {
      const seats = seated(match, event.seat, playedBy(match.seats[event.seat], event));
      const waits = waitChanged(match.waits, event.seat, (wait) => ({ for: wait.for, since: at }));
      const concession = offersLeft(game, match);
      return { ...match, version, seats, waits, concession, takingBack: undefined };
    }
    case "ConcessionOffered":
      return { ...match, version, concession: [...match.concession, event.seat] };
    case "ConcessionDropped":
      return { ...match, version, concession: [] };
    case "TakeBackOffered":
      return { ...match, version, takingBack: offeredBy(match.takingBack, event.seat, event.to) };
    case "TakeBackDropped":
      return { ...match, version, takingBack: undefined };
    case "StepTakenBack": {
      const { table } = match.trail.find((past) => past.version === event.to) ?? match;
      const waits = waitsAfter([], game.toAct(table), at, undefined);
      const hints = hintsPast(match.hints);
      return { ...match, version, table, waits, concession: offersLeft(game, match), takingBack: undefined, hints };
    }
    case "HintTaken":
      return { ...match, version, hints: hintTaken(match.hints) };
    case "MatchEnded":
      return { ...match, version, phase: "over", waits: [], outcome: event.outcome };
    case "SeedRevealed":
      return { ...match, version, seed: event.seed };
  }
}

/** The match after all these events. */
export const foldMatch = <State>(
  game: AnyPlayedGame,
  match: Match<State>,
  events: readonly GameEvent[],
): Match<State> => {
  let state = match;
  for (const event of events) state = evolve(game, state, event);
  return state;
};

/** Whom the table waits for, and for what. */
export const awaitedAt = (game: AnyPlayedGame, match: Match): readonly Awaited[] =>
  match.phase === "live" ? game.toAct(match.table) : [];

/** The seats the table waits for, whether they have their turn or are asked for an answer. */
export const toAct = (game: AnyPlayedGame, match: Match): readonly Seat[] =>
  awaitedAt(game, match).map(({ seat }) => seat);

/** Whether a seat has its turn: not so where it is only asked to answer somebody else's. */
export const hasTurn = (game: AnyPlayedGame, match: Match, seat: Seat): boolean =>
  awaitedAt(game, match).some((awaited) => awaited.seat === seat && awaited.for === "turn");

/** Every seat's own part of the chance, in their order; empty where nobody sits. */
export const noncesOf = ({ seats }: Match): readonly string[] => seats.map((held) => held?.nonce ?? "");

/** The seat a player holds, if any. */
export function seatOf({ seats }: Pick<Match, "seats">, player: string): Seat | undefined {
  const seat = seats.findIndex((occupant) => occupant?.player === player);
  return seat < 0 ? undefined : seat;
}

/** Whether a person plays a seat, and no bot for them. */
export const isPlayedByPerson = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === "human" && occupant.bot === undefined;

/** The seats that people play themselves. */
export const personsAt = ({ seats }: Match): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (isPlayedByPerson(occupant) ? [seat] : []));
