import { type Branched, branchedOff, type Origin } from "./branch.ts";
import { type AnyGame, type Fact, fold, type Outcome, type Seat } from "./game.ts";
import { afterFreeing, afterLeaving, afterSitting, expected, type Gathering, type Guest, NOBODY } from "./gathering.ts";
import { type Delay, type House, USUAL_HOUSE } from "./house.ts";
import type { Moment } from "./time.ts";
import { callAfter, type Waits, waitChanged, waitsAfter } from "./waits.ts";

/** What the log knows of an event beside the event itself. */
export interface Stamp {
  /** The version of the stream with this event: 1, 2, 3 … without gaps. */
  readonly v: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /** The id of the command it follows from; the events of one cause are one step of a replay. */
  readonly cause: string;
  /** The seat that sent the command; absent when the platform did. */
  readonly by?: Seat;
}

/** An event as the log holds it. */
export type Recorded<Event extends Fact = Fact> = Event & Stamp;

/** The event without its stamp. */
export function bare<Event extends Fact>(entry: Event & Partial<Stamp>): Omit<Event, keyof Stamp> {
  const { v: _v, at: _at, cause: _cause, by: _by, ...fact } = entry;
  return fact;
}

export type Kind = "human" | "bot";

/**
 * Somebody at the table. A human is known by `player`, an id that outlives sockets; a bot by the name of its mind. A human
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
  readonly house?: House;
  /** Whom its seats are kept for, seat by seat; null for those that are anybody's. */
  readonly kept?: readonly (Guest | null)[];
  /** The match this one is the rematch of. */
  readonly previous?: string;
  /** The moment of another match that this one is played on from. */
  readonly from?: Origin;
}

export const houseOf = ({ house }: Charter): House => house ?? USUAL_HOUSE;

/** The events around a game: who sits where, when it begins and ends, and what the seed was. */
export type MatchEvent =
  | ({ readonly type: "MatchCreated" } & Omit<Charter, "from">)
  | ({ readonly type: "MatchBranched" } & Branched)
  | ({ readonly type: "SeatTaken"; readonly seat: Seat } & Occupant)
  /** `removed`: not by themselves, and for good. */
  | { readonly type: "SeatLeft"; readonly seat: Seat; readonly reason?: "removed" }
  /** The seat is kept for nobody any more. */
  | { readonly type: "SeatFreed"; readonly seat: Seat }
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
  | { readonly type: "SeatHandedToBot"; readonly seat: Seat; readonly bot: string; readonly reason: "asked" | Delay }
  | { readonly type: "SeatReclaimed"; readonly seat: Seat }
  /** The seat would give up. */
  | { readonly type: "ConcessionOffered"; readonly seat: Seat }
  /** The seat plays on, and with it the table. */
  | { readonly type: "ConcessionDropped"; readonly seat: Seat }
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
export const nothing: Match<undefined> = {
  phase: "void",
  version: 0,
  charter: VOID,
  seats: [],
  table: undefined,
  gathering: NOBODY,
  waits: [],
  concession: [],
};

const MATCH_EVENTS: ReadonlySet<string> = new Set<MatchEvent["type"]>([
  "MatchCreated",
  "MatchBranched",
  "SeatTaken",
  "SeatLeft",
  "SeatFreed",
  "MatchStarted",
  "SeatNudged",
  "BotCalled",
  "SeatHandedToBot",
  "SeatReclaimed",
  "ConcessionOffered",
  "ConcessionDropped",
  "MatchEnded",
  "SeedRevealed",
]);

export const isMatchEvent = (event: Fact): event is MatchEvent => MATCH_EVENTS.has(event.type);

const seated = (match: Match, seat: Seat, occupant: Occupant | undefined): Match["seats"] =>
  match.seats.map((held, at) => (at === seat ? occupant : held));

/** Somebody after a bot has come in their place, or has gone from it. */
function playedBy(
  held: Occupant | undefined,
  event: Extract<MatchEvent, { readonly type: "SeatHandedToBot" | "SeatReclaimed" }>,
): Occupant | undefined {
  if (!held) return undefined;
  const { bot: _, ...own } = held;
  return event.type === "SeatHandedToBot" ? { ...own, bot: event.bot } : own;
}

/** The one reducer of matches: its own events here, all others are the game's. */
export function evolve<State>(game: AnyGame, match: Match<State>, event: Fact & Partial<Stamp>): Match<State> {
  const version = match.version + 1;
  const { at = "", by } = event;
  if (!isMatchEvent(event)) {
    const table = game.evolve(match.table, event);
    return { ...match, version, table, waits: waitsAfter(match.waits, game.toAct(table), at, by) };
  }
  switch (event.type) {
    case "MatchCreated": {
      const { type: _, ...charter } = bare(event);
      const seats = Array.from({ length: charter.seats }, () => undefined);
      const table = game.initial(charter.options, charter.seats);
      return { ...match, version, phase: "open", charter, seats, table, gathering: expected(charter) };
    }
    case "MatchBranched":
      return { ...match, version, ...branchedOff(match, bare(event)) };
    case "SeatTaken": {
      const { type: _, seat, ...occupant } = bare(event);
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
    case "MatchStarted":
      // Where a match is played on, somebody is waited for at once; else the deal says who.
      return { ...match, version, phase: "live", waits: waitsAfter([], game.toAct(match.table), at, undefined) };
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
      const waits = waitChanged(match.waits, event.seat, () => ({ since: at }));
      return { ...match, version, seats, waits, concession: [] };
    }
    case "ConcessionOffered":
      return { ...match, version, concession: [...match.concession, event.seat] };
    case "ConcessionDropped":
      return { ...match, version, concession: [] };
    case "MatchEnded":
      return { ...match, version, phase: "over", waits: [], outcome: event.outcome };
    case "SeedRevealed":
      return { ...match, version, seed: event.seed };
  }
}

/** The match after all these events. */
export const foldMatch = <State>(game: AnyGame, match: Match<State>, events: readonly Fact[]): Match<State> =>
  fold((state: Match<State>, event: Fact) => evolve(game, state, event), match, events);

/** The seats the table waits for. */
export const toAct = (game: AnyGame, match: Match): readonly Seat[] =>
  match.phase === "live" ? game.toAct(match.table) : [];

/** Every seat's own part of the chance, in their order; empty where nobody sits. */
export const noncesOf = ({ seats }: Match): readonly string[] => seats.map((held) => held?.nonce ?? "");

/** The seat a player holds, if any. */
export function seatOf(match: Match, player: string): Seat | undefined {
  const seat = match.seats.findIndex((occupant) => occupant?.player === player);
  return seat < 0 ? undefined : seat;
}

/** Whether a person plays a seat, and no bot for them. */
export const isPlayedByPerson = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === "human" && occupant.bot === undefined;

/** The seats that people play themselves. */
export const personsAt = ({ seats }: Match): readonly Seat[] =>
  seats.flatMap((occupant, seat) => (isPlayedByPerson(occupant) ? [seat] : []));
